export { auditPayouts } from './auditPayouts.ts'
export {
  insertHeldPayout,
  insertHeldPrize,
  selectHeldPayout,
  sumHeld,
  type UndonePayout,
  undoHeldPayout,
} from './heldPayoutStore.ts'
export { type HoldRefusal, holdPayouts, releasePayouts } from './holdPayouts.ts'
export { openPayouts } from './openPayouts.ts'
export { type ListedHold, selectHoldPage, selectUnpaidPayouts, type UnpaidPayout } from './payoutHoldPage.ts'
export { deletePayoutHold, isPayoutHeld, selectPayoutHolds } from './payoutHoldStore.ts'
