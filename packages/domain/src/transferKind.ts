/** Why money moves: a closed list. What a transfer of each kind refers to stands beside it. */
export const TRANSFER_KINDS = [
  /** world → wallet: a deposit that the provider confirmed. */
  'deposit',
  /** wallet → world, the rest debt → world: a deposit given back, or taken back by the bank. */
  'deposit_reversed',
  /** world → wallet: the bank's claim was turned down after all. */
  'reversal_undone',
  /** wallet → debt: a credit pays what its owner owes. Of the transfer that was the credit. */
  'debt_paid',
  /** wallet → escrow: a player's stake. Of a game, like the four that follow, which are what comes of it. */
  'stake',
  /** escrow → wallet, or hold → wallet: what the winner gets. */
  'win',
  /** escrow → hold: the same while an operator holds payouts. */
  'win_held',
  /** escrow → wallet: his own stake, after a draw or an abort. */
  'stake_back',
  /** escrow → fees: the platform's share. */
  'fee',
  /** wallet → escrow: an entry. Of a tournament, like the six that follow. */
  'entry',
  /** house → escrow: a member's free entry. */
  'entry_free',
  /** escrow → wallet: the entry of somebody who left, or of a tournament that was cancelled. */
  'entry_back',
  /** escrow → house: the same of a free entry. */
  'entry_free_back',
  /** escrow → wallet, or hold → wallet: what a place in a tournament wins. */
  'prize',
  /** escrow → hold: the same while it is held back. */
  'prize_held',
  /** escrow → fees: the platform's share of a tournament. */
  'tournament_fee',
  /** world → revenue: a paid invoice of the premium plan. */
  'premium',
  /** revenue → world: the same given back, or taken back by the bank. */
  'premium_reversed',
  /** world → revenue: the bank's claim on it was turned down after all. */
  'premium_reversal_undone',
  /** wallet → house, the rest debt → house: free entries he had for a payment that his bank took back. Of that invoice, like the next. */
  'allowance_owed',
  /** house → wallet: the same, where he does not owe it after all. */
  'allowance_owed_back',
  /** world → revenue: a paid order of the store. Of that order, like the two that follow. */
  'order',
  /** revenue → world: the same given back, or taken back by the bank. */
  'order_reversed',
  /** world → revenue: the bank's claim on it was turned down after all. */
  'order_restored',
  /** wallet → hold: asked for. Of a withdrawal, like the two that follow. */
  'withdrawal',
  /** hold → world. */
  'withdrawal_paid',
  /** hold → wallet. */
  'withdrawal_refused',
  /** Between any two: an operator mends a mistake. Of his act, which says who and why. */
  'correction',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** What accounts there are: who or what each belongs to stands beside it. */
export const ACCOUNT_KINDS = [
  /** A user's money. Never below 0. */
  'wallet',
  /** A user's money on its way out, or a win that is held back. Never below 0. */
  'hold',
  /** What a user owes, as a balance below 0. */
  'debt',
  /** The stakes of one game, or the fees of one tournament. Never below 0, and 0 in the end. */
  'escrow',
  /** Where money comes from and goes to: the payment providers. */
  'world',
  /** The platform's shares. */
  'fees',
  /** What members paid. */
  'revenue',
  /** Pays members' free entries. */
  'house',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]
