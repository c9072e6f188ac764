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
export {
  keyOfJudgement,
  type ListedJudgement,
  selectJudgementPage,
} from './judgementPage.ts'
export {
  countJudgements,
  failJudgement,
  forgetJudgements,
  giveUpJudgements,
  type JudgedPayout,
  type JudgementCounts,
  renewJudgement,
  takeJudgement,
} from './judgementStore.ts'
export { openPayouts } from './openPayouts.ts'
export { ownPayouts } from './ownPayouts.ts'
export {
  type ListedHold,
  selectHoldPage,
  selectUnpaidPayouts,
  type UnpaidPayout,
  type WrittenJudgement,
} from './payoutHoldPage.ts'
export { deletePayoutHold, isPayoutHeld, selectPayoutHolds } from './payoutHoldStore.ts'
export { settleJudgement } from './settleJudgement.ts'
