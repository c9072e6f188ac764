import { randomInt } from 'node:crypto'
import { NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import type { PresenceChange } from '../../people/presence/index.ts'
import { createGame } from '../games/index.ts'
import { admitPair, notifyPair, seatPair } from '../matchmaking/index.ts'
import { type InvitationRow, selectInvitation, updateTaken } from './invitationStore.ts'

type TakeResult = {
  ok: true
  gameId: string
  created: { row: InvitationRow; changes: PresenceChange[] } | null
}

/**
 * Takes an invitation: creates the game, unrated, with every check of a pairing. One transaction under the
 * invitation's lock: of many users who take it at once on any server, one succeeds, and a repeated call
 * returns the same game. Refuses INVITATION_NOT_FOUND, INVITATION_TAKEN, OWN_INVITATION, DRAINING, and the
 * refusals of `admitPair`.
 */
export async function takeInvitation(
  ctx: Context,
  { userId }: Caller,
  id: string,
): Promise<{ ok: true; gameId: string } | Refusal> {
  const taken = await ctx.db.transaction().execute((trx) => take(ctx, trx, { id, userId }))
  if (!taken.ok) return taken
  const { gameId, created } = taken
  if (created) {
    const { timeControlS, incrementS, variant, hostId } = created.row
    const userIds = [hostId, userId]
    const { changes } = created
    notifyPair(ctx, { gameId, timeControlS, incrementS, variant, stake: NO_CENTS, userIds, changes })
  }
  return { ok: true, gameId }
}

async function take(
  ctx: Context,
  trx: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<TakeResult | Refusal> {
  const nowMs = ctx.time.nowMs()
  const row = await selectInvitation(trx, id, { now: new Date(nowMs), locked: true })
  if (!row) return { ok: false, code: 'INVITATION_NOT_FOUND' }
  const { hostId, timeControlS, incrementS, variant, takenBy, gameId } = row
  if (hostId === userId) return { ok: false, code: 'OWN_INVITATION' }
  if (takenBy === userId && gameId !== null) return { ok: true, gameId, created: null }
  if (takenBy !== null) return { ok: false, code: 'INVITATION_TAKEN' }
  if (ctx.draining()) return { ok: false, code: 'DRAINING' }
  const pair = { userId, opponentId: hostId, timeControlS, stake: NO_CENTS, nowMs }
  const admitted = await admitPair(trx, pair)
  if (!admitted.ok) return admitted
  const hostIsWhite = row.color === 'random' ? randomInt(2) === 0 : row.color === 'white'
  const seated = await seatPair(trx, createGame, {
    whiteId: hostIsWhite ? hostId : userId,
    blackId: hostIsWhite ? userId : hostId,
    timeControlS,
    incrementS,
    variant,
    stake: NO_CENTS,
    rated: false,
    firstMoveMs: ctx.config.FIRST_MOVE_S * 1000,
    nowMs,
  })
  await updateTaken(trx, { id, takenBy: userId, gameId: seated.gameId })
  return { ok: true, gameId: seated.gameId, created: { row, changes: seated.changes } }
}
