import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { postTransfers, WORLD, walletOf } from '../ledger/index.ts'
import {
  applyCheckout,
  applyReversal,
  type CheckoutSteps,
  type HandlerVerdict,
  lockPayer,
  type OnChargeback,
  POLL_PAID_AFTER_MS,
  POLL_PENDING_AFTER_MS,
  type ProviderEvent,
  type ReversalSteps,
} from '../payments/index.ts'
import { readPausedUntil } from '../responsiblePlay/index.ts'
import { publishBalances } from '../wallet/index.ts'
import { depositKey } from './depositKeys.ts'
import {
  type DepositRow,
  DISPUTES,
  lockDeposit,
  lockDepositOfPayment,
  updateCredited,
  updateRefunded,
  updateStatus,
} from './depositStore.ts'
import { settleReversal } from './settleReversal.ts'

type DepositEventsContext = Pick<Context, 'time' | 'bus'> & { onChargeback: OnChargeback }

/**
 * Applies a provider's event about a deposit, in the transaction that settles the event. Every step checks
 * the current state of the locked row, so order and repetition do not matter.
 */
export async function applyDepositEvent(
  ctx: DepositEventsContext,
  trx: Kysely<Database>,
  event: ProviderEvent,
): Promise<HandlerVerdict> {
  const { news } = event
  if (news.kind === 'checkout') return applyCheckout(ctx, trx, { ...event, news }, checkoutSteps(ctx))
  if (news.kind === 'refund' || news.kind === 'dispute')
    return applyReversal(ctx, trx, { ...event, news }, reversalSteps(ctx))
  return { verdict: 'parked', reason: 'UNEXPECTED' }
}

async function isClosed(
  { time }: DepositEventsContext,
  trx: Kysely<Database>,
  { userId }: DepositRow,
): Promise<boolean> {
  return (await lockPayer(trx, { userId, nowMs: time.nowMs() })).closed
}

const checkoutSteps = (ctx: DepositEventsContext): CheckoutSteps<DepositRow> => ({
  table: 'deposits',
  lock: lockDeposit,
  isClosed: (trx, deposit) => isClosed(ctx, trx, deposit),
  async settle(trx, { row, nowMs }) {
    await credit(trx, row, nowMs)
    await settleReversal(trx, row.id, nowMs)
  },
  async updateUnpaid(trx, { row: { id, status }, state, nowMs }) {
    const next = nextUnpaidStatus(status, state)
    const askAt = next === 'pending' ? new Date(nowMs + POLL_PENDING_AFTER_MS) : null
    if (next) await updateStatus(trx, { id, status: next, askAt })
  },
  publish: ({ userId }) => publishBalances(ctx, [userId]),
})

/** Returns the new status of an unpaid deposit; null if it stays. Only a failure ends a pending Pix. */
function nextUnpaidStatus(
  from: DepositRow['status'],
  reported: 'pending' | 'failed' | 'expired',
): 'pending' | 'failed' | 'expired' | null {
  if (from === 'open') return reported
  return from === 'pending' && reported === 'failed' ? 'failed' : null
}

/** The depositor is locked: a pause begins either before this or after it. */
async function credit(
  trx: Kysely<Database>,
  { id, userId, amount }: DepositRow,
  nowMs: number,
): Promise<void> {
  const transfer = {
    from: WORLD,
    to: walletOf(userId),
    amountCents: amount,
    kind: 'deposit',
    reference: id,
  } as const
  const posted = await postTransfers(trx, { key: depositKey(id), transfers: [transfer] }, { nowMs })
  if (!posted.ok) throw new Error(`the deposit ${id} could not be credited: ${posted.code}`)
  await updateCredited(trx, {
    id,
    now: new Date(nowMs),
    askAt: new Date(nowMs + POLL_PAID_AFTER_MS),
    // The money is theirs all the same, but stakes and entries are refused until then.
    restsUntil: await readPausedUntil(trx, { userId, nowMs }),
  })
}

const reversalSteps = (ctx: DepositEventsContext): ReversalSteps<DepositRow> => ({
  disputes: DISPUTES,
  lock: lockDepositOfPayment,
  isClosed: (trx, deposit) => isClosed(ctx, trx, deposit),
  updateRefunded,
  onChargeback: (trx, { row: { userId }, nowMs }) => ctx.onChargeback(trx, { userId, nowMs }),
  settle: (trx, { row, nowMs }) => settleReversal(trx, row.id, nowMs),
  publish: ({ userId }) => publishBalances(ctx, [userId]),
})
