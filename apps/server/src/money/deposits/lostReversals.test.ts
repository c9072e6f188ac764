import { expect, it } from 'vitest'
import {
  completed,
  deliverAll,
  moneyOf,
  type OpenedDeposit,
  openDeposit,
  refunded,
} from '../../../test/depositKit.ts'
import { double, server, serveStripe } from '../../../test/stripeKit.ts'

// A refund or dispute whose webhook was lost is found by polling.

const DAY_MS = 86_400_000

serveStripe()

async function openPaid(): Promise<OpenedDeposit & { at: { payment_intent: string } & object }> {
  const opened = await openDeposit(server, double)
  await deliverAll(server, completed(opened.session))
  const created = Math.floor(server.time.nowMs() / 1000)
  const at = { payment_intent: `pi_${opened.session.id}`, currency: 'brl', livemode: false, created }
  return { ...opened, at }
}

async function pollAfter(ms: number): Promise<void> {
  server.time.advance(ms)
  await server.sweep('silent deposits')
  await server.sweep('payment events')
}

it('finds a refund within a day, and moves nothing when its webhook arrives after that [DEPOSIT-9]', async () => {
  const opened = await openPaid()
  double.charges.push({ id: `ch_${opened.session.id}`, amount_refunded: 2000, ...opened.at })
  await pollAfter(DAY_MS - 1)
  expect((await moneyOf(server, opened.person)).balance).toBe(50)
  await pollAfter(1)
  expect((await moneyOf(server, opened.person)).balance).toBe(30)
  await deliverAll(server, refunded(opened, 20))
  await pollAfter(DAY_MS)
  expect((await moneyOf(server, opened.person)).balance).toBe(30)
})

it('finds a dispute, and later how it ended', async () => {
  const { person, session, at } = await openPaid()
  const dispute = { id: `dp_${session.id}`, amount: 5000, status: 'needs_response', ...at }
  double.disputes.push(dispute)
  await pollAfter(DAY_MS)
  expect((await moneyOf(server, person)).balance).toBe(0)
  dispute.status = 'won'
  await pollAfter(DAY_MS)
  expect((await moneyOf(server, person)).balance).toBe(50)
})

it('polls again after Stripe could not be reached, and stops after 120 days', async () => {
  const { person, session, depositId, at } = await openPaid()
  double.charges.push({ id: `ch_${session.id}`, amount_refunded: 1000, ...at })
  double.fail(500)
  await pollAfter(DAY_MS)
  double.fail(null)
  await pollAfter(600_000)
  expect((await moneyOf(server, person)).balance).toBe(40)
  await pollAfter(120 * DAY_MS)
  const { rows } = await server.ctx.pool.query('select ask_at from deposits where id = $1', [depositId])
  expect(rows).toEqual([{ ask_at: null }])
})
