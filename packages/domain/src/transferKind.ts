/** Why money moves: a closed list, with what a transfer of each kind refers to. */
export const TRANSFER_KINDS = [
  /** world → wallet: a deposit confirmed by the provider. */
  'deposit',
  /** wallet → world, the rest debt → world: a deposit refunded, or taken back by the bank. */
  'deposit_reversed',
  /** world → wallet: the bank's claim was rejected in the end. */
  'reversal_undone',
  /** wallet → debt: a credit pays what its owner owes. Refers to the transfer of the credit. */
  'debt_paid',
  /** wallet → escrow: a player's stake. Refers to a game, like the four kinds that follow. */
  'stake',
  /** escrow → wallet, or hold → wallet: the winner's payout. */
  'win',
  /** escrow → hold: the same while an operator has payouts on hold. */
  'win_held',
  /** escrow → wallet: the player's own stake, after a draw or an abort. */
  'stake_back',
  /** escrow → fees: the platform's share. */
  'fee',
  /** wallet → escrow: an entry fee. Refers to a tournament, like the six kinds that follow. */
  'entry',
  /** house → escrow: a member's free entry. */
  'entry_free',
  /** escrow → wallet: the entry fee of a player who left, or of a cancelled tournament. */
  'entry_back',
  /** escrow → house: the same for a free entry. */
  'entry_free_back',
  /** escrow → wallet, or hold → wallet: the prize for a place in a tournament. */
  'prize',
  /** escrow → hold: the same while it is on hold. */
  'prize_held',
  /** escrow → fees: the platform's share of a tournament. */
  'tournament_fee',
  /** world → revenue: a paid premium invoice. Refers to that invoice, like the four that follow. */
  'premium',
  /** revenue → world: the same refunded, or taken back by the bank. */
  'premium_reversed',
  /** world → revenue: the bank's claim on it was rejected in the end. */
  'premium_reversal_undone',
  /** wallet → house, the rest debt → house: free entries from a payment that the member's bank took back. */
  'allowance_owed',
  /** house → wallet: the same, when the member does not owe it after all. */
  'allowance_owed_back',
  /** world → revenue: a paid order of the store. Refers to that order, like the two that follow. */
  'order',
  /** revenue → world: the same refunded, or taken back by the bank. */
  'order_reversed',
  /** world → revenue: the bank's claim on it was rejected in the end. */
  'order_restored',
  /** wallet → hold: a requested withdrawal. Refers to the withdrawal, like the two that follow. */
  'withdrawal',
  /** hold → world: the withdrawal was paid. */
  'withdrawal_paid',
  /** hold → wallet: the withdrawal was refused. */
  'withdrawal_refused',
  /** Between any two accounts: an operator corrects a mistake. Refers to the operator's act: who and why. */
  'correction',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** The kinds of accounts, with who or what each belongs to. */
export const ACCOUNT_KINDS = [
  /** A user's money. Never below 0. */
  'wallet',
  /** A user's money on its way out, or a payout on hold. Never below 0. */
  'hold',
  /** What a user owes, as a balance below 0. */
  'debt',
  /** The stakes of one game, or the entry fees of one tournament. Never below 0, and 0 in the end. */
  'escrow',
  /** Where money comes from and goes to: the payment providers. */
  'world',
  /** The platform's shares of stakes and entry fees. */
  'fees',
  /** What members and customers of the store paid. */
  'revenue',
  /** Pays members' free entries. */
  'house',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** The kinds by which a statement can be filtered. */
export const STATEMENT_KINDS = ['deposit', 'wager', 'tournament', 'withdrawal', 'other'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]
