export {
  type Account,
  accountName,
  debtOf,
  escrowOf,
  FEES,
  HOUSE,
  holdOf,
  REVENUE,
  WORLD,
  walletOf,
} from './account.ts'
export { openNightlyProof } from './nightlyProof.ts'
export { openMovesBackfill } from './openMovesBackfill.ts'
export { postTransfers } from './postTransfers.ts'
export {
  lockWallets,
  readBalance,
  readDebt,
  readWallet,
  readWallets,
} from './readBalance.ts'
export {
  type Audit,
  FINDINGS_MAX,
  type Finding,
  type ListOpen,
  OPEN_LISTED_MAX,
  type OpenItems,
  type Proof,
  reconcile,
} from './reconcile.ts'
export {
  markDisputed,
  type RestingPart,
  readResting,
  releaseDisputed,
  selectDisputedMoney,
  winRestsUntilMs,
} from './restingLots.ts'
export { splitCharge } from './splitCharge.ts'
export { type MoneyMode, stampDatabase } from './stampDatabase.ts'
export { readMoves, type WalletMove } from './statementStore.ts'
export type { Posting, Transfer } from './transfer.ts'
export { type DayMoves, selectWalletDays } from './walletHistoryStore.ts'
export { sumWalletByKind, type WalletSums } from './walletSums.ts'
export { selectWorldDays, sumWallets } from './worldStore.ts'
