import { expect, it } from 'vitest'
import { ratingSummary } from './RatingHistory.tsx'

const points = [1500, 1580, 1430, 1580, 1510].map((rating, n) => ({ game: n + 1, rating, at: n }))

it('returns the first, last, best and worst points, the earliest of equals', () => {
  expect(ratingSummary(points)).toEqual({
    first: points[0],
    last: points[4],
    best: points[1],
    worst: points[2],
  })
})

it('returns null without a game', () => {
  expect(ratingSummary([])).toBeNull()
})
