import { expect, it } from 'vitest'
import { countGame } from '../../training/countGame.ts'
import { countNames, pickAskedGames } from './askedGames.ts'
import type { CollectedGame } from './collection.ts'

const MOVES = '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Nf3 Nxh5 5. d3 Nf4 *'
const ADDED_AT_MS = Date.UTC(2026, 0, 1)

const game = (id: string, changes: Partial<CollectedGame> = {}): CollectedGame => ({
  ...{ id, white: 'Ana', black: 'Zé', result: '*', event: '', date: '2025.03.02', eco: '', plies: 10 },
  addedAtMs: ADDED_AT_MS,
  ...changes,
})

const pick = (
  games: CollectedGame[],
  { made = new Set<string>(), most = 200, texts = {} as Record<string, string> } = {},
) =>
  pickAskedGames(games, {
    ...{ player: 'Ana', made, most },
    count: (game, pgn) => countGame(game, pgn, { rating: null }),
    readText: async (id) => texts[id] ?? MOVES,
  })

it('offers the names in the games, the most frequent first, and no missing ones [STUDY-76]', () => {
  const games = [game('1'), game('2', { black: 'Bia' }), game('3', { white: '?', black: '' })]
  expect(countNames(games)).toEqual([
    { name: 'Ana', games: 2 },
    { name: 'Bia', games: 1 },
    { name: 'Zé', games: 1 },
  ])
})

it('takes the player’s games with their color and date, and none that was made or does not fit [STUDY-76]', async () => {
  const texts = { black: MOVES.replace('d3', 'd4'), short: '1. e4 *' }
  const games = [
    game('white'),
    game('black', { white: 'Zé', black: 'Ana', date: '1886.??.??' }),
    game('short'),
    game('again'),
    game('other', { white: 'Bia' }),
  ]
  const picked = await pick(games, { texts })
  expect(picked).toMatchObject({ made: 1, unfit: 1, left: 0 })
  expect(picked.games).toMatchObject([
    { source: 'imported', side: 'white', playedAtMs: Date.UTC(2025, 2, 2) },
    { source: 'imported', side: 'black', playedAtMs: ADDED_AT_MS },
  ])
  const made = new Set(picked.games.map(({ gameId }) => gameId))
  expect(await pick(games, { texts, made })).toMatchObject({ games: [], made: 3 })
})

it('leaves what is beyond the bound for another time [STUDY-76]', async () => {
  const texts = { two: MOVES.replace('d3', 'd4'), three: MOVES.replace('d3', 'h3') }
  const picked = await pick([game('one'), game('two'), game('three')], { texts, most: 2 })
  expect([picked.games.length, picked.left]).toEqual([2, 1])
})

it('takes what the PGN says, so that the games count in the player’s numbers [STUDY-85]', async () => {
  const tags = '[TimeControl "180+2"]\n[UTCDate "2025.03.02"]\n[Result "0-1"]\n\n'
  const position =
    '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 Kd7 2. e5 Kc6 3. e6 Kb5 4. e7 Ka4 5. e8=Q+ Ka3 *'
  const texts = { one: tags + MOVES.replace('*', '0-1'), two: position }
  const { games } = await pick([game('one'), game('two')], { texts })
  expect(games.map(({ facts }) => facts)).toEqual([
    { playedAtMs: Date.UTC(2025, 2, 2), speed: 'blitz', rating: null, result: 'lost' },
    undefined,
  ])
})
