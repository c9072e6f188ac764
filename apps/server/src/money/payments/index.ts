export type { PaymentFaults } from './applyDueEvents.ts'
export { keepAnswers } from './keepAnswers.ts'
export { applyCheckout, type CheckoutSteps } from './lifecycle/applyCheckout.ts'
export { applyReversal, type OnChargeback, type ReversalSteps } from './lifecycle/applyReversal.ts'
export type { DisputeTable } from './lifecycle/disputeStore.ts'
export type { ReportedPayment } from './lifecycle/findMismatch.ts'
export { lockPayer } from './lifecycle/lockPayer.ts'
export { lockReported, type Reported } from './lifecycle/lockReported.ts'
export { makeReversalTransfer } from './lifecycle/makeReversalTransfer.ts'
export { selectEmail, updateLanguage, updatePage } from './lifecycle/pageStore.ts'
export {
  POLL_PAID_AFTER_MS,
  POLL_PENDING_AFTER_MS,
  pollPage,
  pollReversals,
  REVERSIBLE_FOR_MS,
} from './lifecycle/pollPayment.ts'
export { readReversal } from './lifecycle/readReversal.ts'
export { refundPart, requestRefund } from './lifecycle/refundPayment.ts'
export { openPayments } from './openPayments.ts'
export { openProvider } from './openProvider.ts'
export type {
  CheckoutNews,
  InvoiceNews,
  PaymentBuyer,
  SubscriptionNews,
} from './paymentEvent.ts'
export { readParked, retryParked, wakeEventsOf } from './paymentEventStore.ts'
export type { HandlerVerdict, PaymentHandler, ProviderEvent } from './paymentHandler.ts'
export {
  type CheckoutOrder,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentProvider,
  ProviderFailed,
} from './paymentProvider.ts'
export { type NextPoll, type PollContext, pollDueRows } from './pollDueRows.ts'
export { pollSoon } from './pollSoon.ts'
