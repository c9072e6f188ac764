export { acceptInvite } from './acceptInvite.ts'
export { isSignedByBrowser, readBrowserKey } from './browserProof.ts'
export { type ChangeRefusal, changeRoles, endOperator, endOperatorSessions } from './changeOperator.ts'
export { cancelInvite, INVITE_MS, inviteOperator, readInvite } from './inviteOperator.ts'
export { askPasskey, offerPasskey, offerTotp } from './offerFactor.ts'
export {
  deleteOldChallenges,
  hasOperators,
  type Operator,
  selectOpenInvites,
  selectOperator,
  selectOperators,
} from './operatorStore.ts'
export { type GivenFactor, proveOperator } from './proveOperator.ts'
export { endSession } from './sessionStore.ts'
export {
  type OperatorSession,
  openSession,
  readSession,
  selectOpenSessions,
  touchSession,
} from './sessions.ts'
