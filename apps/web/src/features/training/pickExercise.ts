import type { Theme } from '@lance/chess/training'
import type { Portion, Schedule } from '@lance/domain/training'
import type { OwnExercise } from './ownExercise.ts'

type Choice = {
  portion: Portion
  schedule: Schedule
  theme: Theme | null
  /** Goes on after the day's portion. */
  isMore: boolean
  /** The exercise that was just answered. */
  after: string | null
}

/**
 * The exercise to show next; null when the day's portion is done. With a theme, or to go on, first what is due and new, then
 * what was not seen for longest.
 */
export function pickExercise(
  exercises: readonly OwnExercise[],
  { portion, schedule, theme, isMore, after }: Choice,
): OwnExercise | null {
  const fits = (one: OwnExercise) => one.id !== after && (theme === null || one.themes.includes(theme))
  const planned = portion.left.flatMap((id) => exercises.find((one) => one.id === id) ?? [])
  const [next] = planned.filter(fits)
  if (next !== undefined) return next
  if (!isMore && theme === null) return null
  const lastDayOf = ({ id }: OwnExercise) => schedule.get(id)?.lastDay ?? 0
  return exercises.filter(fits).sort((one, other) => lastDayOf(one) - lastDayOf(other))[0] ?? null
}
