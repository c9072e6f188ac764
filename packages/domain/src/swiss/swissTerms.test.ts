import { describe, expect, it } from 'vitest'
import type { SwissResult, SwissRound } from './swissRound.ts'
import { findAbsentees, mayEnterLate, refuseByes, swissRoundsFor } from './swissTerms.ts'

describe('swissRoundsFor', () => {
  it.each([
    [{ rounds: 7, players: 2 }, 1],
    [{ rounds: 7, players: 3 }, 3],
    [{ rounds: 7, players: 6 }, 5],
    [{ rounds: 7, players: 7 }, 7],
    [{ rounds: 3, players: 9 }, 3],
  ])('never exceeds a round robin: %j [TOUR-81]', (given, rounds) => {
    expect(swissRoundsFor(given)).toBe(rounds)
  })
})

describe('mayEnterLate', () => {
  it.each([
    [3, [1]],
    [4, [1, 2]],
    [9, [1, 2]],
    [1, []],
  ])('closes entries of %i rounds after two missed rounds or half of them [TOUR-86]', (totalRounds, open) => {
    const rounds = [1, 2, 3, 4].filter((currentRound) => mayEnterLate({ currentRound, totalRounds }))
    expect(rounds).toEqual(open)
  })
})

describe('refuseByes', () => {
  const at = { taken: [1], currentRound: 2, totalRounds: 5 }
  it('lets a player ask for rounds that are not paired yet [TOUR-84]', () => {
    expect(refuseByes({ ...at, asked: [3] })).toBe(null)
    expect(refuseByes({ ...at, asked: [] })).toBe(null)
    expect(refuseByes({ ...at, asked: [1, 4] })).toBe(null)
  })

  it('refuses paired rounds, the last one, and a third bye [TOUR-84]', () => {
    expect(refuseByes({ ...at, asked: [2] })).toBe('SWISS_BYE_ROUND_CLOSED')
    expect(refuseByes({ ...at, asked: [5] })).toBe('SWISS_BYE_ROUND_CLOSED')
    expect(refuseByes({ ...at, asked: [3, 4] })).toBe('SWISS_BYES_TOO_MANY')
  })
})

describe('findAbsentees', () => {
  const round = (...games: [white: string, black: string, result: SwissResult][]): SwissRound => ({
    games: games.map(([white, black, result]) => ({ white, black, result })),
    byes: [],
  })
  const first = round(['a', 'b', '-/+'], ['c', 'd', '-/-'], ['e', 'f', '1-0'])

  it('finds players who miss a second game in a row, whichever color they had [TOUR-85]', () => {
    expect(findAbsentees([first], new Map())).toEqual([])
    const second = round(['b', 'a', '+/-'], ['d', 'c', '1-0'], ['f', 'e', '-/+'])
    expect(findAbsentees([first, second], new Map())).toEqual(['a'])
  })

  it('counts on over a bye, and anew after a return [TOUR-85]', () => {
    const rounds = [first, round(['e', 'b', '1-0']), round(['f', 'a', '+/-'], ['d', 'c', '+/-'])]
    expect(findAbsentees(rounds, new Map())).toEqual(['a', 'c'])
    expect(findAbsentees(rounds, new Map([['a', 2]]))).toEqual(['c'])
  })
})
