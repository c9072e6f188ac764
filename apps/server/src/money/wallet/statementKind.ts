import type { StatementKind, TransferKind } from '@lance/domain'

/** The statement kind that each transfer kind is listed under. */
const groupOf = {
  deposit: 'deposit',
  deposit_reversed: 'deposit',
  reversal_undone: 'deposit',
  stake: 'wager',
  win: 'wager',
  win_held: 'wager',
  stake_back: 'wager',
  fee: 'wager',
  entry: 'tournament',
  entry_free: 'tournament',
  entry_back: 'tournament',
  entry_free_back: 'tournament',
  prize: 'tournament',
  prize_held: 'tournament',
  tournament_fee: 'tournament',
  withdrawal: 'withdrawal',
  withdrawal_paid: 'withdrawal',
  withdrawal_refused: 'withdrawal',
  premium: 'other',
  premium_reversed: 'other',
  premium_reversal_undone: 'other',
  allowance_owed: 'other',
  allowance_owed_back: 'other',
  order: 'other',
  order_reversed: 'other',
  order_restored: 'other',
  debt_paid: 'other',
  correction: 'other',
} as const satisfies Record<TransferKind, StatementKind>

export const statementKindOf = (kind: TransferKind): StatementKind => groupOf[kind]

/** The transfer kinds that a statement kind lists; null stands for all. */
export function transferKindsOf(wanted: StatementKind | undefined): TransferKind[] | null {
  if (wanted === undefined) return null
  return (Object.keys(groupOf) as TransferKind[]).filter((kind) => groupOf[kind] === wanted)
}
