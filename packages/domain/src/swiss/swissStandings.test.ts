import { describe, expect, it } from 'vitest'
import { rankByDirectEncounter } from './directEncounter.ts'
import { readEncounters } from './readEncounters.ts'
import type { SwissGame, SwissPlayer, SwissRound } from './swissRound.ts'
import { swissStandings } from './swissStandings.ts'
import { adjustedHalfPoints } from './tieBreaks.ts'

const playersOf = (ids: string): SwissPlayer[] => [...ids].map((playerId) => ({ playerId, rating: 2000 }))

/** A round from games such as `A 1-0 B` and byes such as `C half`. */
const roundOf = (...lines: string[]): SwissRound => {
  const round = { games: [] as SwissGame[], byes: [] as SwissRound['byes'][number][] }
  for (const line of lines) {
    const [first = '', second = '', third] = line.split(' ')
    if (third === undefined) round.byes.push({ playerId: first, kind: second as 'half' })
    else round.games.push({ white: first, black: third, result: second as SwissGame['result'] })
  }
  return round
}

const ROUNDS = [
  roundOf('A 1-0 B', 'C 1/2-1/2 D'),
  roundOf('A 1/2-1/2 C', 'B half', 'D pairing'),
  roundOf('D +/- A', 'B 0-1 C'),
]

describe('swissStandings', () => {
  it('counts rounds without a game against a dummy with the own score, which is capped', () => {
    const standings = swissStandings({ players: playersOf('ABCD'), rounds: ROUNDS, roundsTotal: 3 })
    // D's dummies count three half points: as many as three draws, and as many as A, who forfeited, has.
    expect(standings).toEqual({
      ok: true,
      standings: [
        {
          playerId: 'D',
          place: 1,
          halfPoints: 5,
          buchholzCut1HalfPoints: 7,
          sonnebornBergerQuarterPoints: 16,
        },
        {
          playerId: 'C',
          place: 2,
          halfPoints: 4,
          buchholzCut1HalfPoints: 8,
          sonnebornBergerQuarterPoints: 10,
        },
        // A's lowest opponent has one half point, but what is cut is the round that A forfeited.
        {
          playerId: 'A',
          place: 3,
          halfPoints: 3,
          buchholzCut1HalfPoints: 5,
          sonnebornBergerQuarterPoints: 6,
        },
        {
          playerId: 'B',
          place: 4,
          halfPoints: 1,
          buchholzCut1HalfPoints: 7,
          sonnebornBergerQuarterPoints: 1,
        },
      ],
    })
  })

  it('breaks ties in the order asked for, and gives players that nothing separates the same place', () => {
    const players = playersOf('ABCD')
    const rounds = [
      roundOf('A 1-0 B', 'C 1-0 D'),
      roundOf('B 1-0 D', 'A 0-1 C'),
      roundOf('A 1-0 D', 'C 0-1 B'),
    ]
    const placesBy = (...tieBreaks: ('directEncounter' | 'buchholzCut1')[]) => {
      const result = swissStandings({ players, rounds, roundsTotal: 3, tieBreaks })
      return result.ok
        ? result.standings.map(({ playerId, place }) => `${place}${playerId}`).join(' ')
        : result.code
    }
    // A, B and C have two points each and beat one another in a ring.
    expect(placesBy('directEncounter', 'buchholzCut1')).toBe('1A 1B 1C 4D')
    expect(placesBy()).toBe('1A 1B 1C 4D')
  })

  it('refuses a history that contradicts itself', () => {
    const rounds = [roundOf('A 1-0 B', 'A 1-0 C')]
    expect(swissStandings({ players: playersOf('ABC'), rounds, roundsTotal: 3 })).toEqual({
      ok: false,
      code: 'PAIRED_TWICE',
    })
  })
})

describe('adjustedHalfPoints', () => {
  const adjusted = (...rounds: SwissRound[]) =>
    readEncounters(playersOf('AB'), rounds).map((own) => adjustedHalfPoints(own))[0]

  it('counts the rounds after a withdrawal as draws, and byes before a game as what they gave', () => {
    const game = roundOf('A 1-0 B')
    expect(adjusted(game, roundOf(), roundOf())).toBe(4)
    expect(adjusted(roundOf('A zero'), game)).toBe(2)
    expect(adjusted(game, roundOf('A half'))).toBe(3)
    expect(adjusted(game, roundOf('A -/+ B'), roundOf())).toBe(3)
    expect(adjusted(game, roundOf('A zero'), roundOf('A -/+ B'))).toBe(3)
    expect(adjusted(game, roundOf('A zero'), roundOf('A pairing'))).toBe(4)
  })
})

describe('rankByDirectEncounter', () => {
  const rank = (ids: string, ...rounds: SwissRound[]) =>
    rankByDirectEncounter(
      [...ids].map((_, place) => place),
      readEncounters(playersOf(ids), rounds),
    ).map((group) => group.map((place) => ids.charAt(place)).join(''))

  it('ranks players who have all met, and again those of equal score', () => {
    expect(rank('AB', roundOf('A 0-1 B'))).toEqual(['B', 'A'])
    expect(rank('ABC', roundOf('A 1-0 B'), roundOf('C 1/2-1/2 A'), roundOf('B 1/2-1/2 C'))).toEqual([
      'A',
      'C',
      'B',
    ])
    expect(rank('ABC', roundOf('A 1-0 B'), roundOf('B 1-0 C'), roundOf('C 1-0 A'))).toEqual(['ABC'])
  })

  it('ranks a player first who stays first whatever the missing games would have been', () => {
    expect(rank('ABC', roundOf('A 1-0 B'), roundOf('A 1-0 C'))).toEqual(['A', 'BC'])
    expect(rank('ABC', roundOf('A 1-0 B'))).toEqual(['ABC'])
    expect(rank('AB', roundOf('A +/- B'))).toEqual(['AB'])
  })
})
