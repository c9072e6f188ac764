export { openWallet, type Wallet } from './openWallet.ts'
export { ownWallet } from './ownWallet.ts'
export { publishBalances } from './publishBalances.ts'
export { statementKindOf, transferKindsOf } from './statementKind.ts'
