import type { ArenaHighlights, ArenaShownGame } from '@lance/contract'
import { displayName } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { selectTournament } from '../tournaments/index.ts'
import { type ShownGameRow, selectShownGames } from './arenaGameStore.ts'
import { selectHighlights } from './finishStore.ts'
import type { LiveArena } from './liveArena.ts'
import type { LiveArenas } from './liveArenas.ts'

/** How many of the first places are searched for a game to watch. */
const LEADERS_MAX = 50

/** The games of an arena to look at, as all viewers see them but for who may watch. */
export async function readHighlights(
  { db }: Pick<Context, 'db'>,
  live: LiveArenas,
  id: string,
): Promise<{ ok: true; highlights: ArenaHighlights } | Refusal> {
  const tournament = await selectTournament(db, id)
  if (tournament?.format !== 'ARENA') return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  if (tournament.status === 'IN_PROGRESS') {
    const arena = await live.read(id)
    const leaders = arena && (await showLeaders(db, arena))
    return { ok: true, highlights: { leaders, bestGames: [], fastestMates: [] } }
  }
  const { bestGameIds, fastestMateIds } = await selectHighlights(db, id)
  const games = await selectShownGames(db, [...new Set([...bestGameIds, ...fastestMateIds])])
  const shown = new Map(games.map((game) => [game.gameId, showGame(game)]))
  const pick = (ids: readonly string[]) => ids.flatMap((one) => shown.get(one) ?? [])
  return {
    ok: true,
    highlights: { leaders: null, bestGames: pick(bestGameIds), fastestMates: pick(fastestMateIds) },
  }
}

/** The running game of the best-placed player who plays one. */
async function showLeaders(db: Context['db'], arena: LiveArena): Promise<ArenaHighlights['leaders']> {
  const leader = arena.page({ fromRank: 1, count: LEADERS_MAX }).find(({ row }) => row.gameId !== null)
  const [game] = leader?.row.gameId == null ? [] : await selectShownGames(db, [leader.row.gameId])
  if (!game) return null
  const rankOf = (userId: string) => arena.find(userId)?.rank ?? 0
  const { winner: _, ...shown } = showGame(game)
  return { ...shown, whiteRank: rankOf(game.whiteId), blackRank: rankOf(game.blackId) }
}

function showGame(game: ShownGameRow): ArenaShownGame {
  const { gameId, whiteId, blackId, whiteName, blackName, whiteElo, blackElo, winner, ply, fen } = game
  return {
    gameId,
    white: { id: whiteId, name: displayName({ id: whiteId, name: whiteName }), elo: whiteElo },
    black: { id: blackId, name: displayName({ id: blackId, name: blackName }), elo: blackElo },
    winner,
    ply,
    fen,
  }
}
