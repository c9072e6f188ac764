export { auditPayouts } from './auditPayouts.ts'
export {
  insertHeldPayout,
  insertHeldPrize,
  selectHeldPayout,
  sumHeld,
  takeHeldPayout,
  type UndonePayout,
} from './heldPayoutStore.ts'
export { holdPayouts, type NotHeld, releasePayouts } from './holdPayouts.ts'
export { openPayouts } from './openPayouts.ts'
export { deletePayoutHold, isPayoutHeld, selectPayoutHolds } from './payoutHoldStore.ts'
