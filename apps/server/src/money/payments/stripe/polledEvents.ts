import type Stripe from 'stripe'
import type { RawEvent } from '../paymentProvider.ts'

// Turns Stripe's answers to polls into the events that its webhooks would have brought. The same state has
// the same id, so it is applied once.

/** The event of a session that is over; null if it is not. */
export function eventOfSession(session: Stripe.Checkout.Session): RawEvent | null {
  if (session.status === 'open' || session.status === null) return null
  const type = session.status === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed'
  const eventId = `asked_${session.id}_${session.status}_${session.payment_status}`
  return makePolledEvent({ eventId, type, object: session })
}

export function eventOfCharge(charge: Stripe.Charge): RawEvent {
  const eventId = `asked_${charge.id}_refunded_${charge.amount_refunded}`
  return makePolledEvent({ eventId, type: 'charge.refunded', object: charge })
}

/** The event is as old as the dispute, so that whatever a webhook has reported since then stays. */
export function eventOfDispute(dispute: Stripe.Dispute): RawEvent {
  const eventId = `asked_${dispute.id}_${dispute.status}_${dispute.amount}`
  return makePolledEvent({ eventId, type: 'charge.dispute.updated', object: dispute })
}

/** The event of a paid invoice, with its payment, which webhooks don't include. */
export function eventOfInvoice(invoice: Stripe.Invoice): RawEvent {
  const payments = invoice.payments?.data.length ?? 0
  const eventId = `asked_${invoice.id}_paid_${payments}`
  const created = invoice.status_transitions?.paid_at ?? invoice.created
  return makePolledEvent({ eventId, type: 'invoice.paid', object: { ...invoice, created } })
}

/** A subscription may change back and forth without saying when, so each answer is an event of its own. */
export function eventOfSubscription(subscription: Stripe.Subscription, nowMs: number): RawEvent {
  const event = {
    eventId: `asked_${subscription.id}_${nowMs}`,
    type: 'customer.subscription.updated',
    object: { ...subscription, created: Math.floor(nowMs / 1000) },
  }
  return makePolledEvent(event)
}

function makePolledEvent({
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
