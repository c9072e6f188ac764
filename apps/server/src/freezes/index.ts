export { freezeAccount } from './freezeAccount.ts'
export { selectFrozen, selectNamed } from './freezeStore.ts'
export { ownFreeze } from './ownFreeze.ts'
