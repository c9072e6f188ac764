import type { Withdrawal } from '@lance/contract'
import { makeReais } from '@lance/domain'
import type { WithdrawalRow } from './withdrawalStore.ts'

/** Makes a withdrawal as its owner sees it. */
export function makeWithdrawal({
  id,
  amount,
  pixKey,
  status,
  createdAt,
  settledAt,
  told,
}: WithdrawalRow): Withdrawal {
  return {
    id,
    amount: makeReais(amount),
    pixKey,
    status,
    createdAt: createdAt.getTime(),
    settledAt: settledAt?.getTime() ?? null,
    reason: told,
  }
}
