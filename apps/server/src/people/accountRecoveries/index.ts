export { openAccountRecoveries } from './openAccountRecoveries.ts'
export { ownRecoveries } from './ownRecoveries.ts'
