import type { EmailChangeStepAnswer } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { findAccount, lockUser } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { queueEmailChangeMail } from './emailChangeMails.ts'
import {
  type EmailChange,
  isEmailTaken,
  selectChange,
  selectChangeToken,
  updateChangeDone,
  updateConfirmedStep,
  updateEmail,
  useChangeTokens,
} from './emailChangeStore.ts'
import { forgetOtherDevices } from './knownDevice.ts'
import { publishSessionsEnded } from './publishSessionsEnded.ts'
import { hashToken } from './secretToken.ts'
import { type EndedSession, revokeSessions, voidMailTokens } from './sessionStore.ts'

/** How long the old address may undo a change. */
export const UNDO_MS = 7 * 86_400_000

const UNIQUE_VIOLATION = '23505'

type Confirmed = {
  ok: true
  waitsFor: EmailChangeStepAnswer['waitsFor']
  userId: string
  ended: EndedSession[]
}

/**
 * Confirms a change by the link in a mail to the old or the new address. The second of both changes the
 * address, ends all sessions but the one that asked, and voids older links. Opening a link again answers
 * alike while the change holds. Refuses TOO_OFTEN, TOKEN_USED and EMAIL_TAKEN.
 */
export async function confirmEmailChange(
  ctx: AccountsContext,
  { token, network }: { token: string; network: string },
): Promise<{ ok: true; waitsFor: EmailChangeStepAnswer['waitsFor'] } | Refusal> {
  const admitted = await ctx.limits.countAttempt('mailToken', network)
  if (!admitted.ok) return admitted
  const done = await ctx.db
    .transaction()
    .execute((trx) => confirm(ctx, trx, hashToken(token)))
    .catch(refuseTaken)
  if (!done.ok) {
    writeSecurityEvent(ctx.log, { event: 'email_confirmation_refused', code: done.code })
    return done
  }
  const { userId, waitsFor, ended } = done
  if (waitsFor === null) writeSecurityEvent(ctx.log, { event: 'email_changed', userId })
  publishSessionsEnded(ctx, ended, 'email_changed')
  return { ok: true, waitsFor }
}

/** An account that was created at the same moment has the address. */
function refuseTaken(error: { code?: string }): Refusal {
  if (error.code === UNIQUE_VIOLATION) return { ok: false, code: 'EMAIL_TAKEN' }
  throw error
}

async function confirm(
  ctx: AccountsContext,
  trx: Kysely<Database>,
  hash: Buffer,
): Promise<Confirmed | Refusal> {
  const now = new Date(ctx.time.nowMs())
  const found = await selectChangeToken(trx, hash)
  if (!found || found.step === 'undo') return { ok: false, code: 'TOKEN_USED' }
  const { userId, changeId, step } = found
  await lockUser(trx, userId)
  const before = await selectChange(trx, changeId)
  if (!before || before.endedAt || !(await findAccount(trx, userId))) return { ok: false, code: 'TOKEN_USED' }
  if (before.doneAt) return { ok: true, waitsFor: null, userId, ended: [] }
  if (before.expiresAt <= now) return { ok: false, code: 'TOKEN_USED' }
  const change = await updateConfirmedStep(trx, { id: changeId, step, at: now })
  if (!change) return { ok: false, code: 'TOKEN_USED' }
  await useChangeTokens(trx, { changeId, step, at: now })
  if (!change.provedAt) return { ok: true, waitsFor: 'new', userId, ended: [] }
  if (change.needsApproval && !change.approvedAt) return { ok: true, waitsFor: 'old', userId, ended: [] }
  if (await isEmailTaken(trx, { email: change.newEmail, butUserId: userId, now }))
    return { ok: false, code: 'EMAIL_TAKEN' }
  return { ok: true, waitsFor: null, userId, ended: await apply(ctx, trx, { change, now }) }
}

async function apply(
  ctx: AccountsContext,
  trx: Kysely<Database>,
  { change, now }: { change: EmailChange; now: Date },
): Promise<EndedSession[]> {
  const { id, userId, newEmail, sessionId } = change
  await updateEmail(trx, { userId, email: newEmail, at: now })
  await updateChangeDone(trx, { id, at: now, undoUntil: new Date(now.getTime() + UNDO_MS) })
  await ctx.rememberEmail(trx, { userId, email: newEmail })
  for (const kind of ['confirm_email', 'reset_password'] as const)
    await voidMailTokens(trx, { userId, kind, at: now })
  // An unconfirmed old address may be a stranger's: it is told nothing, and takes nothing back.
  if (change.needsApproval)
    await queueEmailChangeMail(trx, {
      userId,
      changeId: id,
      step: 'undo',
      nowMs: now.getTime(),
      usefulForMs: UNDO_MS,
    })
  await forgetOtherDevices(trx, { userId, deviceToken: null })
  return revokeSessions(trx, { ofUser: userId, butSessionId: sessionId }, now)
}
