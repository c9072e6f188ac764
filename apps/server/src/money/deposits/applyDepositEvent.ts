import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { postTransfers, WORLD, walletOf } from '../ledger/index.ts'
import {
  applyCheckout,
  type CheckoutSteps,
  type DisputeNews,
  findReversalMismatch,
  type HandlerVerdict,
  type ProviderEvent,
  type RefundNews,
  upsertDispute,
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

/** When to poll the provider about a pending Pix, in case we don't hear how it ended. */
const PENDING_POLL_AFTER_MS = 600_000
/** When to poll the provider about a paid deposit, in case we don't hear of a refund or a dispute. */
const PAID_POLL_AFTER_MS = 86_400_000

type DepositEventsContext = Pick<Context, 'time' | 'bus'> & {
  /** Called when a bank takes money back from this user, to cancel the withdrawals that were not sent. */
  onChargeback(trx: Kysely<Database>, user: { userId: string; nowMs: number }): Promise<void>
}

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
  if (news.kind === 'refund') return applyRefund(ctx, trx, { ...event, news })
  if (news.kind === 'dispute') return applyDispute(ctx, trx, { ...event, news })
  return { verdict: 'parked', reason: 'UNEXPECTED' }
}

const applied = (ctx: DepositEventsContext, { userId }: DepositRow): HandlerVerdict => ({
  verdict: 'applied',
  afterCommit: () => publishBalances(ctx, [userId]),
})

/** Locks the depositor and returns whether their account is closed: then the event is left to an operator. */
async function isClosed(
  ctx: DepositEventsContext,
  trx: Kysely<Database>,
  { userId }: DepositRow,
): Promise<boolean> {
  const nowMs = ctx.time.nowMs()
  const [player] = await lockPlayers(trx, { userIds: [userId], nowMs, allowClosed: true })
  return player?.closed === true
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
    const askAt = next === 'pending' ? new Date(nowMs + PENDING_POLL_AFTER_MS) : null
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
    askAt: new Date(nowMs + PAID_POLL_AFTER_MS),
    // The money is theirs all the same, but stakes and entries are refused until then.
    restsUntil: await readPausedUntil(trx, { userId, nowMs }),
  })
}

async function applyRefund(
  ctx: DepositEventsContext,
  trx: Kysely<Database>,
  { news, provider, isLive }: ProviderEvent<RefundNews>,
): Promise<HandlerVerdict> {
  const deposit = await lockDepositOfPayment(trx, { provider, paymentRef: news.paymentRef })
  if (!deposit) return { verdict: 'parked', reason: 'UNKNOWN_REFERENCE' }
  const refused = findReversalMismatch(deposit, { ...news, amount: news.refundedTotal, isLive })
  if (refused) return { verdict: 'parked', reason: refused }
  if (await isClosed(ctx, trx, deposit)) return { verdict: 'parked', reason: 'ACCOUNT_CLOSED' }
  await updateRefunded(trx, { id: deposit.id, refunded: news.refundedTotal })
  await settleReversal(trx, deposit.id, ctx.time.nowMs())
  return applied(ctx, deposit)
}

async function applyDispute(
  ctx: DepositEventsContext,
  trx: Kysely<Database>,
  { news, provider, isLive, atMs }: ProviderEvent<DisputeNews>,
): Promise<HandlerVerdict> {
  const deposit = await lockDepositOfPayment(trx, { provider, paymentRef: news.paymentRef })
  if (!deposit) return { verdict: 'parked', reason: 'UNKNOWN_REFERENCE' }
  const refused = findReversalMismatch(deposit, { ...news, isLive })
  if (refused) return { verdict: 'parked', reason: refused }
  if (await isClosed(ctx, trx, deposit)) return { verdict: 'parked', reason: 'ACCOUNT_CLOSED' }
  const { disputeId, amount, state } = news
  const nowMs = ctx.time.nowMs()
  const dispute = { paidId: deposit.id, disputeId, amount, state, saidAt: new Date(atMs) }
  const isNew = await upsertDispute(trx, DISPUTES, dispute)
  if (isNew && (state === 'open' || state === 'lost'))
    await ctx.onChargeback(trx, { userId: deposit.userId, nowMs })
  await settleReversal(trx, deposit.id, nowMs)
  return applied(ctx, deposit)
}
