import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { type AdmitOwner, beginSession, type SignInClient } from './beginSession.ts'
import { type SessionResult, sessionResult } from './sessionResult.ts'

/** Signs in the user that `admit` admits: by a passkey, or by the code that follows a password. */
export async function signIn(
  ctx: AccountsContext,
  client: SignInClient,
  admit: AdmitOwner,
): Promise<SessionResult | Refusal> {
  const begun = await beginSession(ctx, client, admit)
  if (!begun.ok) {
    writeSecurityEvent(ctx.log, { event: 'sign_in_refused', code: begun.code })
    return begun
  }
  const { userId, session } = begun
  writeSecurityEvent(ctx.log, { event: 'signed_in', userId, sessionId: session.sessionId })
  return sessionResult(ctx, userId, session)
}
