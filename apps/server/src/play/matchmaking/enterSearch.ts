import type { SearchBody } from '@lance/contract'
import {
  hasPace,
  isDaily,
  isPoolPace,
  parseWager,
  provenRating,
  ratingClassOf,
  STARTING_RATING,
} from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { mayStake } from '../../money/wagers/index.ts'
import {
  lockPlayers,
  type PresenceChange,
  publishPresence,
  startSearching,
} from '../../people/presence/index.ts'
import { findEngaged } from './findEngaged.ts'
import { isPaceOpen } from './isPaceOpen.ts'
import { countDaily, deleteEntries, selectRating, upsertEntry } from './matchmakingStore.ts'
import type { Pool } from './pool.ts'

/** How long a live search lasts without its player's socket; the socket renews it. */
export const LIVE_LEASE_MS = 15_000
/** How long a daily search lasts by itself. */
export const DAILY_LEASE_MS = 24 * 3_600_000
export const DAILY_GAMES_MAX = 50

/**
 * Enters a search. It replaces the player's previous live search, or their daily one with the same time
 * control. Refuses FORBIDDEN, TIME_CONTROL_UNKNOWN, WAGER_*, DRAINING, PACE_NOT_OPEN, ALREADY_IN_GAME, MATCH_WAITING, ARENA_ACTIVE,
 * TOO_MANY_DAILY_GAMES, and the refusals of `mayStake`.
 */
export async function enterSearch(
  ctx: Context,
  { userId, search }: { userId: string; search: SearchBody },
): Promise<{ ok: true; pool: Pool; enteredAt: Date } | Refusal> {
  if (search.player_id !== userId) return { ok: false, code: 'FORBIDDEN' }
  const parsed = parsePool(search)
  if (!parsed.ok) return parsed
  if (ctx.draining()) return { ok: false, code: 'DRAINING' }
  const { pool } = parsed
  if (!(await isPaceOpen(ctx, pool))) return { ok: false, code: 'PACE_NOT_OPEN' }
  const known = await selectRating(ctx.db, userId, ratingClassOf(pool))
  // What players say about themselves does not pair them for money.
  const rating = pool.stake > 0n ? provenRating(known) : (known?.rating ?? STARTING_RATING.rating)
  const stored = await storeSearch(ctx, { userId, pool, rating })
  if (!stored.ok) return stored
  publishPresence(ctx, stored.changes)
  ctx.bus.publish({
    topic: 'queue',
    timeControlS: pool.timeControlS,
    incrementS: pool.incrementS,
    variant: pool.variant,
    wagerCents: pool.stake.toString(),
  })
  return { ok: true, pool, enteredAt: stored.enteredAt }
}

function parsePool({
  time_control: timeControlS,
  increment: incrementS = 0,
  variant = 'standard',
  wager,
}: SearchBody) {
  const terms = { timeControlS, incrementS, variant }
  if (!isPoolPace(terms) || !hasPace(terms))
    return { ok: false as const, code: 'TIME_CONTROL_UNKNOWN' as const }
  const parsed = parseWager(wager, terms)
  if (!parsed.ok) return parsed
  return { ok: true as const, pool: { ...terms, stake: parsed.stake } }
}

function storeSearch(
  ctx: Context,
  { userId, pool, rating }: { userId: string; pool: Pool; rating: number },
): Promise<{ ok: true; enteredAt: Date; changes: PresenceChange[] } | Refusal> {
  return ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const [player] = await lockPlayers(trx, { userIds: [userId], nowMs })
    if (player?.current_game_id)
      return { ok: false, code: 'ALREADY_IN_GAME', extra: { game_id: player.current_game_id } }
    const engagement = (await findEngaged(trx, [userId])).get(userId)
    if (engagement) return { ok: false, code: engagement }
    const daily = isDaily(pool.timeControlS)
    if (daily && (await countDaily(trx, userId, pool.timeControlS)) >= DAILY_GAMES_MAX)
      return { ok: false, code: 'TOO_MANY_DAILY_GAMES', params: { max: DAILY_GAMES_MAX } }
    const [refused] = await mayStake(trx, { userIds: [userId], stake: pool.stake, nowMs })
    if (refused) return refused.refusal
    if (!daily) await deleteEntries(trx, userId, 'live')
    const leaseUntil = new Date(nowMs + (daily ? DAILY_LEASE_MS : LIVE_LEASE_MS))
    const enteredAt = new Date(nowMs)
    await upsertEntry(trx, { pool, entry: { playerId: userId, rating, enteredAt }, leaseUntil })
    // A daily search does not change the player's status.
    const changes = daily ? [] : await startSearching(trx, { userId, nowMs })
    return { ok: true, enteredAt, changes }
  })
}
