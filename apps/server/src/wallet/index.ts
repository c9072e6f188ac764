export { openWallet, type Wallet } from './openWallet.ts'
export { publishBalances } from './publishBalances.ts'
