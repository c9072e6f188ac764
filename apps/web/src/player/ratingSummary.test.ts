import { expect, it } from 'vitest'
import { ratingSummary } from './ratingSummary.ts'

const points = [1500, 1580, 1430, 1580, 1510].map((rating, n) => ({ game: n + 1, rating, at: n }))

it('names the first, the last, the best and the worst, each the first time', () => {
  expect(ratingSummary(points)).toEqual({
    first: points[0],
    last: points[4],
    best: points[1],
    worst: points[2],
  })
})

it('is nothing without a game', () => {
  expect(ratingSummary([])).toBeNull()
})
