import type { OperatorRole } from '@lance/contract/desk'

const FINANCE = ['owner', 'finance'] as const
const FAIR_PLAY = ['owner', 'fair_play'] as const
const PAYOUTS = ['owner', 'finance', 'fair_play'] as const
const STORE = ['owner', 'store'] as const
const OWNER = ['owner'] as const

/**
 * Who may run each verb at the desk. `null`: the command line alone, because the verb reads a file of the
 * server. A test fails for a verb without a row.
 */
export const VERB_ROLES: Readonly<Record<string, readonly OperatorRole[] | null>> = {
  reconcile: FINANCE,
  'prove-log': OWNER,
  'void-game': FAIR_PLAY,
  'stuck-tournaments': ['owner', 'fair_play', 'support'],
  'cancel-tournament': ['owner', 'support'],
  // It moves prizes, and support talks to those who would gain.
  'correct-result': FAIR_PLAY,
  correct: FINANCE,
  'prove-correction': FINANCE,
  'parked-payments': FINANCE,
  'retry-payment': FINANCE,
  'poll-payment': FINANCE,
  'refund-deposit': FINANCE,
  'refund-premium': FINANCE,
  orders: STORE,
  'send-order': STORE,
  'correct-tracking': STORE,
  'refund-order': ['owner', 'finance', 'store'],
  'import-catalogue': null,
  'save-product': STORE,
  'publish-product': STORE,
  'withdraw-product': STORE,
  'move-product': STORE,
  // Reads a file. The desk uploads pictures by a call of its own, which records the same act.
  'add-picture': null,
  withdrawals: FINANCE,
  'approve-withdrawal': FINANCE,
  'unapprove-withdrawal': FINANCE,
  'send-withdrawal': FINANCE,
  'withdrawal-paid': FINANCE,
  'withdrawal-failed': FINANCE,
  'refuse-withdrawal': FINANCE,
  'freeze-account': ['owner', 'finance', 'fair_play', 'support'],
  'unfreeze-account': FINANCE,
  'end-sessions': ['owner', 'finance', 'fair_play', 'support'],
  'close-account': ['owner', 'support'],
  'mail-seen': ['owner', 'support'],
  'disputed-money': FINANCE,
  'release-disputed': FINANCE,
  'lift-kept-rules': OWNER,
  'show-identity': ['finance'],
  'reseal-data': OWNER,
  'remove-clear-text': OWNER,
  suspicions: FAIR_PLAY,
  'fair-play-drift': FAIR_PLAY,
  'close-suspicion': FAIR_PLAY,
  'resolve-report': ['owner', 'fair_play', 'support'],
  'withdraw-puzzle': ['owner', 'fair_play', 'support'],
  'held-payouts': PAYOUTS,
  'hold-payout': PAYOUTS,
  'release-payout': PAYOUTS,
  'hold-prizes': PAYOUTS,
  'release-prizes': PAYOUTS,
  'release-prize': PAYOUTS,
  'hold-account-payouts': PAYOUTS,
  'release-account-payouts': PAYOUTS,
  invite: OWNER,
  'cancel-invite': OWNER,
  'replace-factor': OWNER,
  operators: OWNER,
  'end-operator': OWNER,
  'change-roles': OWNER,
  'end-operator-sessions': OWNER,
}
