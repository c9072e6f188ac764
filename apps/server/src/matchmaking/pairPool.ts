import { randomInt } from 'node:crypto'
import { drawColours, isDaily, pairWaiting } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { enterGame, holdPlayers, type PresenceChange } from '../presence/index.ts'
import {
  deleteEntries,
  selectWaiting,
  selectWhiteSurplus,
  takeEntries,
  tryLockPool,
} from './matchmakingStore.ts'
import type { Pool } from './pool.ts'
import { type CreateGame, tellPair } from './seatPair.ts'

/** The most who are looked at in one sweep, longest waiting first. */
const WAITING_MAX = 1000
/** The most pairs of one sweep; a sweep that made so many is followed by another. */
const PAIRS_MAX = 100

/**
 * Pairs who can be paired in a pool, unless another server does so right now. Each pair is a transaction of its
 * own, which takes both out of the queue or does nothing: a sweep that decided on old knowledge harms nobody. Gives
 * whether there were more pairs than one sweep makes.
 */
export async function pairPool(
  ctx: Context,
  pool: Pool,
  createGame: CreateGame,
): Promise<{ isMoreLeft: boolean }> {
  return ctx.db.transaction().execute(async (trx) => {
    if (ctx.draining() || !(await tryLockPool(trx, pool))) return { isMoreLeft: false }
    const nowMs = ctx.time.nowMs()
    const waiting = await selectWaiting(trx, { pool, now: new Date(nowMs), max: WAITING_MAX })
    const pairs = pairWaiting(
      waiting.map(({ enteredAt, ...rest }) => ({ ...rest, enteredAtMs: enteredAt.getTime() })),
      { nowMs, stake: pool.stake },
    )
    for (const { longer, other } of pairs.slice(0, PAIRS_MAX)) {
      const playerIds: [string, string] = [longer.playerId, other.playerId]
      await pairPlayers(ctx, { pool, playerIds, createGame }).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'a pair could not be made; they wait on'),
      )
    }
    return { isMoreLeft: pairs.length > PAIRS_MAX }
  })
}

/** Thrown to undo a pairing that found the queue changed. */
class NotPaired extends Error {}

async function pairPlayers(
  ctx: Context,
  pairing: { pool: Pool; playerIds: [string, string]; createGame: CreateGame },
): Promise<void> {
  const paired = await ctx.db
    .transaction()
    .execute((trx) => storePair(ctx, trx, pairing))
    .catch((error: unknown) => {
      if (error instanceof NotPaired) return null
      throw error
    })
  if (!paired) return
  const { gameId, changes } = paired
  if (!gameId) return
  const { pool, playerIds } = pairing
  tellPair(ctx, { gameId, timeControlS: pool.timeControlS, userIds: playerIds, changes })
}

async function storePair(
  ctx: Context,
  trx: Kysely<Database>,
  { pool, playerIds, createGame }: { pool: Pool; playerIds: [string, string]; createGame: CreateGame },
): Promise<{ gameId: string | null; changes: PresenceChange[] }> {
  const nowMs = ctx.time.nowMs()
  const daily = isDaily(pool.timeControlS)
  const players = await holdPlayers(trx, { userIds: playerIds, nowMs })
  const playing = players.filter(({ current_game_id }) => current_game_id !== null)
  if (!daily && playing.length > 0) {
    // Taken into a game by another door (a rematch): his search is over.
    for (const { id } of playing) await deleteEntries(trx, id, 'live')
    return { gameId: null, changes: [] }
  }
  const taken = await takeEntries(trx, { pool, playerIds, now: new Date(nowMs) })
  if (taken.length !== 2) throw new NotPaired()
  const surplus = await selectWhiteSurplus(trx, playerIds)
  const [one, other] = playerIds.map((playerId) => ({
    playerId,
    whiteSurplus: surplus.get(playerId) ?? 0,
  })) as [{ playerId: string; whiteSurplus: number }, { playerId: string; whiteSurplus: number }]
  const made = await createGame(trx, {
    ...drawColours({ one, other }, randomInt(2) / 2),
    ...pool,
    firstMoveMs: ctx.config.FIRST_MOVE_S * 1000,
    nowMs,
  })
  if (!made.ok) throw new NotPaired()
  const { gameId } = made
  return { gameId, changes: daily ? [] : await enterGame(trx, { userIds: playerIds, gameId, nowMs }) }
}
