import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { queuePasswordReset } from './accountMails.ts'
import { findAccount, lockUser } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import {
  endChangesSince,
  isEmailTaken,
  selectChange,
  selectChangeToken,
  updateEmail,
  useChangeTokens,
} from './emailChangeStore.ts'
import { publishSessionsEnded } from './publishSessionsEnded.ts'
import { hashToken } from './secretToken.ts'
import { type EndedSession, revokeSessions, voidMailTokens } from './sessionStore.ts'

/**
 * Gives an account its old address back, by the link in the mail to that address. Undoes later changes too,
 * ends all sessions, and sends a link for a new password, since the person who changed the address knew the old one.
 * Refuses TOO_OFTEN and TOKEN_USED.
 */
export async function undoEmailChange(
  ctx: AccountsContext,
  { token, network }: { token: string; network: string },
): Promise<{ ok: true } | Refusal> {
  const admitted = await ctx.limits.countAttempt('mailToken', network)
  if (!admitted.ok) return admitted
  const done = await ctx.db.transaction().execute((trx) => undo(ctx, trx, hashToken(token)))
  if (!done.ok) {
    writeSecurityEvent(ctx.log, { event: 'email_confirmation_refused', code: done.code })
    return done
  }
  writeSecurityEvent(ctx.log, { event: 'email_change_undone', userId: done.userId })
  publishSessionsEnded(ctx, done.ended, 'email_changed')
  return { ok: true }
}

async function undo(
  { time }: AccountsContext,
  trx: Kysely<Database>,
  hash: Buffer,
): Promise<{ ok: true; userId: string; ended: EndedSession[] } | Refusal> {
  const now = new Date(time.nowMs())
  const found = await selectChangeToken(trx, hash)
  if (found?.step !== 'undo') return { ok: false, code: 'TOKEN_USED' }
  const { userId, changeId } = found
  await lockUser(trx, userId)
  const change = await selectChange(trx, changeId)
  const isOver = !change?.doneAt || change.endedAt || !change.undoUntil || change.undoUntil <= now
  if (isOver || !(await findAccount(trx, userId))) return { ok: false, code: 'TOKEN_USED' }
  const email = change.oldEmail
  // The address was kept for this account; only a server of the previous version could have given it away.
  if (await isEmailTaken(trx, { email, butUserId: userId, now })) return { ok: false, code: 'EMAIL_TAKEN' }
  await useChangeTokens(trx, { changeId, step: 'undo', at: now })
  await endChangesSince(trx, { userId, doneAt: change.doneAt as Date, at: now })
  await updateEmail(trx, { userId, email, at: now })
  await voidMailTokens(trx, { userId, kind: 'reset_password', at: now })
  await queuePasswordReset(trx, { email, nowMs: now.getTime() })
  return { ok: true, userId, ended: await revokeSessions(trx, { ofUser: userId }, now) }
}
