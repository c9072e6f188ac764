import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { queuePasswordReset } from './accountMails.ts'
import type { AccountsContext } from './accountsContext.ts'
import { parseEmail } from './parseCredentials.ts'

/**
 * Queues a password reset mail for this address. The account is looked up only when the mail is composed, so
 * the answer and its timing are the same whether or not there is one.
 */
export async function forgotPassword(
  ctx: AccountsContext,
  request: { email: string; network: string },
): Promise<{ ok: true } | Refusal> {
  const parsed = parseEmail(request.email)
  if (!parsed.ok) return parsed
  const admitted = await ctx.limits.countAttempt('forgotPassword', request.network)
  if (!admitted.ok) return admitted
  await queuePasswordReset(ctx.db, { email: parsed.email, nowMs: ctx.time.nowMs() })
  writeSecurityEvent(ctx.log, { event: 'password_reset_asked' })
  return { ok: true }
}
