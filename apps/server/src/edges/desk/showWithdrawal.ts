import type { ListedWithdrawal as Shown, WithdrawalDetails } from '@lance/contract/desk'
import { NO_CENTS, type TransferKind } from '@lance/domain'
import type { WalletSums } from '../../money/ledger/index.ts'
import type { ListedWithdrawal } from '../../money/withdrawals/index.ts'

export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

export function showListed(row: ListedWithdrawal): Shown {
  const { id, userId, userName, amount, pixKind, status, takenBy, isFrozen, suspicions } = row
  return {
    id,
    user: { id: userId, name: userName },
    amountCents: Number(amount),
    pixKind,
    status,
    createdAt: row.createdAt.toISOString(),
    settledAt: isoOf(row.settledAt),
    takenBy,
    accountCreatedAt: row.accountCreatedAt.toISOString(),
    isFrozen,
    suspicions,
  }
}

type PlaySums = Pick<
  WithdrawalDetails['money'],
  'depositedCents' | 'stakedCents' | 'wonCents' | 'correctedCents'
>

/** What a player brought, staked, won and was corrected, from the sums of their wallet. */
export function showPlay(sums: WalletSums): PlaySums {
  const sum = (...kinds: TransferKind[]) =>
    Number(kinds.reduce((total, kind) => total + (sums.get(kind) ?? NO_CENTS), 0n))
  return {
    depositedCents: sum('deposit', 'deposit_reversed', 'reversal_undone'),
    // The wallet pays stakes: what is left of them is below 0, which has no sign for an operator.
    stakedCents: 0 - sum('stake', 'stake_back', 'entry', 'entry_back'),
    wonCents: sum('win', 'prize'),
    correctedCents: sum('correction'),
  }
}
