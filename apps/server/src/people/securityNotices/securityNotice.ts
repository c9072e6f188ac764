import type { Cents, PixKey } from '@lance/domain'

/** Where an action came from, as far as its request shows. */
export type Origin = { browser: string | null; system: string | null; network: string }

/**
 * An event that the owner of an account is notified of by mail. Operators and banks end a withdrawal, so its
 * end has no origin. `factor`: a passkey's name; null for the authenticator app. `language`: the account's language before the sign-in, which may have changed it.
 */
export type SecurityNotice =
  | { kind: 'new_device'; origin: Origin; language: string }
  | { kind: 'password_changed'; origin: Origin }
  | { kind: 'factor_added' | 'factor_removed'; factor: string | null; origin: Origin }
  | { kind: 'recovery_codes_made' | 'recovery_code_used'; origin: Origin }
  | { kind: 'identity_verified' }
  | { kind: 'pix_key'; pixKey: PixKey; origin: Origin }
  | { kind: 'withdrawal_asked'; amount: Cents; pixKey: PixKey; origin: Origin }
  | {
      kind: 'withdrawal_paid' | 'withdrawal_failed' | 'withdrawal_refused' | 'withdrawal_cancelled'
      amount: Cents
      pixKey: PixKey
      /** What an operator tells the owner about it. */
      told?: string
    }

export type NoticeKind = SecurityNotice['kind']

/**
 * Mails of a kind to one owner within a day: more would only fill their mailbox. The last one says that it is
 * the last. Acts of operators are rarely repeated, so their limit is higher.
 */
export const DAILY_MAX: Readonly<Record<NoticeKind, number>> = {
  new_device: 5,
  password_changed: 5,
  factor_added: 10,
  factor_removed: 10,
  recovery_codes_made: 5,
  recovery_code_used: 10,
  identity_verified: 5,
  pix_key: 5,
  withdrawal_asked: 10,
  withdrawal_paid: 20,
  withdrawal_failed: 20,
  withdrawal_refused: 20,
  withdrawal_cancelled: 20,
}

export const NOTICE_KINDS = Object.keys(DAILY_MAX) as readonly NoticeKind[]
