import type { ErrorCode, SocketErrorCode } from '@lance/contract'
import type { Logger } from 'pino'

type OfUser = { userId: string }
type Refused = { code: ErrorCode }

/** Why sessions ended that somebody else than their own browser ended. */
export type EndingCause = 'asked' | 'signed_in_again' | 'too_many' | 'password_changed' | 'password_reset'

/**
 * What happens to an account and its doors, as a closed set: docs/operating.md says what each means. Ids and codes alone:
 * no address, no name, no token, and nothing of what a stranger typed in.
 */
export type SecurityEvent =
  | ({ event: 'registered' | 'signed_in' | 'session_renewed'; sessionId: string } & OfUser)
  | ({ event: 'signed_out'; sessionIds: readonly string[] } & OfUser)
  | ({ event: 'sessions_ended'; why: EndingCause; sessionIds: readonly string[] } & OfUser)
  | ({ event: 'register_refused' | 'password_reset_refused' | 'email_confirmation_refused' } & Refused)
  // Whose password was guessed, where there is such an account.
  | ({ event: 'sign_in_refused' } & Refused & Partial<OfUser>)
  // Of whom is looked up only when the mail is worded.
  | { event: 'password_reset_asked' }
  | ({ event: 'email_confirmed' | 'password_changed' | 'password_reset' } & OfUser)
  | ({
      event:
        | 'password_change_refused'
        | 'sessions_ending_refused'
        | 'withdrawal_refused'
        | 'account_closing_refused'
        | 'own_data_refused'
    } & Refused &
      OfUser)
  | ({ event: 'withdrawal_asked'; withdrawalId: string } & OfUser)
  | ({ event: 'own_data_taken' | 'account_closed' } & OfUser)
  | ({ event: 'access_refused'; method: string; route: string } & Refused & Partial<OfUser>)
  | ({ event: 'limit_hit'; method: string; route: string } & Partial<OfUser>)
  | ({
      event: 'socket_refused' | 'socket_limit_hit'
      socket: string
      endpoint: string
      code: SocketErrorCode
    } & Partial<OfUser>)

/** Writes an event down, once it has happened: after the commit. The request's id is in the line by its scope. */
export function writeSecurityEvent(log: Pick<Logger, 'info'>, event: SecurityEvent): void {
  log.info(event, 'security')
}
