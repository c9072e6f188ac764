import { randomInt } from 'node:crypto'
import { assignColors, type ColorHistory, isDaily, pairWaitingPlayers } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { mayStake, type StakeRefusal, stakeGame } from '../../money/wagers/index.ts'
import { enterGame, lockPlayers, type PresenceChange, stopSearching } from '../../people/presence/index.ts'
import { findEngaged } from './findEngaged.ts'
import {
  deleteEntries,
  selectWaiting,
  selectWhiteSurplus,
  takeEntries,
  tryLockPool,
} from './matchmakingStore.ts'
import type { Pool } from './pool.ts'
import { notifyUnpaid, removeUnpaid } from './removeUnpaid.ts'
import { type CreateGame, notifyPair } from './seatPair.ts'

/** The most players considered in one sweep, longest waiting first. */
const WAITING_MAX = 1000
/** The most pairs of one sweep; a sweep that reaches it is followed by another. */
const PAIRS_MAX = 100

/**
 * Pairs the players of a pool, unless another server is doing so right now. Each pair is its own transaction,
 * which removes both from the queue or does nothing, so a sweep that decided on stale data does no harm.
 * Returns whether there were more pairs than one sweep makes.
 */
export async function pairPool(
  ctx: Context,
  pool: Pool,
  createGame: CreateGame,
): Promise<{ hasMore: boolean }> {
  return ctx.db.transaction().execute(async (trx) => {
    if (ctx.draining() || !(await tryLockPool(trx, pool))) return { hasMore: false }
    const nowMs = ctx.time.nowMs()
    const waiting = await selectWaiting(trx, { pool, now: new Date(nowMs), max: WAITING_MAX })
    const pairs = pairWaitingPlayers(
      waiting.map(({ enteredAt, ...rest }) => ({ ...rest, enteredAtMs: enteredAt.getTime() })),
      { nowMs, stake: pool.stake },
    )
    for (const { longer, other } of pairs.slice(0, PAIRS_MAX)) {
      const playerIds: [string, string] = [longer.playerId, other.playerId]
      await pairPlayers(ctx, { pool, playerIds, createGame }).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'a pairing failed; both players keep waiting'),
      )
    }
    return { hasMore: pairs.length > PAIRS_MAX }
  })
}

/** Thrown to roll back a pairing that found the queue changed. */
class PairingConflict extends Error {}

type Pairing = { pool: Pool; playerIds: [string, string]; createGame: CreateGame }

/** `unpaid`: players who could no longer stake and left the queue; their opponents keep waiting. */
type PairingResult = { gameId: string | null; changes: PresenceChange[]; unpaid: StakeRefusal[] }

async function pairPlayers(ctx: Context, pairing: Pairing): Promise<void> {
  const paired = await ctx.db
    .transaction()
    .execute((trx) => storePair(ctx, trx, pairing))
    .catch((error: unknown) => {
      if (error instanceof PairingConflict) return null
      throw error
    })
  if (!paired) return
  const { gameId, changes, unpaid } = paired
  const { pool, playerIds } = pairing
  if (gameId) notifyPair(ctx, { gameId, ...pool, userIds: playerIds, changes })
  else notifyUnpaid(ctx, pool, { changes, unpaid })
}

async function storePair(ctx: Context, trx: Kysely<Database>, pairing: Pairing): Promise<PairingResult> {
  const { pool, playerIds, createGame } = pairing
  const nowMs = ctx.time.nowMs()
  const daily = isDaily(pool.timeControlS)
  // A closed account has no entry left to take.
  const players = await lockPlayers(trx, { userIds: playerIds, nowMs, allowClosed: true })
  const playing = players.filter(({ current_game_id }) => current_game_id !== null)
  if (!daily && playing.length > 0) {
    // Seated in another way meanwhile (a rematch): their search is over.
    for (const { id } of playing) await deleteEntries(trx, id, 'live')
    return { gameId: null, changes: [], unpaid: [] }
  }
  const engaged = daily ? [] : [...(await findEngaged(trx, playerIds)).keys()]
  if (engaged.length > 0) {
    for (const id of engaged) await deleteEntries(trx, id, 'live')
    return { gameId: null, changes: await stopSearching(trx, { userIds: engaged, nowMs }), unpaid: [] }
  }
  const refused = await mayStake(trx, { userIds: playerIds, stake: pool.stake, nowMs })
  if (refused.length > 0) return removeUnpaid(trx, { pool, refused, nowMs })
  const removed = await takeEntries(trx, { pool, playerIds, now: new Date(nowMs) })
  if (removed.length !== 2) throw new PairingConflict()
  const created = await createGame(trx, {
    ...(await assignColorsToPair(trx, playerIds)),
    ...pool,
    firstMoveMs: ctx.config.FIRST_MOVE_S * 1000,
    nowMs,
  })
  if (!created.ok) throw new PairingConflict()
  const { gameId } = created
  await stakeGame(trx, { gameId, userIds: playerIds, stake: pool.stake, nowMs })
  const changes = daily ? [] : await enterGame(trx, { userIds: playerIds, gameId, nowMs })
  return { gameId, changes, unpaid: [] }
}

async function assignColorsToPair(trx: Kysely<Database>, playerIds: [string, string]) {
  const surplus = await selectWhiteSurplus(trx, playerIds)
  const [one, other] = playerIds.map((playerId) => ({
    playerId,
    whiteSurplus: surplus.get(playerId) ?? 0,
  })) as [ColorHistory, ColorHistory]
  return assignColors({ one, other }, randomInt(2) / 2)
}
