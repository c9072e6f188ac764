import { randomUUID } from 'node:crypto'
import type { Tournament } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { deliverAll, makeEvent, moneyOf, parkReasonOf } from '../../../test/depositKit.ts'
import { fund } from '../../../test/moneyKit.ts'
import {
  checkoutCompleted,
  invoicePaid,
  listedInvoice,
  makeInvoice,
  type OpenedSubscription,
  openSubscription,
  paymentOf,
  planOf,
} from '../../../test/premiumKit.ts'
import { double, server, serveStripe } from '../../../test/stripeKit.ts'
import { createCup } from '../../../test/tournamentKit.ts'
import { confirm, requestWithdrawal, savePixKey } from '../../../test/withdrawalKit.ts'
import { REVENUE, readBalance } from '../ledger/index.ts'

// A month of Premium that is refunded, or that a bank takes back.

serveStripe({ ledgerAfter: 'each' })

const revenue = () => readBalance(server.ctx.db, REVENUE)

/** Opens a paid month whose payment is known. */
async function openPaid(): Promise<OpenedSubscription> {
  const opened = await openSubscription(server, double)
  const over = { payments: listedInvoice(makeInvoice(server, opened), paymentOf(opened)).payments }
  await deliverAll(server, checkoutCompleted(double, opened), invoicePaid(server, opened, { over }))
  return opened
}

const refunded = (opened: OpenedSubscription, units: number, over: object = {}) =>
  makeEvent('charge.refunded', {
    id: `ch_${randomUUID()}`,
    payment_intent: paymentOf(opened),
    amount_refunded: units,
    currency: 'brl',
    ...over,
  })

const disputed = (opened: OpenedSubscription, status: string, created = 1_768_478_400) => {
  const charge = { payment_intent: paymentOf(opened), amount: 1499, currency: 'brl' }
  const dispute = { id: `dp_${opened.id}`, status, ...charge }
  return makeEvent('charge.dispute.updated', dispute, { created })
}

/** Creates a tournament in this many hours, which its creator enters free. */
async function enterFree(
  { person }: OpenedSubscription,
  entryFee: Tournament['entryFee'],
  inHours = 1,
): Promise<Tournament> {
  await person.call('POST', '/wallet/adult', { body: { declared: true } })
  const startTime = new Date(server.time.nowMs() + inHours * 3_600_000).toISOString()
  return createCup(person, { entryFee, playerCount: 4, startTime })
}

describe('a refunded month', () => {
  it('is no longer revenue and ends the membership, while a partial refund returns only its part [PREMIUM-10]', async () => {
    const before = await revenue()
    const opened = await openPaid()
    await deliverAll(server, refunded(opened, 499))
    expect([(await revenue()) - before, (await planOf(opened.person)).role]).toEqual([1000n, 'PREMIUM'])
    await deliverAll(server, refunded(opened, 1499), refunded(opened, 499))
    expect([(await revenue()) - before, (await planOf(opened.person)).role]).toEqual([0n, 'FREEMIUM'])
  })

  it('ends the membership only once its payment is known', async () => {
    const opened = await openSubscription(server, double)
    const refund = refunded(opened, 1499)
    await deliverAll(server, refund, checkoutCompleted(double, opened), invoicePaid(server, opened))
    expect((await planOf(opened.person)).role).toBe('PREMIUM')
    double.subscriptions.set(opened.subscription.id, opened.subscription)
    double.invoices.push(listedInvoice(makeInvoice(server, opened), paymentOf(opened)))
    await server.sweep('silent subscriptions')
    await server.sweep('payment events')
    await server.sweep('payment events')
    expect((await planOf(opened.person)).role).toBe('FREEMIUM')
  })

  it('is found by polling when its webhook is lost', async () => {
    const opened = await openPaid()
    double.subscriptions.set(opened.subscription.id, opened.subscription)
    const created = Math.floor(server.time.nowMs() / 1000)
    const charge = { payment_intent: paymentOf(opened), amount_refunded: 1499, currency: 'brl' }
    double.charges.push({ id: `ch_${opened.id}`, livemode: false, created, ...charge })
    server.time.advance(86_400_000)
    await server.sweep('silent subscriptions')
    await server.sweep('payment events')
    expect((await planOf(opened.person)).role).toBe('FREEMIUM')
  })

  it('is parked with a wrong amount or currency', async () => {
    const opened = await openPaid()
    const [tooMuch, foreign] = [refunded(opened, 1500), refunded(opened, 100, { currency: 'usd' })]
    await deliverAll(server, tooMuch, foreign)
    expect([await parkReasonOf(server, tooMuch), await parkReasonOf(server, foreign)]).toEqual([
      'WRONG_AMOUNT',
      'WRONG_CURRENCY',
    ])
    expect((await planOf(opened.person)).role).toBe('PREMIUM')
  })
})

describe('a disputed month', () => {
  it('ends the membership, which comes back when the bank rejects the claim [PREMIUM-10]', async () => {
    const before = await revenue()
    const opened = await openPaid()
    await deliverAll(server, disputed(opened, 'warning_needs_response'))
    expect((await planOf(opened.person)).role).toBe('PREMIUM')
    await deliverAll(server, disputed(opened, 'needs_response'))
    expect([(await revenue()) - before, (await planOf(opened.person)).role]).toEqual([0n, 'FREEMIUM'])
    await deliverAll(server, disputed(opened, 'won'), disputed(opened, 'needs_response', 1_768_478_500))
    expect([(await revenue()) - before, (await planOf(opened.person)).role]).toEqual([1499n, 'PREMIUM'])
  })

  it('turns the free entries it paid for into a debt, less what is in the wallet [PREMIUM-10]', async () => {
    const opened = await openPaid()
    const { person } = opened
    await enterFree(opened, 7)
    await fund(server.ctx, person.user.id, 2)
    await deliverAll(server, disputed(opened, 'needs_response'))
    expect(await moneyOf(server, person)).toEqual({ balance: 0, debt: 5 })
    await deliverAll(server, disputed(opened, 'lost'))
    expect(await moneyOf(server, person)).toEqual({ balance: 0, debt: 5 })
    await fund(server.ctx, person.user.id, 6)
    expect(await moneyOf(server, person)).toEqual({ balance: 1, debt: 0 })
  })

  it('returns the cost of its free entries when the dispute is won, debt first [PREMIUM-10]', async () => {
    const opened = await openPaid()
    await enterFree(opened, 7)
    await deliverAll(server, disputed(opened, 'needs_response'), disputed(opened, 'won'))
    expect(await moneyOf(server, opened.person)).toEqual({ balance: 0, debt: 0 })
    expect((await planOf(opened.person)).left).toBe(3)
  })

  it('cancels the payer’s withdrawals, but not for an event that its end has overtaken', async () => {
    const opened = await openPaid()
    const { person } = opened
    await fund(server.ctx, person.user.id, 50)
    await confirm(server, person)
    await deliverAll(server, disputed(opened, 'won', 1_768_478_500))
    const asked = await requestWithdrawal(person, { amount: 20, pixKey: await savePixKey(server, person) })
    expect(asked.status).toBe(201)
    await deliverAll(server, disputed(opened, 'needs_response'))
    expect((await moneyOf(server, person)).balance).toBe(30)
    await deliverAll(server, disputed({ ...opened, id: 'another' }, 'needs_response', 1_768_478_600))
    expect((await moneyOf(server, person)).balance).toBe(50)
  })

  it('leaves no debt for a tournament that was cancelled since', async () => {
    const opened = await openPaid()
    await enterFree(opened, 3)
    const cancelled = await enterFree(opened, 5, 48)
    await deliverAll(server, disputed(opened, 'needs_response'))
    expect((await moneyOf(server, opened.person)).debt).toBe(8)
    expect((await opened.person.call('DELETE', `/tournaments/${cancelled.id}`)).status).toBe(200)
    await server.sweep('owed allowances')
    await server.sweep('owed allowances')
    expect((await moneyOf(server, opened.person)).debt).toBe(3)
  })
})
