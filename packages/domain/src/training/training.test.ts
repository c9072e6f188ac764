import { describe, expect, it } from 'vitest'
import {
  inOrder,
  planPortion,
  rateTraining,
  scheduleAll,
  scheduleCard,
  streakOf,
  type TrainingGrade,
  type TrainingReview,
} from './index.ts'

const DAY_MS = 86_400_000
const TODAY = 20_513

let count = 0
const review = (
  exerciseId: string,
  day: number,
  grade: TrainingGrade = 'good',
  more: Partial<TrainingReview> = {},
): TrainingReview => ({
  id: `review-${++count}`,
  exerciseId,
  day,
  atMs: day * DAY_MS,
  grade,
  difficulty: 1500,
  ...more,
})

/** Answers an exercise on each day it is due, and returns the days between. */
function intervals(grades: readonly TrainingGrade[]): number[] {
  const reviews: TrainingReview[] = []
  let day = TODAY
  return grades.map((grade) => {
    reviews.push(review('a', day, grade))
    const due = scheduleCard(reviews)?.dueDay ?? 0
    const days = due - day
    day = due
    return days
  })
}

describe('the schedule of an exercise [STUDY-35]', () => {
  it('grows with each right answer, by whole days, and starts again after a wrong one', () => {
    const [first = 0, second = 0, third = 0] = intervals(['good', 'good', 'good'])
    expect(first).toBeGreaterThanOrEqual(1)
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
    expect(intervals(['again'])).toEqual([1])
    const [, , forgotten = 0] = intervals(['good', 'good', 'again'])
    expect(forgotten).toBeLessThan(third)
    expect(Number.isInteger(forgotten)).toBe(true)
  })

  it('is sooner after a hint and later after a quick answer', () => {
    const [[hard = 0], [good = 0], [easy = 0]] = [
      intervals(['hard']),
      intervals(['good']),
      intervals(['easy']),
    ]
    expect(hard).toBeLessThanOrEqual(good)
    expect(easy).toBeGreaterThan(good)
  })

  it('never reaches further than a year or so, and survives a day that comes twice', () => {
    expect(Math.max(...intervals(Array.from({ length: 20 }, () => 'easy')))).toBe(400)
    expect(scheduleCard([review('a', TODAY), review('a', TODAY - 1), review('a', TODAY)])).not.toBeNull()
    expect(scheduleCard([])).toBeNull()
  })

  it('is the same from the entries of two devices, in whichever order they arrive', () => {
    const entries = [review('a', TODAY), review('b', TODAY), review('a', TODAY + 3, 'again')]
    const merged = inOrder([...entries.toReversed(), ...entries])
    expect(merged).toEqual(inOrder(entries))
    expect(merged).toHaveLength(3)
    expect(scheduleAll(merged)).toEqual(scheduleAll(inOrder(entries)))
  })
})

describe('the portion of a day [STUDY-36]', () => {
  const exercises = ['new1', 'new2', 'old1', 'old2', 'later'].map((id) => ({ id }))
  const reviews = [review('old2', TODAY - 30), review('old1', TODAY - 60), review('later', TODAY - 1)]
  const plan = (size: number, more: readonly TrainingReview[] = [], today = TODAY) =>
    planPortion(exercises, { schedule: scheduleAll([...reviews, ...more]), today, size })

  it('begins with what is due, the longest waiting first, and goes on with new ones', () => {
    expect(plan(10)).toEqual({ done: 0, left: ['old1', 'old2', 'new1', 'new2'], dueCount: 2, newCount: 2 })
    expect(plan(3).left).toEqual(['old1', 'old2', 'new1'])
  })

  it('counts what was answered today, and an exercise comes again on its day', () => {
    const answered = review('new1', TODAY)
    expect(plan(2, [answered])).toMatchObject({ done: 1, left: ['old1'] })
    const due = scheduleCard([answered])?.dueDay ?? 0
    expect(plan(10, [answered], due - 1).left).not.toContain('new1')
    expect(plan(10, [answered], due).left).toContain('new1')
  })
})

describe('a streak [STUDY-36]', () => {
  it('counts days in a row, and lasts until the day is over', () => {
    const days = (...ago: number[]) => ago.map((days) => ({ day: TODAY - days }))
    expect(streakOf(days(0, 1, 1, 2, 4), TODAY)).toBe(3)
    expect(streakOf(days(1, 2), TODAY)).toBe(2)
    expect(streakOf(days(2, 3), TODAY)).toBe(0)
    expect(streakOf([], TODAY)).toBe(0)
  })
})

describe('the rating of a trainee [STUDY-37]', () => {
  it('rises with exercises solved and falls with those that were not, which become easier or harder', () => {
    const solved = rateTraining([review('a', TODAY)])
    expect(solved.trainee.rating).toBeGreaterThan(1500)
    expect(solved.lastChange).toBeCloseTo(solved.trainee.rating - 1500)
    expect(solved.difficulties.get('a')).toBeLessThan(1500)
    const failed = rateTraining([review('a', TODAY, 'again')])
    expect(failed.trainee.rating).toBeLessThan(1500)
    expect(failed.difficulties.get('a')).toBeGreaterThan(1500)
  })

  it('counts an exercise once', () => {
    const first = review('a', TODAY, 'again')
    const repeated = rateTraining([first, review('a', TODAY + 1), review('a', TODAY + 4)])
    expect(repeated).toEqual(rateTraining([first]))
  })
})
