import type { PlayerOnline } from '@lance/contract'
import { isDaily } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { lockPlayers, publishPresence, readPlayerOnline, setOnline } from '../../people/presence/index.ts'
import { deleteEntries } from './matchmakingStore.ts'

/**
 * Removes the player's searches: that for one time control, the live one, or all. It is not an error if there
 * is none. A player who has been paired meanwhile is refused with ALREADY_IN_GAME and the game, and nothing
 * changes; a daily search can be left in the middle of a game.
 */
export async function leaveSearch(
  ctx: Context,
  { userId, which }: { userId: string; which: { timeControlS: number } | 'live' | 'all' },
): Promise<{ ok: true; player: PlayerOnline } | Refusal> {
  const result = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const [player] = await lockPlayers(trx, { userIds: [userId], nowMs })
    const isDailySearch = typeof which === 'object' && isDaily(which.timeControlS)
    if (player?.current_game_id && !isDailySearch)
      return {
        ok: false as const,
        code: 'ALREADY_IN_GAME' as const,
        extra: { game_id: player.current_game_id },
      }
    await deleteEntries(trx, userId, which)
    const changes = isDailySearch ? [] : await setOnline(trx, { userId, nowMs })
    return { ok: true as const, changes, player: await readPlayerOnline(trx, userId) }
  })
  if (!result.ok) return result
  publishPresence(ctx, result.changes)
  return { ok: true, player: result.player }
}
