import { asCents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import {
  HOUSE,
  postTransfers,
  REVENUE,
  splitCharge,
  type Transfer,
  WORLD,
  walletOf,
} from '../ledger/index.ts'
import { makeReversalTransfer, readReversal } from '../payments/index.ts'
import { publishBalances } from '../wallet/index.ts'
import { invoiceKey } from './invoiceKeys.ts'
import {
  DISPUTES,
  type InvoiceRow,
  lockInvoice,
  selectUnsettledOwed,
  updateOwed,
  updateReversed,
} from './invoiceStore.ts'

/** The most invoices in one run of the sweep. */
const AT_ONCE_MAX = 200

/** Posts the payment of a month as revenue, once. */
export async function postRevenue(
  trx: Kysely<Database>,
  {
    invoice: { id, amount: amountCents },
    nowMs,
  }: { invoice: Pick<InvoiceRow, 'id' | 'amount'>; nowMs: number },
): Promise<void> {
  await post(
    trx,
    invoiceKey(id),
    [{ from: WORLD, to: REVENUE, amountCents, kind: 'premium', reference: id }],
    nowMs,
  )
}

/**
 * Brings what was taken back of a paid month up to date: everything refunded plus everything that the bank
 * keeps by disputes, together at most the invoice; and what its user owes for the free entries they had by
 * it.
 */
export async function settleInvoice(trx: Kysely<Database>, id: string, nowMs: number): Promise<void> {
  const invoice = await lockInvoice(trx, id)
  const { disputed, due, rise } = await readReversal(trx, DISPUTES, invoice)
  if (rise !== NO_CENTS) {
    const kinds = { taken: 'premium_reversed', restored: 'premium_reversal_undone' } as const
    const key = `${invoiceKey(id)}:reversal:${invoice.reversals}`
    await post(trx, key, [makeReversalTransfer({ reference: id, rise, kinds })], nowMs)
  }
  await updateReversed(trx, { id, reversed: due, disputed: disputed > NO_CENTS })
  await settleOwed(trx, id, nowMs)
}

/**
 * The user owes the free entries of a month that their bank took back: the wallet pays as far as it reaches,
 * and the rest is a debt. Entries given back since, or a claim that the bank rejected, return the money to
 * the wallet.
 */
async function settleOwed(trx: Kysely<Database>, id: string, nowMs: number): Promise<void> {
  const invoice = await lockInvoice(trx, id)
  const { userId, disputed, used, owed, owings } = invoice
  const due = disputed ? used : NO_CENTS
  if (due === owed) return
  const key = `${invoiceKey(id)}:allowance:${owings}`
  const rise = asCents(due - owed)
  const back = { from: HOUSE, to: walletOf(userId), amountCents: asCents(-rise) }
  const transfers: Transfer[] =
    rise > NO_CENTS
      ? await splitCharge(trx, { userId, amount: rise, to: HOUSE, kind: 'allowance_owed', reference: id })
      : [{ ...back, kind: 'allowance_owed_back', reference: id }]
  await post(trx, key, transfers, nowMs)
  await updateOwed(trx, { id, owed: due })
}

async function post(
  trx: Kysely<Database>,
  key: string,
  transfers: readonly Transfer[],
  nowMs: number,
): Promise<void> {
  const posted = await postTransfers(trx, { key, transfers }, { nowMs })
  if (!posted.ok) throw new Error(`${key} could not be posted: ${posted.code}`)
}

/** Settles what is owed for disputed months after some of their free entries were given back. */
export async function settleOwedAllowances(ctx: Pick<Context, 'db' | 'time' | 'bus'>): Promise<void> {
  for (const id of await selectUnsettledOwed(ctx.db, AT_ONCE_MAX)) {
    const userId = await ctx.db.transaction().execute(async (trx) => {
      await settleOwed(trx, id, ctx.time.nowMs())
      return (await lockInvoice(trx, id)).userId
    })
    publishBalances(ctx, [userId])
  }
}
