import { isDaily } from '@lance/domain'
import { publishNotice } from '../../kernel/bus/publishNotice.ts'
import type { Context } from '../../kernel/context.ts'
import { mayStake } from '../../money/wagers/index.ts'
import { lockPlayers, publishPresence, stopSearching } from '../../people/presence/index.ts'
import { LIVE_LEASE_MS } from './enterSearch.ts'
import { makeSearchEnded } from './makeSearchEnded.ts'
import {
  deleteExpired,
  extendLiveLeases,
  renewLeases,
  selectExpired,
  selectFrozenSearches,
} from './matchmakingStore.ts'
import type { Pool } from './pool.ts'
import { notifyUnpaid, removeUnpaid } from './removeUnpaid.ts'

/** A lease is renewed when it has this much left: each search is written once every 5 s. */
const RENEW_BELOW_MS = 10_000
/** The same as in presence: a server without a heartbeat for this long holds no sockets. */
const BOOT_DEAD_AFTER_MS = 12_000
const EXPIRED_AT_ONCE_MAX = 500
const FROZEN_AT_ONCE_MAX = 20

/**
 * Renews the searches of players who are present, and ends expired ones and those of frozen players for a
 * stake.
 */
export async function sweepSearches(ctx: Context): Promise<void> {
  const nowMs = ctx.time.nowMs()
  // First, so that players who are present keep their searches even when this sweep is late.
  await renewLeases(ctx.db, {
    renewBefore: new Date(nowMs + RENEW_BELOW_MS),
    leaseUntil: new Date(nowMs + LIVE_LEASE_MS),
    bootSeenSince: new Date(nowMs - BOOT_DEAD_AFTER_MS),
  })
  const playerIds = await selectExpired(ctx.db, { now: new Date(nowMs), max: EXPIRED_AT_ONCE_MAX })
  if (playerIds.length > 0) await endExpired(ctx, playerIds)
  const frozen = await selectFrozenSearches(ctx.db, { now: new Date(nowMs), max: FROZEN_AT_ONCE_MAX })
  for (const { playerId, pool } of frozen) await removeFrozen(ctx, playerId, pool)
}

/** Keeps the searches that were open when the last server went away until their players can return. */
export async function keepSearchesAfterOutage(ctx: Context): Promise<void> {
  await extendLiveLeases(ctx.db, new Date(ctx.time.nowMs() + LIVE_LEASE_MS))
}

async function endExpired(ctx: Context, playerIds: readonly string[]): Promise<void> {
  const { expired, changes } = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    await lockPlayers(trx, { userIds: playerIds, nowMs, allowClosed: true })
    const gone = await deleteExpired(trx, { playerIds, now: new Date(nowMs) })
    const userIds = gone.filter(({ timeControlS }) => !isDaily(timeControlS)).map(({ playerId }) => playerId)
    return { expired: gone, changes: await stopSearching(trx, { userIds, nowMs }) }
  })
  publishPresence(ctx, changes)
  for (const { playerId, ...terms } of expired) publishNotice(ctx, playerId, makeSearchEnded(terms))
}

/**
 * Removes a player who was frozen while searching for a stake, and notifies them of the reason without
 * waiting for an opponent.
 */
async function removeFrozen(ctx: Context, playerId: string, pool: Pool): Promise<void> {
  const removed = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    await lockPlayers(trx, { userIds: [playerId], nowMs, allowClosed: true })
    const refused = await mayStake(trx, { userIds: [playerId], stake: pool.stake, nowMs })
    return removeUnpaid(trx, { pool, refused, nowMs })
  })
  notifyUnpaid(ctx, pool, removed)
}
