import { type Cents, isDaily } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { mayStake } from '../../money/wagers/index.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { DAILY_GAMES_MAX } from './enterSearch.ts'
import { findEngaged } from './findEngaged.ts'
import { countDaily } from './matchmakingStore.ts'

/**
 * Checks whether two players who chose each other (a rematch, a friend's link) may be seated now: for both,
 * what a search checks when it is entered and when it is paired. Locks both players' rows, and their wallets
 * if there is a stake. Refuses ALREADY_IN_GAME, MATCH_WAITING, ARENA_ACTIVE, TOO_MANY_DAILY_GAMES, the refusals of
 * `mayStake`, and OPPONENT_* for the opponent.
 */
export async function admitPair(
  trx: Kysely<Database>,
  {
    userId,
    opponentId,
    timeControlS,
    stake,
    nowMs,
  }: { userId: string; opponentId: string; timeControlS: number; stake: Cents; nowMs: number },
): Promise<{ ok: true } | Refusal> {
  const players = await lockPlayers(trx, { userIds: [userId, opponentId], nowMs, allowClosed: true })
  const own = players.find(({ id }) => id === userId)
  const other = players.find(({ id }) => id === opponentId)
  if (own?.closed) return { ok: false, code: 'SESSION_ENDED' }
  if (other?.closed) return { ok: false, code: 'OPPONENT_GONE' }
  if (isDaily(timeControlS)) {
    if (await hasMaxDailyGames(trx, userId))
      return { ok: false, code: 'TOO_MANY_DAILY_GAMES', params: { max: DAILY_GAMES_MAX } }
    if (await hasMaxDailyGames(trx, opponentId)) return { ok: false, code: 'OPPONENT_TOO_MANY_DAILY_GAMES' }
    return { ok: true }
  }
  if (own?.current_game_id)
    return { ok: false, code: 'ALREADY_IN_GAME', extra: { game_id: own.current_game_id } }
  if (other?.current_game_id) return { ok: false, code: 'OPPONENT_IN_GAME' }
  const engaged = await findEngaged(trx, [userId, opponentId])
  const engagement = engaged.get(userId)
  if (engagement) return { ok: false, code: engagement }
  if (engaged.size > 0) return { ok: false, code: 'OPPONENT_IN_GAME' }
  // An absent opponent is not seated.
  if (other?.gone_at !== null) return { ok: false, code: 'OPPONENT_GONE' }
  const refused = await mayStake(trx, { userIds: [userId, opponentId], stake, nowMs })
  const ownRefusal = refused.find((one) => one.userId === userId)
  if (ownRefusal) return ownRefusal.refusal
  return refused.length > 0 ? { ok: false, code: 'OPPONENT_CANNOT_STAKE' } : { ok: true }
}

async function hasMaxDailyGames(trx: Kysely<Database>, userId: string): Promise<boolean> {
  return (await countDaily(trx, userId)) >= DAILY_GAMES_MAX
}
