import { depositId } from '@lance/contract'
import { type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { postTransfers, WORLD, walletOf } from '../ledger/index.ts'
import {
  type CheckoutNews,
  type DisputeNews,
  type Handled,
  type PaymentEvent,
  type RefundNews,
  upsertDispute,
  wakeEventsOf,
} from '../payments/index.ts'
import { holdPlayers } from '../presence/index.ts'
import { readPausedUntil } from '../responsiblePlay/index.ts'
import { publishBalances } from '../wallet/index.ts'
import { depositKey } from './depositKeys.ts'
import {
  type DepositRow,
  DISPUTES,
  holdDeposit,
  holdDepositOfPayment,
  updateCheckout,
  updateCredited,
  updatePaymentRef,
  updateRefunded,
  updateStatus,
} from './depositStore.ts'
import { findMismatch } from './findMismatch.ts'
import { settleReversal } from './settleReversal.ts'

/** A Pix that was begun is asked after, should its end not be told. */
const PENDING_ASKED_AFTER_MS = 600_000
/** What was paid is asked after, should a refund or a dispute not be told. */
const PAID_ASKED_AFTER_MS = 86_400_000

type Told = PaymentEvent & { provider: string }
type Room = Pick<Context, 'time' | 'bus'> & {
  /** A bank takes money back from this user: what he was about to withdraw stays. */
  onChargeback(trx: Kysely<Database>, user: { userId: string; nowMs: number }): Promise<void>
}

/**
 * Applies what a provider tells of a deposit, in the transaction that settles the event. Every step asks the row
 * under its lock what is true by now, so order and repetition do not matter.
 */
export async function applyDepositEvent(room: Room, trx: Kysely<Database>, event: Told): Promise<Handled> {
  const { news } = event
  if (news.kind === 'checkout') return applyCheckout(room, trx, { ...event, news })
  if (news.kind === 'refund') return applyRefund(room, trx, { ...event, news })
  if (news.kind === 'dispute') return applyDispute(room, trx, { ...event, news })
  return { verdict: 'parked', reason: 'UNEXPECTED' }
}

const done = (room: Room, { userId }: DepositRow): Handled => ({
  verdict: 'applied',
  afterCommit: () => publishBalances(room, [userId]),
})

/** Whether the depositor has closed his account; he is held, so that it stands. What comes then is the operator's. */
async function isClosed(room: Room, trx: Kysely<Database>, { userId }: DepositRow): Promise<boolean> {
  const nowMs = room.time.nowMs()
  const [player] = await holdPlayers(trx, { userIds: [userId], nowMs, closedToo: true })
  return player?.closed === true
}

async function applyCheckout(
  room: Room,
  trx: Kysely<Database>,
  event: Told & { news: CheckoutNews },
): Promise<Handled> {
  const { news, provider, isLive } = event
  const reference = depositId.safeParse(news.reference)
  const deposit = reference.success ? await holdDeposit(trx, reference.data) : null
  if (!deposit) return { verdict: 'parked', reason: 'UNKNOWN_REFERENCE' }
  const mismatch = findMismatch(deposit, { ...news, provider, isLive })
  if (mismatch) return { verdict: 'parked', reason: mismatch }
  // Of a payment that is over nothing more than that is told: it is what the row says already.
  if (news.state === 'paid' && deposit.status !== 'paid' && (await isClosed(room, trx, deposit)))
    return { verdict: 'parked', reason: 'ACCOUNT_CLOSED' }
  await updateCheckout(trx, { id: deposit.id, checkoutId: news.checkoutId, url: null })
  const nowMs = room.time.nowMs()
  if (news.paymentRef && deposit.paymentRef === null) {
    await updatePaymentRef(trx, { id: deposit.id, paymentRef: news.paymentRef })
    await wakeEventsOf(trx, { provider, paymentRef: news.paymentRef, now: new Date(nowMs) })
  }
  if (deposit.status === 'paid') return { verdict: 'applied' }
  if (news.state === 'paid') {
    await credit(trx, deposit, nowMs)
    await settleReversal(trx, deposit.id, nowMs)
    return done(room, deposit)
  }
  const next = stepWithoutMoney(deposit.status, news.state)
  const askAt = next === 'pending' ? new Date(nowMs + PENDING_ASKED_AFTER_MS) : null
  if (next) await updateStatus(trx, { id: deposit.id, status: next, askAt })
  return done(room, deposit)
}

/** Where a deposit that is not paid goes by what is told; null: it stays. A Pix on its way can't be undone by less. */
function stepWithoutMoney(
  from: DepositRow['status'],
  told: 'pending' | 'failed' | 'expired',
): 'pending' | 'failed' | 'expired' | null {
  if (from === 'open') return told
  return from === 'pending' && told === 'failed' ? 'failed' : null
}

/** The depositor is held: whoever pauses has done so before, or does it after. */
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
    ...{ id, now: new Date(nowMs), askAt: new Date(nowMs + PAID_ASKED_AFTER_MS) },
    // Theirs all the same; stakes and entries are refused until then.
    restsUntil: await readPausedUntil(trx, { userId, nowMs }),
  })
}

async function applyRefund(
  room: Room,
  trx: Kysely<Database>,
  { news, provider, isLive }: Told & { news: RefundNews },
): Promise<Handled> {
  const deposit = await holdDepositOfPayment(trx, { provider, paymentRef: news.paymentRef })
  if (!deposit) return { verdict: 'parked', reason: 'UNKNOWN_REFERENCE' }
  const refused = findMoneyMismatch(deposit, { ...news, amount: news.refundedTotal, isLive })
  if (refused) return { verdict: 'parked', reason: refused }
  if (await isClosed(room, trx, deposit)) return { verdict: 'parked', reason: 'ACCOUNT_CLOSED' }
  await updateRefunded(trx, { id: deposit.id, refunded: news.refundedTotal })
  await settleReversal(trx, deposit.id, room.time.nowMs())
  return done(room, deposit)
}

async function applyDispute(
  room: Room,
  trx: Kysely<Database>,
  { news, provider, isLive, atMs }: Told & { news: DisputeNews },
): Promise<Handled> {
  const deposit = await holdDepositOfPayment(trx, { provider, paymentRef: news.paymentRef })
  if (!deposit) return { verdict: 'parked', reason: 'UNKNOWN_REFERENCE' }
  const refused = findMoneyMismatch(deposit, { ...news, isLive })
  if (refused) return { verdict: 'parked', reason: refused }
  if (await isClosed(room, trx, deposit)) return { verdict: 'parked', reason: 'ACCOUNT_CLOSED' }
  const { disputeId, amount, state } = news
  const nowMs = room.time.nowMs()
  const dispute = { paidId: deposit.id, disputeId, amount, state, saidAt: new Date(atMs) }
  const isNews = await upsertDispute(trx, DISPUTES, dispute)
  if (isNews && (state === 'open' || state === 'lost'))
    await room.onChargeback(trx, { userId: deposit.userId, nowMs })
  await settleReversal(trx, deposit.id, nowMs)
  return done(room, deposit)
}

/** Why a sum that was taken back can't be one of this deposit; null: it can. */
function findMoneyMismatch(
  deposit: DepositRow,
  { amount, currency, isLive }: { amount: Cents; currency: string; isLive: boolean },
): string | null {
  if (isLive !== deposit.isLive) return 'WRONG_MODE'
  if (currency !== deposit.currency) return 'WRONG_CURRENCY'
  return amount <= NO_CENTS || amount > deposit.amount ? 'WRONG_AMOUNT' : null
}
