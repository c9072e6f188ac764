import { randomUUID } from 'node:crypto'
import type { EmailChangeState } from '@lance/contract'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { findAccount, lockUser } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { queueEmailChangeMail } from './emailChangeMails.ts'
import { type EmailChange, endOpenChanges, insertEmailChange, isEmailTaken } from './emailChangeStore.ts'
import { parseEmail } from './parseCredentials.ts'

/** How long both links of a change work. */
export const EMAIL_CHANGE_MS = 4 * 3_600_000

type Request = { email: string; password?: string | undefined; network: string }
type Requested = { ok: true; pending: EmailChangeState['pending'] }

/** A change as its owner sees it. */
export const describeChange = (change: EmailChange | null): EmailChangeState['pending'] =>
  change && {
    email: change.newEmail,
    needsApproval: change.needsApproval,
    approved: change.approvedAt !== null,
    proved: change.provedAt !== null,
    expiresAt: change.expiresAt.getTime(),
  }

/**
 * Begins to change the user's address: a mail with a link goes to the new one, and to the old one if that was
 * confirmed. Nothing changes until both were opened. Another request replaces this one. Refuses
 * EMAIL_INVALID, EMAIL_SAME, what `proveOwner` refuses, EMAIL_TAKEN and TOO_OFTEN.
 */
export async function requestEmailChange(
  ctx: AccountsContext,
  caller: Caller,
  request: Request,
): Promise<Requested | Refusal> {
  const { userId } = caller
  const done = await begin(ctx, caller, request)
  writeSecurityEvent(
    ctx.log,
    done.ok
      ? { event: 'email_change_asked', userId }
      : { event: 'email_change_refused', userId, code: done.code },
  )
  return done
}

async function begin(
  ctx: AccountsContext,
  caller: Caller,
  { email, password, network }: Request,
): Promise<Requested | Refusal> {
  const parsed = parseEmail(email)
  if (!parsed.ok) return parsed
  const { userId, sessionId } = caller
  const proved = await ctx.proveOwner({ caller, password, network })
  if (!proved.ok) return proved
  const admitted = await ctx.limits.countEmailChange({ userId, network })
  if (!admitted.ok) return admitted
  return ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const account = await findAccount(trx, userId)
    if (!account) return { ok: false, code: 'USER_NOT_FOUND' }
    if (account.email === parsed.email) return { ok: false, code: 'EMAIL_SAME' }
    const nowMs = ctx.time.nowMs()
    const now = new Date(nowMs)
    if (await isEmailTaken(trx, { email: parsed.email, butUserId: userId, now }))
      return { ok: false, code: 'EMAIL_TAKEN' }
    await endOpenChanges(trx, { userId, at: now })
    const change = {
      id: randomUUID(),
      userId,
      sessionId,
      oldEmail: account.email,
      newEmail: parsed.email,
      needsApproval: account.email_confirmed_at !== null,
      expiresAt: new Date(nowMs + EMAIL_CHANGE_MS),
    }
    await insertEmailChange(trx, { ...change, askedAt: now })
    const mail = { userId, changeId: change.id, nowMs, usefulForMs: EMAIL_CHANGE_MS }
    await queueEmailChangeMail(trx, { ...mail, step: 'prove' })
    if (change.needsApproval) await queueEmailChangeMail(trx, { ...mail, step: 'approve' })
    const untouched = { approvedAt: null, provedAt: null, doneAt: null, undoUntil: null, endedAt: null }
    return { ok: true, pending: describeChange({ ...change, ...untouched }) }
  })
}
