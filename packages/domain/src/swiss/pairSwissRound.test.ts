import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairSwissRound } from './pairSwissRound.ts'
import { parseTrf } from './parseTrf.ts'
import type { SwissGame, SwissPlayer, SwissRound } from './swissRound.ts'
import { findViolations } from './testing/findViolations.ts'
import { JUDGED_TOURNAMENTS } from './testing/judgedTournaments.ts'
import { randomFrom, simulateAnySwiss, simulateSwiss } from './testing/simulateSwiss.ts'

const playersOf = (count: number): SwissPlayer[] =>
  Array.from({ length: count }, (_, index) => ({ playerId: String(index + 1), rating: 2500 - index }))

const roundOf = (...games: [white: string, black: string, result: SwissGame['result']][]): SwissRound => ({
  games: games.map(([white, black, result]) => ({ white, black, result })),
  byes: [],
})

/** The pairings of a round as text, with the bye last. */
function pair(
  players: readonly SwissPlayer[],
  rounds: readonly SwissRound[],
  more: { roundsTotal?: number; initialColor?: 'white' | 'black'; absent?: readonly string[] } = {},
): string {
  const paired = pairSwissRound({ players, rounds, roundsTotal: 5, initialColor: 'white', ...more })
  if (!paired.ok) return paired.code
  const boards = paired.pairings.map(({ white, black }) => `${white}-${black}`)
  return [...boards, ...(paired.bye === null ? [] : [`${paired.bye} bye`])].join(' ')
}

describe('pairSwissRound', () => {
  it('pairs the upper half with the lower half, and gives the colors in turn from the one drawn', () => {
    expect(pair(playersOf(7), [])).toBe('1-4 5-2 3-6 7 bye')
    expect(pair(playersOf(6), [], { initialColor: 'black' })).toBe('4-1 2-5 6-3')
  })

  it('pairs every round of the judged tournaments as the referee does', () => {
    for (const text of JUDGED_TOURNAMENTS) {
      const parsed = parseTrf(text)
      if (!parsed.ok) throw new Error(parsed.code)
      const { rounds, players, ...rest } = parsed.tournament
      rounds.forEach((round, index) => {
        const absent = round.byes.filter(({ kind }) => kind !== 'pairing').map(({ playerId }) => playerId)
        const paired = pairSwissRound({ ...rest, players, rounds: rounds.slice(0, index), absent })
        if (!paired.ok) throw new Error(paired.code)
        const boards = ({ white, black }: { white: string; black: string }) => `${white}-${black}`
        expect(paired.pairings.map(boards).sort()).toEqual(round.games.map(boards).sort())
        expect(paired.bye).toBe(round.byes.find(({ kind }) => kind === 'pairing')?.playerId ?? null)
      })
    }
  })

  it('keeps the absolute criteria in any tournament', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        expect(findViolations(simulateAnySwiss([2, 24], randomFrom(seed)))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('keeps the absolute criteria in windows, in which the halves of a score still meet', () => {
    const rates = { forfeits: 0.02, halfByes: 0.02, zeroByes: 0.01, withdrawals: 0, lateEntries: 0.02 }
    const tournament = simulateSwiss({ playerCount: 501, roundsTotal: 4, rates }, randomFrom(5))
    expect(tournament.rounds.length).toBe(4)
    expect(findViolations(tournament)).toEqual([])
    expect(pair(playersOf(400), [])).toMatch(/^1-201 202-2 3-203 /)
  })

  it('lets players meet again whose game was forfeited', () => {
    const forfeited = roundOf(['1', '2', '+/-'])
    expect(pair(playersOf(2), [forfeited])).toBe('1-2')
    expect(pair(playersOf(2), [roundOf(['1', '2', '1-0'])])).toBe('NO_LEGAL_PAIRING')
  })

  it('gives no player a second bye, nor one after a win by forfeit', () => {
    const first = roundOf(['1', '2', '1-0'])
    const withBye: SwissRound = { ...first, byes: [{ playerId: '3', kind: 'pairing' }] }
    expect(pair(playersOf(3), [withBye])).toBe('3-1 2 bye')
    const withForfeit: SwissRound = { ...roundOf(['1', '2', '-/+']), byes: [{ playerId: '3', kind: 'half' }] }
    expect(pair(playersOf(3), [withForfeit])).toBe('3-2 1 bye')
  })

  it('gives the bye to a player of the lowest score who has missed the fewest games', () => {
    const first: SwissRound = {
      ...roundOf(['1', '3', '1-0'], ['4', '2', '0-1']),
      byes: [{ playerId: '5', kind: 'zero' }],
    }
    // Players 3 to 5 have no point; player 5 has not played (criterion C9).
    expect(pair(playersOf(5), [first], { roundsTotal: 3 })).toBe('2-1 3-5 4 bye')
  })

  it('counts only players who have been paired when it numbers them', () => {
    expect(pair(playersOf(5), [], { absent: ['1'] })).toBe('2-4 5-3')
  })

  it('lets top scorers meet in the last round who both had the same color twice', () => {
    const rounds = [
      roundOf(['1', '3', '1-0'], ['2', '4', '1-0']),
      roundOf(['1', '4', '1-0'], ['2', '3', '1-0']),
    ]
    expect(pair(playersOf(4), rounds, { roundsTotal: 3, absent: ['3', '4'] })).toBe('2-1')
    expect(pair(playersOf(4), rounds, { roundsTotal: 5, absent: ['3', '4'] })).toBe('NO_LEGAL_PAIRING')
    // Nor may the two who have lost both games with Black.
    expect(pair(playersOf(4), rounds, { roundsTotal: 3, absent: ['1', '2'] })).toBe('NO_LEGAL_PAIRING')
  })

  it('refuses histories that contradict themselves', () => {
    const twice = roundOf(['1', '2', '1-0'], ['1', '3', '1-0'])
    expect(pair(playersOf(3), [twice])).toBe('PAIRED_TWICE')
    expect(pair(playersOf(2), [roundOf(['1', '9', '1-0'])])).toBe('UNKNOWN_PLAYER')
    expect(pair(playersOf(2), [], { absent: ['9'] })).toBe('UNKNOWN_PLAYER')
    expect(pair([...playersOf(2), ...playersOf(1)], [])).toBe('REPEATED_PLAYER')
    expect(pair(playersOf(1), [])).toBe('WRONG_NUMBER_OF_PLAYERS')
    expect(pair(playersOf(8193), [])).toBe('WRONG_NUMBER_OF_PLAYERS')
    expect(pair(playersOf(2), [], { roundsTotal: 2 })).toBe('WRONG_NUMBER_OF_ROUNDS')
    expect(pair(playersOf(2), [], { roundsTotal: 16 })).toBe('WRONG_NUMBER_OF_ROUNDS')
    expect(pair(playersOf(2), [], { roundsTotal: Number.NaN })).toBe('WRONG_NUMBER_OF_ROUNDS')
    const done = Array.from({ length: 3 }, () => roundOf())
    expect(pair(playersOf(2), done, { roundsTotal: 3 })).toBe('NO_ROUND_LEFT')
  })
})

describe('findViolations', () => {
  it('finds what is planted', () => {
    const players = playersOf(4)
    const absent = [[], [], []]
    const base = { players, roundsTotal: 4, initialColor: 'white' as const, absent }
    const first = roundOf(['1', '3', '1-0'], ['2', '4', '1-0'])
    const violations = (...rounds: SwissRound[]) => findViolations({ ...base, rounds }).join('; ')
    expect(violations(first, roundOf(['3', '1', '1-0'], ['2', '4', '1-0']))).toBe(
      'round 2: 3 and 1 meet again; round 2: 2 and 4 meet again',
    )
    expect(violations(roundOf(['1', '3', '1-0']))).toContain('2 is not paired')
    const second = roundOf(['1', '4', '1-0'], ['2', '3', '1-0'])
    expect(violations(first, second, roundOf(['1', '2', '1-0'], ['4', '3', '1-0']))).toBe(
      [
        'round 3: 1 has three more games with white',
        'round 3: 1 has white three times in a row',
        'round 3: 3 has three more games with black',
        'round 3: 3 has black three times in a row',
      ].join('; '),
    )
    const bye: SwissRound = { games: first.games, byes: [{ playerId: '5', kind: 'pairing' }] }
    expect(
      findViolations({ ...base, players: playersOf(5), rounds: [bye, { ...bye, games: second.games }] }),
    ).toEqual(['round 2: 5 has another point without a game'])
  })
})
