import { NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { notifyOwner } from '../../people/securityNotices/index.ts'
import { selectFrozen } from '../freezes/index.ts'
import { holdOf, postTransfers, readDebt, WORLD, walletOf } from '../ledger/index.ts'
import { publishBalances } from '../wallet/index.ts'
import {
  lockUnsentOf,
  lockWithdrawal,
  type SendingAct,
  type SettledStatus,
  selectApplicant,
  updateApproved,
  updateAsked,
  updateSending,
  updateSettled,
  type WithdrawalRow,
  type WithdrawalStatus,
} from './withdrawalStore.ts'

/** The longest reason that an applicant is told, in characters. */
export const TELL_MAX = 300

/**
 * What an operator does with a withdrawal. `approved`: it may be paid. `asked`: the approval is taken back.
 * `sending`: this operator, and no other, sends the money now. `paid` and `failed`: how that ended. `refused`:
 * it is not paid, and the applicant is told why.
 */
export type Step =
  | { to: 'asked' | 'approved' | 'paid' | 'failed' }
  | { to: 'refused'; told?: string }
  /** `actId` distinguishes a repeated act from another one. */
  | ({ to: 'sending' } & SendingAct)

/** The statuses that each step may follow. Once money may have left, only `paid` or `failed` may follow. */
const FOLLOWS: Readonly<Record<Step['to'], readonly WithdrawalStatus[]>> = {
  asked: ['approved'],
  approved: ['asked'],
  sending: ['approved'],
  paid: ['sending'],
  failed: ['sending'],
  refused: ['asked', 'approved'],
}

export type StepRefusal =
  | { ok: false; code: 'UNKNOWN' | 'DEBT' | 'FROZEN' }
  | { ok: false; code: 'WRONG_STATUS'; status: WithdrawalStatus }
  | { ok: false; code: 'TAKEN'; by: string; at: Date }

/**
 * Takes a withdrawal one step further. Repeating a step changes nothing and succeeds. Only one act of one
 * operator may send the money: any other is refused, with the operator who took it. A withdrawal is neither
 * approved nor sent while its applicant has a debt or is frozen, but a payment that was sent is always
 * recorded.
 */
export async function settleWithdrawal(
  ctx: Context,
  { id, ...step }: { id: string } & Step,
): Promise<{ ok: true; row: WithdrawalRow } | StepRefusal> {
  const settled = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const userId = await selectApplicant(trx, id)
    if (userId !== null) await lockPlayers(trx, { userIds: [userId], nowMs })
    const row = await lockWithdrawal(trx, { sealer: ctx.sealer, id })
    if (!row) return { ok: false, code: 'UNKNOWN' } as const
    const refused = step.to === 'sending' ? refuseOtherSender(row, step) : null
    if (refused) return refused
    if (row.status === step.to) return { ok: true, row } as const
    if (!FOLLOWS[step.to].includes(row.status))
      return { ok: false, code: 'WRONG_STATUS', status: row.status } as const
    const bar = step.to === 'approved' || step.to === 'sending' ? await findPaymentBar(trx, row) : null
    if (bar) return { ok: false, code: bar } as const
    await write(trx, { row, step, nowMs })
    return { ok: true, row } as const
  })
  if (settled.ok) publishBalances(ctx, [settled.row.userId])
  return settled
}

/** Also refuses after the money was sent: no other operator may think that it is still theirs to send. */
function refuseOtherSender(
  { takenBy, takenAct, takenAt }: WithdrawalRow,
  { who, actId }: SendingAct,
): StepRefusal | null {
  if (takenBy === null || takenAt === null || (takenAct === actId && takenBy === who)) return null
  return { ok: false, code: 'TAKEN', by: takenBy, at: takenAt }
}

async function findPaymentBar(
  trx: Kysely<Database>,
  { userId }: WithdrawalRow,
): Promise<'DEBT' | 'FROZEN' | null> {
  if ((await selectFrozen(trx, [userId])).has(userId)) return 'FROZEN'
  return (await readDebt(trx, userId)) > NO_CENTS ? 'DEBT' : null
}

async function write(
  trx: Kysely<Database>,
  { row, step, nowMs }: { row: WithdrawalRow; step: Step; nowMs: number },
): Promise<void> {
  const { id } = row
  const now = new Date(nowMs)
  if (step.to === 'asked') return updateAsked(trx, id)
  if (step.to === 'approved') return updateApproved(trx, { id, now })
  if (step.to === 'sending') return updateSending(trx, { id, who: step.who, actId: step.actId, now })
  const told = step.to === 'refused' ? (step.told ?? null) : null
  await settle(trx, { row, status: step.to, told, nowMs })
}

/**
 * Cancels a depositor's withdrawals when a bank takes a deposit back: their money returns to the wallet, for
 * the bank to take. Leaves a withdrawal that is being sent: its money may be gone, and its operator reports
 * how that ended.
 */
export async function cancelWithdrawals(
  { sealer }: Pick<Context, 'sealer'>,
  trx: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<void> {
  for (const row of await lockUnsentOf(trx, { sealer, userId }))
    await settle(trx, { row, status: 'cancelled', told: null, nowMs })
}

/** All outcomes share one key: a withdrawal can't be both paid and given back. */
async function settle(
  trx: Kysely<Database>,
  {
    row: { id, userId, amount, pixKind, pixKey },
    status,
    told,
    nowMs,
  }: { row: WithdrawalRow; status: SettledStatus; told: string | null; nowMs: number },
): Promise<void> {
  const transfer =
    status === 'paid'
      ? ({ to: WORLD, kind: 'withdrawal_paid' } as const)
      : ({ to: walletOf(userId), kind: 'withdrawal_refused' } as const)
  const transfers = [{ ...transfer, from: holdOf(userId), amountCents: amount, reference: id }]
  const posted = await postTransfers(trx, { key: `withdrawal:${id}:settled`, transfers }, { nowMs })
  if (!posted.ok) throw new Error(`the withdrawal ${id} could not be settled: ${posted.code}`)
  await updateSettled(trx, { id, status, told, now: new Date(nowMs) })
  const key = { kind: pixKind, key: pixKey }
  const notice = {
    kind: `withdrawal_${status}`,
    amount,
    pixKey: key,
    ...(told !== null && { told }),
  } as const
  await notifyOwner(trx, { userId, notice, nowMs })
}
