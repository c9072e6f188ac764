export { freezeAccount } from './freezeAccount.ts'
export { selectFrozen } from './freezeStore.ts'
export { ownFreeze } from './ownFreeze.ts'
