export { auditWithdrawals } from './auditWithdrawals.ts'
export {
  type ListedWithdrawal,
  selectEarlierWithdrawals,
  selectLosers,
  selectWithdrawalDetail,
  selectWithdrawalPage,
  selectWithdrawalsById,
  sumPaid,
} from './deskStore.ts'
export { openWithdrawals } from './openWithdrawals.ts'
export { ownWithdrawals } from './ownWithdrawals.ts'
export { readOwnDailyLimit } from './readDailyLimit.ts'
export { readPayeeCpf } from './readPayeeCpf.ts'
export { readPayout } from './readPayout.ts'
export { readWithdrawable } from './readWithdrawable.ts'
export { sealedTables } from './sealedTables.ts'
export { selectKeyHashes } from './selectKeyHashes.ts'
export {
  cancelWithdrawals,
  type Step,
  type StepRefusal,
  settleWithdrawal,
  TELL_MAX,
} from './settleWithdrawal.ts'
export {
  isPayeeElsewhere,
  selectOpen,
  selectPayee,
  sumApproval,
  type WithdrawalStatus,
} from './withdrawalStore.ts'
