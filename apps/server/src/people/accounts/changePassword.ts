import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { notifyOwner } from '../securityNotices/index.ts'
import { replacePasswordHash } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { forgetOtherDevices } from './knownDevice.ts'
import { checkNewPassword } from './parseCredentials.ts'
import { publishSessionsEnded } from './publishSessionsEnded.ts'
import type { Device } from './readDevice.ts'
import { type EndedSession, revokeSessions, voidMailTokens } from './sessionStore.ts'

type Change = {
  currentPassword?: string | undefined
  password: string
  network: string
  device: Device
  deviceToken: string | null
}

/**
 * Changes the password of a user who knows the current one, or has freshly proved a factor. Ends their other sessions, voids the links of
 * older mails, and notifies them by mail.
 */
export async function changePassword(
  ctx: AccountsContext,
  caller: Caller,
  change: Change,
): Promise<{ ok: true } | Refusal> {
  const { userId } = caller
  const changed = await replacePassword(ctx, caller, change)
  if (!changed.ok) {
    writeSecurityEvent(ctx.log, { event: 'password_change_refused', userId, code: changed.code })
    return changed
  }
  writeSecurityEvent(ctx.log, { event: 'password_changed', userId })
  publishSessionsEnded(ctx, changed.ended, 'password_changed')
  return { ok: true }
}

async function replacePassword(
  ctx: AccountsContext,
  caller: Caller,
  change: Change,
): Promise<{ ok: true; ended: EndedSession[] } | Refusal> {
  const checked = checkNewPassword(change.password)
  if (!checked.ok) return checked
  const { currentPassword, network, device, deviceToken } = change
  const known = await ctx.proveOwner({ caller, password: currentPassword, network })
  if (!known.ok) return known
  const hashed = await ctx.passwords.hash(change.password)
  if (!hashed.ok) return hashed

  const { userId, sessionId } = caller
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const at = new Date(ctx.time.nowMs())
    const from = known.passwordHash
    const replaced = { userId, to: hashed.hash, changedAt: at, ...(from !== undefined && { from }) }
    if (!(await replacePasswordHash(trx, replaced))) return null
    await voidMailTokens(trx, { userId, kind: 'reset_password', at })
    const notice = { kind: 'password_changed', origin: { ...device, network } } as const
    await notifyOwner(trx, { userId, notice, nowMs: at.getTime() })
    const revoked = await revokeSessions(trx, { ofUser: userId, butSessionId: sessionId }, at)
    await forgetOtherDevices(trx, { userId, deviceToken })
    return revoked
  })
  return ended ? { ok: true, ended } : { ok: false, code: 'WRONG_CREDENTIALS' }
}
