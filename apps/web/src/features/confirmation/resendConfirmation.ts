import { i18n } from '../../i18n/i18n.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'

export type Resent = { isSent: true } | { isSent: false; reason: string }

/** Has the confirmation mail sent again. More than one request is harmless: the server bounds them ([ACCOUNT-32]). */
export async function resendConfirmation(): Promise<Resent> {
  try {
    await callApi('POST /auth/confirm-email/resend', { body: {} })
    return { isSent: true }
  } catch (error) {
    return { isSent: false, reason: reasonOf(error) }
  }
}

/** The wait is of hours, which the server's text would say in seconds. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'TOO_OFTEN') return i18n.t('confirmation:tooOften')
  return error instanceof Error ? error.message : String(error)
}
