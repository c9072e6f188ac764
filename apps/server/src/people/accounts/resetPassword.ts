import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { notifyOwner } from '../securityNotices/index.ts'
import { confirmEmailOf, replacePasswordHash } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { forgetOtherDevices } from './knownDevice.ts'
import { checkNewPassword } from './parseCredentials.ts'
import { publishSessionsEnded } from './publishSessionsEnded.ts'
import type { Device } from './readDevice.ts'
import { hashToken } from './secretToken.ts'
import { type EndedSession, findMailToken, revokeSessions, useMailToken } from './sessionStore.ts'

/**
 * Sets a new password for a caller who has the link from a mail. Ends all sessions, which throws out anyone
 * who took over the account, and notifies the owner by mail. The link was sent to the address, so the
 * address counts as confirmed.
 */
export async function resetPassword(ctx: AccountsContext, reset: Reset): Promise<{ ok: true } | Refusal> {
  const done = await setPassword(ctx, reset)
  if (!done.ok) {
    writeSecurityEvent(ctx.log, { event: 'password_reset_refused', code: done.code })
    return done
  }
  writeSecurityEvent(ctx.log, { event: 'password_reset', userId: done.userId })
  publishSessionsEnded(ctx, done.ended, 'password_reset')
  return { ok: true }
}

type Reset = { token: string; password: string; network: string; device: Device; deviceToken: string | null }

async function setPassword(
  ctx: AccountsContext,
  { token, password, network, device, deviceToken }: Reset,
): Promise<{ ok: true; userId: string; ended: EndedSession[] } | Refusal> {
  const checked = checkNewPassword(password)
  if (!checked.ok) return checked
  const admitted = await ctx.limits.countAttempt('mailToken', network)
  if (!admitted.ok) return admitted
  const key = { hash: hashToken(token), kind: 'reset_password' as const, now: new Date(ctx.time.nowMs()) }
  // Checked first, so that a wrong link costs no hash; used up only once the hash exists.
  if (!(await findMailToken(ctx.db, key))) return { ok: false, code: 'TOKEN_USED' }
  const hashed = await ctx.passwords.hash(password)
  if (!hashed.ok) return hashed

  const set = await ctx.db.transaction().execute(async (trx) => {
    const userId = await useMailToken(trx, key)
    if (userId === undefined) return null
    await replacePasswordHash(trx, { userId, to: hashed.hash, changedAt: key.now })
    await confirmEmailOf(trx, { userId, at: key.now })
    const notice = { kind: 'password_changed', origin: { ...device, network } } as const
    await notifyOwner(trx, { userId, notice, nowMs: key.now.getTime() })
    const ended = await revokeSessions(trx, { ofUser: userId }, key.now)
    await forgetOtherDevices(trx, { userId, deviceToken })
    return { userId, ended }
  })
  return set ? { ok: true, ...set } : { ok: false, code: 'TOKEN_USED' }
}
