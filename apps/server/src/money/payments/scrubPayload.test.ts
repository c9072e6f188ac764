import { describe, expect, it } from 'vitest'
import { readSandboxEvent } from './sandbox/sandboxEvent.ts'
import { scrubPayload } from './scrubPayload.ts'
import { readStripeEvent } from './stripe/readStripeEvent.ts'

const stripe = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', type, livemode: false, created: 1, data: { object } })

describe('scrubPayload', () => {
  it.each([
    [
      'a refund',
      stripe('charge.refunded', {
        id: 'ch_1',
        payment_intent: 'pi_1',
        amount_refunded: 500,
        currency: 'brl',
        billing_details: { name: 'Ana' },
        receipt_email: 'ana@lance.test',
      }),
    ],
    [
      'a dispute',
      stripe('charge.dispute.created', {
        id: 'dp_1',
        payment_intent: { id: 'pi_1' },
        amount: 500,
        currency: 'brl',
        status: 'won',
        evidence: { customer_name: 'Ana', customer_email_address: 'ana@lance.test' },
      }),
    ],
    [
      'an invoice',
      stripe('invoice.paid', {
        id: 'in_1',
        amount_paid: 1499,
        currency: 'brl',
        customer_email: 'ana@lance.test',
        parent: {
          subscription_details: {
            subscription: 'sub_1',
            metadata: { cause: 'premium', reference: 'r', userId: 'u' },
          },
        },
        lines: { data: [{ period: { start: 1, end: 2 }, pricing: { price_details: { price: 'price_1' } } }] },
        payments: { data: [{ status: 'paid', payment: { payment_intent: 'pi_1' } }] },
      }),
    ],
    [
      'a subscription',
      stripe('customer.subscription.updated', {
        id: 'sub_1',
        status: 'active',
        cancel_at_period_end: false,
        description: 'Ana',
        metadata: { cause: 'premium', reference: 'r', userId: 'u', note: 'Ana' },
      }),
    ],
  ])('removes names from %s of Stripe but nothing that we read', (_name, payload) => {
    const scrubbed = scrubPayload(payload)
    expect(scrubbed).not.toMatch(/ana/i)
    expect(readStripeEvent(scrubbed)).toEqual(readStripeEvent(payload))
  })

  it('removes the buyer from a sandbox checkout but nothing else that we read', () => {
    const address = { line1: 'Rua', line2: null, city: 'Cidade', state: 'SP', postalCode: '0', country: 'BR' }
    const buyer = { email: 'ana@lance.test', phone: null, name: 'Ana', address }
    const news = {
      kind: 'checkout',
      cause: 'store',
      reference: 'r',
      checkoutId: 'c',
      paymentRef: 'p',
      subscriptionRef: null,
      state: 'paid',
      amount: 5,
      currency: 'BRL',
      userId: null,
      buyer,
    }
    const payload = JSON.stringify({ id: 'e', type: 'checkout.paid', live: false, atMs: 1, news })
    const scrubbed = scrubPayload(payload)
    expect(scrubbed).not.toMatch(/ana|Rua|Cidade|SP/i)
    const read = readSandboxEvent(payload)
    expect(readSandboxEvent(scrubbed)).toEqual({ ...read, news: { ...news, amount: 5n, buyer: undefined } })
  })

  it.each(['Ana Torre', '"Ana Torre"', '["Ana Torre"]', '{"name":"Ana"', 'null'])(
    'keeps no name of %s',
    (payload) => {
      expect(scrubPayload(payload)).not.toMatch(/Ana/)
    },
  )
})
