export { acceptInvite } from './acceptInvite.ts'
export { isSignedByBrowser, readBrowserKey } from './browserProof.ts'
export { type ChangeRefusal, changeRoles, endOperator, endOperatorSessions } from './changeOperator.ts'
export { INVITE_MS, inviteOperator, readInvite } from './inviteOperator.ts'
export { askPasskey, offerPasskey, offerTotp } from './offerFactor.ts'
export {
  deleteOldChallenges,
  hasOperators,
  type Operator,
  selectOperator,
  selectOperators,
} from './operatorStore.ts'
export { type GivenFactor, proveOperator } from './proveOperator.ts'
export { endSession } from './sessionStore.ts'
export { type OperatorSession, openSession, readSession, touchSession } from './sessions.ts'
