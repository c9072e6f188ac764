import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Color } from '@lance/chess'
import { type OpeningPath, readBook, traceOpening } from '@lance/chess/openings'
import type { OpeningScore, PlayerOpenings } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { selectIsPremium } from './gameListStore.ts'
import { PAGE_GAMES } from './listGames.ts'
import { type EndedGame, selectFirstMoves, selectLatestGames } from './openingStore.ts'

/** How many of a user's latest games are counted. */
const GAMES_MAX = 200
/** By then a game has the name that players call it by. */
const PLIES_MAX = 16
/** How many openings are listed for each color. */
const OPENINGS_MAX = 5
/** How many games are remembered with their opening, about 200 bytes each. A finished game never changes. */
const REMEMBERED_MAX = 20_000
/** How many games are named before other work goes on: about a millisecond. */
const SLICE_GAMES = 10

type OpeningsResult = { ok: true; openings: PlayerOpenings } | Refusal

/** Reads the openings of a user's latest games: counts for everyone, no game older than the public ones. */
export type OpeningsReader = (userId: string) => Promise<OpeningsResult>

/** Remembers the openings of games, so that each server reads the moves of a game once. */
export function openOpenings({ db }: Pick<Context, 'db'>): OpeningsReader {
  const remembered = new Map<string, OpeningPath | null>()
  return async (userId) => {
    if ((await selectIsPremium(db, userId)) === null) return { ok: false, code: 'USER_NOT_FOUND' }
    const games = await selectLatestGames(db, { userId, limit: GAMES_MAX })
    const unknown = games.filter(({ id }) => !remembered.has(id)).map(({ id }) => id)
    const known = games.flatMap(({ id }) => {
      const path = remembered.get(id)
      return path ? ([[id, path]] as const) : []
    })
    const found = await nameGames(db, unknown)
    for (const [id, path] of found) remember(remembered, id, path)
    return { ok: true, openings: countOpenings(games, { userId, paths: new Map([...known, ...found]) }) }
  }
}

function remember(remembered: Map<string, OpeningPath | null>, id: string, path: OpeningPath | null): void {
  if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value as string)
  remembered.set(id, path)
}

async function nameGames(
  db: Context['db'],
  gameIds: readonly string[],
): Promise<Map<string, OpeningPath | null>> {
  const paths = new Map<string, OpeningPath | null>(gameIds.map((id) => [id, null]))
  if (gameIds.length === 0) return paths
  for (const _slice of readBook()) await nextTurn()
  const played = await selectFirstMoves(db, { gameIds, plies: PLIES_MAX })
  for (const [index, { id, ucis }] of played.entries()) {
    if (index % SLICE_GAMES === SLICE_GAMES - 1) await nextTurn()
    paths.set(id, traceOpening(ucis))
  }
  return paths
}

type NamedGame = { game: EndedGame; path: OpeningPath }

function countOpenings(
  games: readonly EndedGame[],
  { userId, paths }: { userId: string; paths: ReadonlyMap<string, OpeningPath | null> },
): PlayerOpenings {
  const nameAll = (some: readonly EndedGame[]): NamedGame[] =>
    some.flatMap((game) => {
      const path = paths.get(game.id)
      return path ? [{ game, path }] : []
    })
  const counted = games.filter(hasResult)
  const named = nameAll(counted)
  const as = (color: Color) => named.filter(({ game }) => (game.white_id === userId) === (color === 'white'))
  return {
    games: counted.length,
    white: scoreFamilies(as('white'), userId),
    black: scoreFamilies(as('black'), userId),
    latest: nameAll(games.slice(0, PAGE_GAMES)).map(({ game, path }) => ({
      gameId: game.id,
      name: path.name,
    })),
  }
}

const hasResult = ({ reason, winner_id }: EndedGame): boolean =>
  reason !== 'aborted' && reason !== 'server' && (reason !== 'no_show' || winner_id !== null)

/** The families met most, with the position by which they were entered most often; ties by name. */
function scoreFamilies(named: readonly NamedGame[], userId: string): OpeningScore[] {
  const families = [...Map.groupBy(named, ({ path }) => path.family)]
  return families
    .sort(([nameA, a], [nameB, b]) => b.length - a.length || (nameA < nameB ? -1 : 1))
    .slice(0, OPENINGS_MAX)
    .map(([name, met]) => {
      const wins = met.filter(({ game }) => game.winner_id === userId).length
      const draws = met.filter(({ game }) => game.winner_id === null).length
      return { name, fen: mostFrequentFen(met), wins, draws, losses: met.length - wins - draws }
    })
}

function mostFrequentFen(met: readonly NamedGame[]): string {
  const entered = [...Map.groupBy(met, ({ path }) => path.fen)]
  const [first] = entered.sort(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? ''
}
