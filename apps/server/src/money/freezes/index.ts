export { freezeAccount } from './freezeAccount.ts'
export { selectByIdOrEmail, selectFrozen } from './freezeStore.ts'
export { ownFreeze } from './ownFreeze.ts'
