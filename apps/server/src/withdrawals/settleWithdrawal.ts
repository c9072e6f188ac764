import { NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { selectFrozen } from '../freezes/index.ts'
import { holdOf, postTransfers, readDebt, WORLD, walletOf } from '../ledger/index.ts'
import { holdPlayers } from '../presence/index.ts'
import { publishBalances } from '../wallet/index.ts'
import {
  holdAskedOf,
  holdWithdrawal,
  selectApplicant,
  updateSettled,
  type WithdrawalRow,
} from './withdrawalStore.ts'

type Decision = 'paid' | 'refused'
export type SettleRefused = { ok: false; code: 'UNKNOWN' | 'SETTLED_OTHERWISE' | 'DEBT' | 'FROZEN' }

/**
 * What an operator decides about a withdrawal: `paid` says that he has sent the money, `refused` gives it back. Said
 * again it is the same. Whoever owes something by now, or is frozen, is not paid.
 */
export async function settleWithdrawal(
  ctx: Context,
  { id, decision }: { id: string; decision: Decision },
): Promise<{ ok: true; row: WithdrawalRow } | SettleRefused> {
  const settled = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const userId = await selectApplicant(trx, id)
    if (userId !== null) await holdPlayers(trx, { userIds: [userId], nowMs })
    const row = await holdWithdrawal(trx, id)
    if (!row) return { ok: false, code: 'UNKNOWN' } as const
    if (row.status === decision) return { ok: true, row } as const
    if (row.status !== 'asked') return { ok: false, code: 'SETTLED_OTHERWISE' } as const
    const bars = decision === 'paid' ? await barsPaying(trx, row) : null
    if (bars) return { ok: false, code: bars } as const
    await move(trx, { row, status: decision, nowMs })
    return { ok: true, row } as const
  })
  if (settled.ok) publishBalances(ctx, [settled.row.userId])
  return settled
}

async function barsPaying(
  trx: Kysely<Database>,
  { userId }: WithdrawalRow,
): Promise<'DEBT' | 'FROZEN' | null> {
  if ((await selectFrozen(trx, [userId])).has(userId)) return 'FROZEN'
  return (await readDebt(trx, userId)) > NO_CENTS ? 'DEBT' : null
}

/** A bank takes a deposit back: what its depositor was about to withdraw is his wallet's again, for the bank to take. */
export async function cancelWithdrawals(
  trx: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<void> {
  for (const row of await holdAskedOf(trx, userId)) await move(trx, { row, status: 'cancelled', nowMs })
}

/** One key for whatever becomes of it: it can't be both paid and given back. */
async function move(
  trx: Kysely<Database>,
  {
    row: { id, userId, amount },
    status,
    nowMs,
  }: { row: WithdrawalRow; status: Decision | 'cancelled'; nowMs: number },
): Promise<void> {
  const transfer =
    status === 'paid'
      ? ({ to: WORLD, kind: 'withdrawal_paid' } as const)
      : ({ to: walletOf(userId), kind: 'withdrawal_refused' } as const)
  const transfers = [{ ...transfer, from: holdOf(userId), amountCents: amount, reference: id }]
  const posted = await postTransfers(trx, { key: `withdrawal:${id}:settled`, transfers }, { nowMs })
  if (!posted.ok) throw new Error(`the withdrawal ${id} could not be settled: ${posted.code}`)
  await updateSettled(trx, { id, status, now: new Date(nowMs) })
}
