import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { ClosingObstacle, OwnDataPart } from '../../kernel/ownDataPart.ts'
import type { ProveOwner } from '../../kernel/ownerProof.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { findClosed } from '../accounts/index.ts'
import { lockPlayers } from '../presence/index.ts'

export type OwnDataContext = Context & { parts: readonly OwnDataPart[]; proveOwner: ProveOwner }

/** `id`: the account that the call names. */
export type AskedByOwner = { id: string; password: string | undefined; network: string }

type User = { userId: string; nowMs: number }
type ClosingResult = { ok: true; isRepeat: boolean; afterCommit: (() => void)[] }
type Obstructed = { ok: false; reasons: readonly ClosingObstacle[] }

/**
 * Closes the user's own account for good: deletes their private data, keeps games and the ledger under a
 * neutral name, and frees the address for a new sign-up. Closing a closed account is no error. Refuses
 * FORBIDDEN, what `proveOwner` refuses, and every reason against closing, the first as the code and all of
 * them as `reasons`; `until`: when a deposit can no longer be taken back, in ms since 1970.
 */
export async function closeAccount(
  ctx: OwnDataContext,
  caller: Caller,
  asked: AskedByOwner,
): Promise<{ ok: true } | Refusal> {
  const { userId } = caller
  const closed = await proveAndClose(ctx, caller, asked)
  if (!closed.ok) {
    writeSecurityEvent(ctx.log, { event: 'account_closing_refused', userId, code: closed.code })
    return closed
  }
  if (!closed.isRepeat) writeSecurityEvent(ctx.log, { event: 'account_closed', userId })
  for (const callback of closed.afterCommit) callback()
  return { ok: true }
}

async function proveAndClose(
  ctx: OwnDataContext,
  caller: Caller,
  asked: AskedByOwner,
): Promise<ClosingResult | Refusal> {
  const { userId } = caller
  if (asked.id !== userId) return { ok: false, code: 'FORBIDDEN' }
  // A retry by a client that missed the first answer.
  if ((await findClosed(ctx.db, userId))?.closedAt) return { ok: true, isRepeat: true, afterCommit: [] }
  const { password, network } = asked
  const proved = await ctx.proveOwner({ caller, password, network })
  if (!proved.ok) return proved
  const user = { userId, nowMs: ctx.time.nowMs() }
  const closed = await ctx.db.transaction().execute((trx) => close(ctx.parts, trx, user))
  return closed.ok ? closed : refuse(closed.reasons)
}

function refuse(reasons: readonly ClosingObstacle[]): Refusal {
  const [first] = reasons
  if (!first) throw new Error('a refusal to close an account has no reason')
  const { code, untilMs } = first
  const until = reasons.find((reason) => reason.untilMs !== undefined)?.untilMs
  return {
    ok: false,
    code,
    ...(untilMs !== undefined && { params: { until: new Date(untilMs) } }),
    extra: {
      reasons: [...new Set(reasons.map((reason) => reason.code))],
      ...(until !== undefined && { until }),
    },
  }
}

/** Closes an account, or returns all reasons why it can't be closed. */
export async function close(
  parts: readonly OwnDataPart[],
  trx: Kysely<Database>,
  user: User,
): Promise<ClosingResult | Obstructed> {
  const { userId, nowMs } = user
  // Locks the account before the presence, as ending a game does. Whatever the user begins now waits for
  // this.
  const account = await findClosed(trx, userId, { held: true })
  if (!account || account.closedAt) return { ok: true, isRepeat: true, afterCommit: [] }
  await lockPlayers(trx, { userIds: [userId], nowMs, allowClosed: true })
  const reasons: ClosingObstacle[] = []
  for (const part of parts) reasons.push(...((await part.findObstacles?.(trx, user)) ?? []))
  if (reasons.length > 0) return { ok: false, reasons }
  const afterCommit: (() => void)[] = []
  for (const part of parts) {
    const forgotten = await part.forget?.(trx, user)
    if (forgotten?.afterCommit) afterCommit.push(forgotten.afterCommit)
  }
  return { ok: true, isRepeat: false, afterCommit }
}
