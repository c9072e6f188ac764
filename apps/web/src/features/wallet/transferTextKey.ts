import type { StatementItem } from '@lance/contract'

/** The transfers that touch a wallet; all others stay between the platform's own accounts. */
const NAMED_TRANSFERS = [
  'deposit',
  'deposit_reversed',
  'reversal_undone',
  'debt_paid',
  'stake',
  'win',
  'stake_back',
  'entry',
  'entry_back',
  'prize',
  'allowance_owed',
  'allowance_owed_back',
  'withdrawal',
  'withdrawal_refused',
  'correction',
] as const

type Transfer = StatementItem['transfer']
type Named = (typeof NAMED_TRANSFERS)[number]
const isNamed = (transfer: Transfer): transfer is Named =>
  (NAMED_TRANSFERS as readonly Transfer[]).includes(transfer)

/** The i18n key of the text that says why money moved. */
export const transferTextKey = (transfer: Transfer) =>
  isNamed(transfer) ? (`transfers.${transfer}` as const) : 'transfers.other'
