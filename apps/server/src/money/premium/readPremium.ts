import type { PremiumInvoice, PremiumState, Subscription } from '@lance/contract'
import { asCents, makeReais, PREMIUM_PRICE } from '@lance/domain'
import { readAllowance } from './allowance.ts'
import { type InvoiceRow, selectInvoicesOf } from './invoiceStore.ts'
import { type Member, selectMember, selectRoles } from './memberStore.ts'
import type { PremiumContext } from './startSubscription.ts'
import { type SubscriptionRow, selectShown } from './subscriptionStore.ts'

/** Two years. */
const INVOICES_SHOWN_MAX = 24

/** Reads a user's premium plan: what is paid, what will be charged, what is left of it, and the receipts. */
export async function readPremium(ctx: PremiumContext, userId: string): Promise<PremiumState> {
  const { db, time, config, provider } = ctx
  const nowMs = time.nowMs()
  const subscription = await selectShown(db, userId)
  const member = await selectMember(db, userId)
  const allowance = await readAllowance(db, { userId, nowMs })
  const invoices = await selectInvoicesOf(db, { userId, limit: INVOICES_SHOWN_MAX })
  return {
    role: (await selectRoles(db, [userId])).get(userId) ?? 'FREEMIUM',
    price: makeReais(PREMIUM_PRICE),
    allowanceTotal: makeReais(asCents(BigInt(config.PREMIUM_ALLOWANCE_CENTS))),
    paidUntil: paidUntilOf({ invoices, member, nowMs }),
    subscription: subscription && makeSubscription(subscription),
    allowance: allowance && {
      total: makeReais(allowance.totalCents),
      left: makeReais(allowance.leftCents),
      until: allowance.until.getTime(),
    },
    invoices: invoices.map(makeInvoice),
    sandbox: !provider.isLive,
  }
}

/** While its renewal may still arrive, a month that is over shows its own end. */
function paidUntilOf({
  invoices,
  member,
  nowMs,
}: {
  invoices: readonly InvoiceRow[]
  member: Member | null
  nowMs: number
}): number | null {
  if (!member?.memberUntil || member.memberUntil.getTime() <= nowMs) return null
  const ends = invoices.filter(isGood).map(({ periodEnd }) => periodEnd.getTime())
  return Math.max(...ends)
}

const isGood = ({ disputed, reversed, amount }: InvoiceRow) => !disputed && reversed < amount

function makeSubscription({ id, status, renews, failedFrom, createdAt }: SubscriptionRow): Subscription {
  const shown = status === 'expired' ? 'ended' : status
  return { id, status: shown, renews, paymentFailed: failedFrom !== null, createdAt: createdAt.getTime() }
}

function makeInvoice(row: InvoiceRow): PremiumInvoice {
  const { id, amount, refunded, disputed, paidAt, periodStart, periodEnd, receiptUrl } = row
  return {
    id,
    amount: makeReais(amount),
    refunded: makeReais(refunded),
    disputed,
    paidAt: paidAt.getTime(),
    periodStart: periodStart.getTime(),
    periodEnd: periodEnd.getTime(),
    url: receiptUrl,
  }
}
