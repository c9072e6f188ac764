export { freezeAccount } from './freezeAccount.ts'
export { selectFrozen } from './freezeStore.ts'
