import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { END_REASONS } from '../endReason.ts'
import type { ArenaGame } from './arenaGame.ts'
import { HIGHLIGHTS_MAX, selectBestGames, selectFastestMates } from './selectHighlights.ts'

type NamedGame = ArenaGame & { name: string }

const game = (name: string, ratings: [number, number], more: Partial<ArenaGame> = {}): NamedGame => ({
  name,
  white: { playerId: 'w', rating: ratings[0], isBerserk: false },
  black: { playerId: 'b', rating: ratings[1], isBerserk: false },
  winner: 'white',
  reason: 'checkmate',
  ply: 60,
  endedAtMs: 0,
  ...more,
})
const names = (games: readonly NamedGame[]) => games.map(({ name }) => name).join(' ')

describe('selectBestGames', () => {
  it('ranks by the weaker player, then the stronger one, decided games and earlier ones first', () => {
    const games = [
      game('uneven', [2800, 1200]),
      game('late', [2000, 2100], { endedAtMs: 5 }),
      game('drawn', [2000, 2100], { winner: null, reason: 'stalemate' }),
      game('early', [2100, 2000]),
      game('top', [2000, 2300]),
    ]
    expect(names(selectBestGames(games, { count: 10 }))).toBe('top early late drawn uneven')
    expect(names(selectBestGames(games, { count: 2 }))).toBe('top early')
  })

  it('leaves out short games and those that the board did not decide', () => {
    const games = [
      game('short', [2000, 2000], { ply: 39 }),
      game('long enough', [1500, 1500], { ply: 40 }),
      ...(['timeout', 'agreement', 'abandoned', 'server'] as const).map((reason) =>
        game(reason, [2000, 2000], { reason }),
      ),
    ]
    expect(names(selectBestGames(games, { count: 10 }))).toBe('long enough')
  })
})

describe('selectFastestMates', () => {
  it('ranks mates by plies, then by the rating of the player who was mated', () => {
    const games = [
      game('slow', [2500, 2500], { ply: 61 }),
      game('weak', [2500, 1000], { ply: 14 }),
      game('strong', [1000, 2500], { ply: 14 }),
      game('resigned', [1000, 2500], { ply: 8, reason: 'resignation' }),
      game('black', [1800, 900], { ply: 14, winner: 'black' }),
    ]
    expect(names(selectFastestMates(games, { count: 10 }))).toBe('strong black weak slow')
  })

  it('agrees with a sort of all mates, and holds at most so many', () => {
    const games = fc.array(
      fc
        .record({
          ply: fc.integer({ min: 4, max: 30 }),
          reason: fc.constantFrom(...END_REASONS),
          at: fc.nat(9),
        })
        .map(({ ply, reason, at }) => game('', [1500, 1500], { ply, reason, endedAtMs: at })),
      { maxLength: 60, size: 'max' },
    )
    fc.assert(
      fc.property(games, fc.nat(20), (played, count) => {
        const sorted = played
          .filter(({ reason }) => reason === 'checkmate')
          .sort((one, other) => one.ply - other.ply || one.endedAtMs - other.endedAtMs)
        expect(selectFastestMates(played, { count })).toEqual(
          sorted.slice(0, Math.min(count, HIGHLIGHTS_MAX)),
        )
      }),
      { numRuns: 60 },
    )
  })
})
