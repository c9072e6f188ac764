import { premiumState, startedSubscription } from '../http/premium.ts'
import { emptyBody } from '../http/shared.ts'
import { defineCall } from './defineCall.ts'

const tag = 'premium'

/** The premium plan. The browser pays on the provider's page; a webhook makes the member. */
export const premiumCalls = {
  readPremium: defineCall({
    method: 'GET',
    path: '/subscriptions',
    tag,
    auth: 'user',
    responses: { 200: premiumState },
    errors: [],
  }),
  startSubscription: defineCall({
    method: 'POST',
    path: '/subscriptions',
    tag,
    auth: 'user',
    perMinute: 20,
    idempotent: true,
    body: emptyBody,
    responses: { 201: startedSubscription },
    errors: ['SUBSCRIPTION_RUNS', 'SUBSCRIPTION_UNAVAILABLE', 'ACCOUNT_FROZEN', 'KEY_REUSED'],
  }),
  cancelSubscription: defineCall({
    method: 'DELETE',
    path: '/subscriptions',
    tag,
    auth: 'user',
    perMinute: 20,
    responses: { 200: premiumState },
    errors: ['NO_SUBSCRIPTION', 'PAYMENT_UNAVAILABLE'],
  }),
  resumeSubscription: defineCall({
    method: 'POST',
    path: '/subscriptions/resume',
    tag,
    auth: 'user',
    perMinute: 20,
    body: emptyBody,
    responses: { 200: premiumState },
    errors: ['NO_SUBSCRIPTION', 'PAYMENT_UNAVAILABLE'],
  }),
}
