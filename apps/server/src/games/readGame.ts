import type { GameRecord } from '@lance/contract'
import type { Refusal, Speaker } from '../routing.ts'
import type { Desk } from './desk.ts'
import { selectScores } from './gameListStore.ts'
import { makeGamePgn } from './gamePgn.ts'
import { makeGameRecord } from './gameRecord.ts'
import { colorOf, type LiveGame } from './gameState.ts'
import { inTurn } from './gameTurn.ts'
import { mayWatch } from './mayWatch.ts'

type Found = { ok: true; game: LiveGame } | Refusal

/**
 * A game as stored now, for those who may see it: its players and permitted viewers at any time, everyone
 * once it is over.
 */
export async function findGame(desk: Desk, gameId: string, speaker: Speaker | null): Promise<Found> {
  const game = await desk.cache.open(gameId)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  if ((await refreshToRead(desk, game)) === 'busy') return { ok: false, code: 'BUSY' }
  if (game.state.end || colorOf(game.facts, speaker?.userId ?? null)) return { ok: true, game }
  if (!speaker) return { ok: false, code: 'UNAUTHENTICATED' }
  const allowed = await mayWatch(desk, game.facts, speaker.userId)
  return allowed.ok ? { ok: true, game } : allowed
}

/** Reads the game again if the database has a newer version. Calls that come while one is queued share it. */
export function refreshToRead(desk: Desk, game: LiveGame): Promise<'busy' | undefined> {
  if (game.refreshing) return game.refreshing
  let hasBegun = false
  const refreshing = inTurn(game, 'reader', async () => {
    hasBegun = true
    game.refreshing = null
    await desk.cache.refresh(game)
    return undefined
  })
  if (!hasBegun) game.refreshing = refreshing
  return refreshing
}

export function recordNow(desk: Desk, game: LiveGame): GameRecord {
  return makeGameRecord(game, { nowMs: desk.ctx.time.nowMs(), firstMoveMs: desk.firstMoveMs })
}

/** The record as this user may see it: only the players see their chat. */
export async function recordFor(desk: Desk, game: LiveGame, userId: string | null): Promise<GameRecord> {
  const { id: gameId } = game.facts
  const isPlayer = userId !== null && colorOf(game.facts, userId) !== null
  const chat = isPlayer ? await desk.chats.read({ gameId, readerId: userId }) : null
  return { ...recordNow(desk, game), ...(chat && { chat }) }
}

/** The score of a game as PGN, for those who may see the game. */
export async function readPgn(
  desk: Desk,
  { gameId, speaker, siteUrl }: { gameId: string; speaker: Speaker | null; siteUrl: string },
): Promise<{ ok: true; pgn: string } | Refusal> {
  const found = await findGame(desk, gameId, speaker)
  if (!found.ok) return found
  const [score] = await selectScores(desk.ctx.db, [gameId])
  return score ? { ok: true, pgn: makeGamePgn(score, { siteUrl }) } : { ok: false, code: 'GAME_NOT_FOUND' }
}
