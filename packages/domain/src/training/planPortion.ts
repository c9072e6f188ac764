import { type Card, scheduleCard } from './scheduleCard.ts'
import type { TrainingReview } from './trainingReview.ts'

/** How many exercises a day brings, as the player chooses. */
export const PORTION_SIZES = [5, 10, 20, 40] as const
export type PortionSize = (typeof PORTION_SIZES)[number]
export const PORTION_USUAL: PortionSize = 10

export type Schedule = ReadonlyMap<string, Card>

/** The schedule of every exercise that was answered. `reviews`: in order. */
export function scheduleAll(reviews: readonly TrainingReview[]): Schedule {
  const byExercise = new Map<string, TrainingReview[]>()
  for (const review of reviews) {
    const known = byExercise.get(review.exerciseId)
    if (known === undefined) byExercise.set(review.exerciseId, [review])
    else known.push(review)
  }
  const cards = new Map<string, Card>()
  for (const [id, own] of byExercise) {
    const card = scheduleCard(own)
    if (card !== null) cards.set(id, card)
  }
  return cards
}

/** An exercise of the player, newest games first where they are listed. */
type Listed = { id: string }

export type Portion = {
  /** Answered today. */
  done: number
  /** What is left of today's portion, in order: what is due, the longest waiting first, then new ones. */
  left: readonly string[]
  /** Due today or earlier, and never answered. */
  dueCount: number
  newCount: number
}

/** What to train today. */
export function planPortion(
  exercises: readonly Listed[],
  { schedule, today, size }: { schedule: Schedule; today: number; size: number },
): Portion {
  const known = exercises.map(({ id }) => ({ id, card: schedule.get(id) ?? null }))
  const isDone = (card: Card | null) => card !== null && card.lastDay >= today
  const due = known
    .flatMap(({ id, card }) => (card !== null && card.dueDay <= today ? [{ id, dueDay: card.dueDay }] : []))
    .sort((one, other) => one.dueDay - other.dueDay)
  const fresh = known.filter(({ card }) => card === null)
  const done = known.filter(({ card }) => isDone(card)).length
  const left = [...due, ...fresh].slice(0, Math.max(0, size - done)).map(({ id }) => id)
  return { done, left, dueCount: due.length, newCount: fresh.length }
}

/** Days in a row with at least one answer, up to today or, while today's is still to come, yesterday. */
export function streakOf(reviews: readonly Pick<TrainingReview, 'day'>[], today: number): number {
  const days = new Set(reviews.map(({ day }) => day))
  let at = days.has(today) ? today : today - 1
  let streak = 0
  while (days.has(at)) {
    streak++
    at--
  }
  return streak
}
