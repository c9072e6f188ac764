import { asCents } from '@lance/domain'
import { describe, expect, it } from 'vitest'
import { findMismatch, findReversalMismatch, type RequestedPayment } from './findMismatch.ts'

const amount = asCents(5000n)
const base = { provider: 'stripe', isLive: true, userId: 'ana', currency: 'BRL', amount }
const reported = { ...base, checkoutId: 'cs_1', paymentRef: 'pi_1' }
const requested: RequestedPayment = { ...base, checkoutId: null, paymentRef: null }

describe('what a provider reports of a payment', () => {
  it('matches what was requested, whether its references are known yet or not', () => {
    expect(findMismatch(requested, reported)).toBeNull()
    expect(findMismatch({ ...requested, checkoutId: 'cs_1', paymentRef: 'pi_1' }, reported)).toBeNull()
    const unpaid = { ...reported, paymentRef: null }
    expect(findMismatch({ ...requested, paymentRef: 'pi_1' }, unpaid)).toBeNull()
  })

  it.each([
    ['WRONG_PROVIDER', { provider: 'sandbox' }],
    ['WRONG_MODE', { isLive: false }],
    ['WRONG_CHECKOUT', { checkoutId: 'cs_2' }],
    ['WRONG_PAYMENT', { paymentRef: 'pi_2' }],
    ['WRONG_CUSTOMER', { userId: 'bea' }],
    ['WRONG_CUSTOMER', { userId: null }],
    ['WRONG_CURRENCY', { currency: 'USD' }],
    ['WRONG_CURRENCY', { currency: null }],
    ['WRONG_AMOUNT', { amount: asCents(4999n) }],
    ['WRONG_AMOUNT', { amount: null }],
  ])('is refused as %s when it says %o', (mismatch, changed) => {
    const known = { ...requested, checkoutId: 'cs_1', paymentRef: 'pi_1' }
    expect(findMismatch(known, { ...reported, ...changed })).toBe(mismatch)
  })

  it('compares the subscription and the price of one that renews', () => {
    const { checkoutId, paymentRef, ...renewal } = { ...reported, subscriptionRef: 'sub_1', priceRef: 'plan' }
    const subscription = { ...base, checkoutId: 'cs_1', subscriptionRef: 'sub_1', priceRef: 'plan' }
    expect(findMismatch(subscription, renewal)).toBeNull()
    expect(findMismatch(subscription, { ...renewal, subscriptionRef: 'sub_2' })).toBe('WRONG_SUBSCRIPTION')
    expect(findMismatch(subscription, { ...renewal, priceRef: null })).toBe('WRONG_PRICE')
  })

  it('leaves out what an event does not say', () => {
    const { currency, amount: _, ...change } = reported
    expect(findMismatch(requested, change)).toBeNull()
  })

  it('knows a guest, who has no account, from an account', () => {
    const guest = { ...requested, userId: null }
    expect(findMismatch(guest, { ...reported, userId: null })).toBeNull()
    expect(findMismatch(guest, { ...reported, userId: '' })).toBeNull()
    expect(findMismatch(guest, reported)).toBe('WRONG_CUSTOMER')
  })
})

describe('what is taken back of a payment', () => {
  it.each([
    [null, {}],
    ['WRONG_MODE', { isLive: false }],
    ['WRONG_CURRENCY', { currency: 'USD' }],
    ['WRONG_AMOUNT', { amount: asCents(5001n) }],
    ['WRONG_AMOUNT', { amount: asCents(0n) }],
  ])('is %s when it says %o', (mismatch, changed) => {
    expect(findReversalMismatch(base, { ...base, ...changed })).toBe(mismatch)
  })
})
