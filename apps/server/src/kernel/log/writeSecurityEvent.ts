import type { ErrorCode, SocketErrorCode } from '@lance/contract'
import type { Logger } from 'pino'

type OfUser = { userId: string }
type OfRefusal = { code: ErrorCode }

/** Why sessions ended, other than by a sign-out in their own browser. */
export type EndingCause =
  | 'asked'
  | 'signed_in_again'
  | 'too_many'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'operator'
  | 'recovered'

/**
 * Everything that happens to an account and to access, as a closed set; docs/operating.md explains each. Only
 * ids and codes: no address, no name, no token, and nothing that a stranger typed.
 */
export type SecurityEvent =
  | ({ event: 'registered' | 'signed_in' | 'session_renewed'; sessionId: string } & OfUser)
  | ({ event: 'signed_out'; sessionIds: readonly string[] } & OfUser)
  | ({ event: 'sessions_ended'; why: EndingCause; sessionIds: readonly string[] } & OfUser)
  | ({ event: 'register_refused' | 'password_reset_refused' | 'email_confirmation_refused' } & OfRefusal)
  // `userId` is the account whose password was tried, if it exists.
  | ({ event: 'sign_in_refused' } & OfRefusal & Partial<OfUser>)
  // Without a user: the account is looked up only when the mail is composed.
  | { event: 'password_reset_asked' }
  | ({
      event:
        | 'email_confirmation_asked'
        | 'email_confirmed'
        | 'email_change_asked'
        | 'email_changed'
        | 'email_change_undone'
        | 'password_changed'
        | 'password_reset'
    } & OfUser)
  | ({
      event:
        | 'password_change_refused'
        | 'email_change_refused'
        | 'sessions_ending_refused'
        | 'withdrawal_refused'
        | 'account_closing_refused'
        | 'own_data_refused'
        | 'owner_proof_refused'
        | 'factor_change_refused'
        | 'identity_check_refused'
        | 'recovery_refused'
    } & OfRefusal &
      OfUser)
  | ({ event: 'owner_proved'; proof: 'passkey' | 'totp' | 'recovery' | 'password' } & OfUser)
  | ({ event: 'factor_added' | 'factor_removed' | 'recovery_codes_made' } & OfUser)
  | ({
      event:
        | 'identity_check_started'
        | 'identity_verified'
        | 'identity_refused'
        | 'identity_expired'
        | 'recovery_started'
        | 'recovery_cancelled'
        | 'recovery_done'
    } & OfUser)
  | ({ event: 'withdrawal_asked'; withdrawalId: string } & OfUser)
  | ({ event: 'own_data_taken' | 'account_closed' } & OfUser)
  | ({ event: 'access_refused'; method: string; route: string } & OfRefusal & Partial<OfUser>)
  | ({ event: 'limit_hit'; method: string; route: string } & Partial<OfUser>)
  | ({
      event: 'socket_refused' | 'socket_limit_hit'
      socket: string
      endpoint: string
      code: SocketErrorCode
    } & Partial<OfUser>)

/** Logs an event after it has happened: after the commit. The log scope adds the request's id. */
export function writeSecurityEvent(log: Pick<Logger, 'info'>, event: SecurityEvent): void {
  log.info(event, 'security')
}
