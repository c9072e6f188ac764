import { expect, it } from 'vitest'
import { mainRating } from './mainRating.ts'

const rapid = { speed: 'rapid', elo: 1510, provisional: false, games: 12, change: 4 } as const
const daily = { speed: 'daily', elo: 1620, provisional: true, games: 12, change: null } as const

it('is the rating of the speed that is played most, the faster of equals', () => {
  expect(mainRating([rapid, daily])).toBe(rapid)
  expect(mainRating([rapid, { ...daily, games: 13 }])).toMatchObject({ speed: 'daily' })
})

it('is null for a player without a game', () => {
  expect(mainRating([])).toBeNull()
})
