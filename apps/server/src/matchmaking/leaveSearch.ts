import type { PlayerOnline } from '@lance/contract'
import { isDaily } from '@lance/domain'
import type { Context } from '../context.ts'
import { askOnline, holdPlayers, publishPresence, readPlayerOnline } from '../presence/index.ts'
import type { Refusal } from '../routing.ts'
import { deleteEntries } from './matchmakingStore.ts'

/**
 * Takes the player out of the queue: of one time control, of his live search, or of all. Leaving what one is not in
 * is no error. Who has been paired meanwhile is refused, ALREADY_IN_GAME with the game, and nothing changes; a
 * daily search can be left in the middle of a game.
 */
export async function leaveSearch(
  ctx: Context,
  { userId, which }: { userId: string; which: { timeControlS: number } | 'live' | 'all' },
): Promise<{ ok: true; player: PlayerOnline } | Refusal> {
  const left = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const [player] = await holdPlayers(trx, { userIds: [userId], nowMs })
    const ofDaily = typeof which === 'object' && isDaily(which.timeControlS)
    if (player?.current_game_id && !ofDaily)
      return {
        ok: false as const,
        code: 'ALREADY_IN_GAME' as const,
        extra: { game_id: player.current_game_id },
      }
    await deleteEntries(trx, userId, which)
    const changes = ofDaily ? [] : await askOnline(trx, { userId, nowMs })
    return { ok: true as const, changes, player: await readPlayerOnline(trx, userId) }
  })
  if (!left.ok) return left
  publishPresence(ctx, left.changes)
  return { ok: true, player: left.player }
}
