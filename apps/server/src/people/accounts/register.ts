import { parseName } from '@lance/domain'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { queueConfirmation } from './accountMails.ts'
import { insertUser } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { isEmailTaken } from './emailChangeStore.ts'
import { rememberDevice } from './knownDevice.ts'
import { checkNewPassword, parseEmail } from './parseCredentials.ts'
import type { Device } from './readDevice.ts'
import { type SessionResult, sessionResult } from './sessionResult.ts'
import { type StartedSession, startSession } from './startSession.ts'

export type Registration = {
  email: string
  password: string
  name: string
  language: string
  /** The caller's network, for rate limits. */
  network: string
  device: Device
  /** The token by which this browser is already known. */
  deviceToken: string | null
}

/** Checks the fields in the order in which the form shows them. */
function parseRegistration({ name, email, password }: Registration) {
  const parsedName = parseName(name)
  if (!parsedName.ok) return parsedName
  const parsedEmail = parseEmail(email)
  if (!parsedEmail.ok) return parsedEmail
  const checked = checkNewPassword(password)
  return checked.ok ? { ok: true as const, name: parsedName.name, email: parsedEmail.email } : checked
}

/** Creates an account, begins a session in it, and queues the mail that asks to confirm the address. */
export async function register(
  ctx: AccountsContext,
  registration: Registration,
): Promise<SessionResult | Refusal> {
  const made = await makeAccount(ctx, registration)
  if (!made.ok) {
    writeSecurityEvent(ctx.log, { event: 'register_refused', code: made.code })
    return made
  }
  const { userId, session } = made
  writeSecurityEvent(ctx.log, { event: 'registered', userId, sessionId: session.sessionId })
  return sessionResult(ctx, userId, session)
}

async function makeAccount(
  ctx: AccountsContext,
  registration: Registration,
): Promise<{ ok: true; userId: string; session: StartedSession & { deviceToken: string } } | Refusal> {
  const parsed = parseRegistration(registration)
  if (!parsed.ok) return parsed
  const admitted = await ctx.limits.countAttempt('register', registration.network)
  if (!admitted.ok) return admitted
  const { email, name } = parsed
  const now = new Date(ctx.time.nowMs())
  if (await isEmailTaken(ctx.db, { email, butUserId: null, now })) return { ok: false, code: 'EMAIL_TAKEN' }
  const hashed = await ctx.passwords.hash(registration.password)
  if (!hashed.ok) return hashed

  const made = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const { language, device, deviceToken, network } = registration
    const createdAt = new Date(nowMs)
    const userId = await insertUser(trx, {
      ...{ email, name, passwordHash: hashed.hash, language, createdAt },
      introductionDue: true,
    })
    if (userId === undefined) return null
    await ctx.rememberEmail(trx, { userId, email })
    await queueConfirmation(trx, { userId, nowMs })
    const kept = await rememberDevice(trx, { userId, deviceToken, nowMs })
    const session = await startSession(ctx, trx, { userId, device, network })
    return { userId, session: { ...session, deviceToken: kept.token } }
  })
  return made ? { ok: true, ...made } : { ok: false, code: 'EMAIL_TAKEN' }
}
