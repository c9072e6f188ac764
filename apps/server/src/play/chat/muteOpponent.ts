import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { deleteMute, insertMute, selectOpponent } from './chatStore.ts'

/**
 * Mutes a player's opponent, or unmutes them, in this game and in all others. The opponent never learns of
 * it.
 */
export async function muteOpponent(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId }: Caller,
  { gameId, muted }: { gameId: string; muted: boolean },
): Promise<{ ok: true } | Refusal> {
  const opponentId = await selectOpponent(db, { gameId, userId })
  if (!opponentId) return { ok: false, code: opponentId === null ? 'FORBIDDEN' : 'GAME_NOT_FOUND' }
  const mute = { userId, mutedId: opponentId }
  if (muted) await insertMute(db, mute, new Date(time.nowMs()))
  else await deleteMute(db, mute)
  return { ok: true }
}
