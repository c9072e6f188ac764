export { findClosed, readTrust } from './accountStore.ts'
export type { ChoosePlan } from './accountsContext.ts'
export { DEMO_USERS } from './demoUsers.ts'
export { openAccounts } from './openAccounts.ts'
