import type Stripe from 'stripe'
import type { RawEvent } from '../paymentProvider.ts'

// What Stripe answers when it is asked, as the events that its webhooks would have brought: the same state has the
// same id, so that it is applied once.

/** Of a session that is over; null: it is not. */
export function eventOfSession(session: Stripe.Checkout.Session): RawEvent | null {
  if (session.status === 'open' || session.status === null) return null
  const type = session.status === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed'
  const eventId = `asked_${session.id}_${session.status}_${session.payment_status}`
  return makeAsked({ eventId, type, object: session })
}

export function eventOfCharge(charge: Stripe.Charge): RawEvent {
  const eventId = `asked_${charge.id}_refunded_${charge.amount_refunded}`
  return makeAsked({ eventId, type: 'charge.refunded', object: charge })
}

/** It is as old as the dispute: what a webhook has told of it since then stays. */
export function eventOfDispute(dispute: Stripe.Dispute): RawEvent {
  const eventId = `asked_${dispute.id}_${dispute.status}_${dispute.amount}`
  return makeAsked({ eventId, type: 'charge.dispute.updated', object: dispute })
}

/** Of an invoice that is paid, and by which payment: webhooks don't say. */
export function eventOfInvoice(invoice: Stripe.Invoice): RawEvent {
  const payments = invoice.payments?.data.length ?? 0
  const eventId = `asked_${invoice.id}_paid_${payments}`
  const created = invoice.status_transitions?.paid_at ?? invoice.created
  return makeAsked({ eventId, type: 'invoice.paid', object: { ...invoice, created } })
}

/** A subscription goes to and fro, and says not since when: each answer is an event of its own. */
export function eventOfSubscription(subscription: Stripe.Subscription, nowMs: number): RawEvent {
  const event = {
    eventId: `asked_${subscription.id}_${nowMs}`,
    type: 'customer.subscription.updated',
    object: { ...subscription, created: Math.floor(nowMs / 1000) },
  }
  return makeAsked(event)
}

function makeAsked({
  eventId,
  type,
  object,
}: {
  eventId: string
  type: string
  object: { livemode: boolean; created: number }
}): RawEvent {
  const { livemode, created } = object
  const event = { id: eventId, object: 'event', type, livemode, created, data: { object } }
  return { eventId, payload: JSON.stringify(event) }
}
