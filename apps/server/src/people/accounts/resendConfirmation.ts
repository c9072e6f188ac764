import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { queueRequestedConfirmation } from './accountMails.ts'
import type { AccountsContext } from './accountsContext.ts'

/**
 * Queues the mail that asks to confirm the address again. Older links keep working. Once the address is
 * confirmed, the answer is the same and no mail is sent. Refuses with TOO_OFTEN.
 */
export async function resendConfirmation(
  ctx: AccountsContext,
  request: { userId: string; network: string },
): Promise<{ ok: true } | Refusal> {
  const { userId } = request
  const admitted = await ctx.limits.countConfirmation(request)
  if (!admitted.ok) return admitted
  await queueRequestedConfirmation(ctx.db, { userId, nowMs: ctx.time.nowMs() })
  writeSecurityEvent(ctx.log, { event: 'email_confirmation_asked', userId })
  return { ok: true }
}
