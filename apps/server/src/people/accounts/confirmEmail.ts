import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { confirmEmailOf } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { hashToken } from './secretToken.ts'
import { useMailToken } from './sessionStore.ts'

/** Marks an address as confirmed, by the link in the mail that was sent there. */
export async function confirmEmail(
  ctx: AccountsContext,
  confirmation: Confirmation,
): Promise<{ ok: true } | Refusal> {
  const confirmed = await useConfirmation(ctx, confirmation)
  writeSecurityEvent(
    ctx.log,
    confirmed.ok
      ? { event: 'email_confirmed', userId: confirmed.userId }
      : { event: 'email_confirmation_refused', code: confirmed.code },
  )
  return confirmed.ok ? { ok: true } : confirmed
}

type Confirmation = { token: string; network: string }

async function useConfirmation(
  ctx: AccountsContext,
  { token, network }: Confirmation,
): Promise<{ ok: true; userId: string } | Refusal> {
  const admitted = await ctx.limits.countAttempt('mailToken', network)
  if (!admitted.ok) return admitted
  const now = new Date(ctx.time.nowMs())
  return ctx.db.transaction().execute(async (trx) => {
    const userId = await useMailToken(trx, { hash: hashToken(token), kind: 'confirm_email', now })
    if (userId === undefined) return { ok: false, code: 'TOKEN_USED' }
    await confirmEmailOf(trx, { userId, at: now })
    return { ok: true, userId }
  })
}
