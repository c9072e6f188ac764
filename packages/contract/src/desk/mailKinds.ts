/**
 * The kinds of mails that the server sends to players. The desk has a name for each (`mailKinds` of its texts); a kind of an
 * earlier version goes by its code.
 */
export const MAIL_KINDS = [
  'confirm_email',
  'reset_password',
  'email_change_approve',
  'email_change_prove',
  'email_changed',
  'recovery_started',
  'recovery_waits',
  'recovery_cancelled',
  'recovery_done',
  'new_device',
  'password_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'identity_verified',
  'pix_key',
  'withdrawal_asked',
  'withdrawal_paid',
  'withdrawal_failed',
  'withdrawal_refused',
  'withdrawal_cancelled',
  'order_paid',
  'order_short',
  'order_sent',
  'order_refunded',
  'tournament_starts',
  'tournament_prize',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const isMailKind = (kind: string): kind is MailKind => MAIL_KINDS.some((one) => one === kind)
