import type { GameRecord } from '@lance/contract'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { selectScores } from './gameListStore.ts'
import { makeGamePgn } from './gamePgn.ts'
import { withGameLock } from './gameQueue.ts'
import { makeGameRecord } from './gameRecord.ts'
import { colorOf, type LiveGame } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'
import { mayWatch } from './mayWatch.ts'

type FoundGame = { ok: true; game: LiveGame } | Refusal

/**
 * A game as stored now, for those who may see it: its players and permitted viewers at any time, everyone
 * once it is over.
 */
export async function findGame(
  context: GamesContext,
  gameId: string,
  caller: Caller | null,
): Promise<FoundGame> {
  const game = await context.cache.open(gameId)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  if ((await refreshToRead(context, game)) === 'busy') return { ok: false, code: 'BUSY' }
  if (game.state.end || colorOf(game.facts, caller?.userId ?? null)) return { ok: true, game }
  if (!caller) return { ok: false, code: 'UNAUTHENTICATED' }
  const allowed = await mayWatch(context, game.facts, caller.userId)
  return allowed.ok ? { ok: true, game } : allowed
}

/** Reads the game again if the database has a newer version. Calls that come while one is queued share it. */
export function refreshToRead(context: GamesContext, game: LiveGame): Promise<'busy' | undefined> {
  if (game.refreshing) return game.refreshing
  let hasStarted = false
  const refreshing = withGameLock(game, 'reader', async () => {
    hasStarted = true
    game.refreshing = null
    await context.cache.refresh(game)
    return undefined
  })
  if (!hasStarted) game.refreshing = refreshing
  return refreshing
}

export function makeCurrentRecord(context: GamesContext, game: LiveGame): GameRecord {
  return makeGameRecord(game, { nowMs: context.ctx.time.nowMs(), firstMoveMs: context.firstMoveMs })
}

/** The record as this user may see it: only the players see their chat. */
export async function readRecordFor(
  context: GamesContext,
  game: LiveGame,
  userId: string | null,
): Promise<GameRecord> {
  const { id: gameId } = game.facts
  const isPlayer = userId !== null && colorOf(game.facts, userId) !== null
  const chat = isPlayer ? await context.chats.read({ gameId, readerId: userId }) : null
  return { ...makeCurrentRecord(context, game), ...(chat && { chat }) }
}

/** The score of a game as PGN, for those who may see the game. */
export async function readPgn(
  context: GamesContext,
  { gameId, caller, siteUrl }: { gameId: string; caller: Caller | null; siteUrl: string },
): Promise<{ ok: true; pgn: string } | Refusal> {
  const found = await findGame(context, gameId, caller)
  if (!found.ok) return found
  const [score] = await selectScores(context.ctx.db, [gameId])
  return score ? { ok: true, pgn: makeGamePgn(score, { siteUrl }) } : { ok: false, code: 'GAME_NOT_FOUND' }
}
