import { describe, expect, it } from 'vitest'
import { mayEnterLate, noShowsAfter, refuseByes, swissRoundsFor } from './swissTerms.ts'

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

describe('noShowsAfter', () => {
  it('counts no-shows in a row, and forgets them when the player comes [TOUR-85]', () => {
    const first = noShowsAfter(
      {
        games: [
          { white: 'a', black: 'b', result: '-/+' },
          { white: 'c', black: 'd', result: '-/-' },
          { white: 'e', black: 'f', result: '+/-' },
        ],
        byes: [],
      },
      new Map(),
    )
    expect(Object.fromEntries(first)).toEqual({ a: 1, b: 0, c: 1, d: 1, e: 0, f: 1 })
    const second = noShowsAfter(
      {
        games: [
          { white: 'a', black: 'c', result: '-/+' },
          { white: 'd', black: 'b', result: '1-0' },
        ],
        byes: [{ playerId: 'f', kind: 'pairing' }],
      },
      first,
    )
    expect(Object.fromEntries(second)).toEqual({ a: 2, b: 0, c: 0, d: 0, e: 0, f: 1 })
  })
})
