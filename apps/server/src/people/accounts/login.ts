import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { notifyOwner } from '../securityNotices/index.ts'
import { queueConfirmation } from './accountMails.ts'
import {
  type Account,
  findAccountByEmail,
  lockIfPasswordUnchanged,
  replacePasswordHash,
} from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { type BrowserTokens, hasUsedBrowser, rememberDevice } from './knownDevice.ts'
import { checkPassword, parseEmail } from './parseCredentials.ts'
import { publishSessionsEnded } from './publishSessionsEnded.ts'
import type { Device } from './readDevice.ts'
import { hashToken } from './secretToken.ts'
import { type SessionResult, sessionResult } from './sessionResult.ts'
import { revokeSessions } from './sessionStore.ts'
import { type StartedSession, startSession } from './startSession.ts'

export type Credentials = {
  email: string
  password: string
  language: string
  network: string
  device: Device
  /** The browser's former session ends: the new one takes its place. */
} & BrowserTokens

/**
 * Begins a session for a caller who knows the password. Neither the answer nor the work done for it reveals
 * whether the account exists.
 */
export async function login(
  ctx: AccountsContext,
  credentials: Credentials,
): Promise<SessionResult | Refusal> {
  const { refusal, userId, session } = await tryLogin(ctx, credentials)
  if (refusal) {
    const { code } = refusal
    writeSecurityEvent(ctx.log, { event: 'sign_in_refused', code, ...(userId !== undefined && { userId }) })
    return refusal
  }
  writeSecurityEvent(ctx.log, { event: 'signed_in', userId, sessionId: session.sessionId })
  return sessionResult(ctx, userId, session)
}

type LoginOutcome =
  | { refusal: Refusal; userId?: string; session?: never }
  | { refusal?: never; userId: string; session: StartedSession & { deviceToken: string } }

const WRONG = { ok: false, code: 'WRONG_CREDENTIALS' } as const

async function tryLogin(ctx: AccountsContext, credentials: Credentials): Promise<LoginOutcome> {
  const parsed = parseEmail(credentials.email)
  if (!parsed.ok) return { refusal: parsed }
  const checked = checkPassword(credentials.password)
  if (!checked.ok) return { refusal: checked }
  const isKnownBrowser = await hasUsedBrowser(ctx.db, { ...credentials, email: parsed.email })
  const guess = { account: parsed.email, network: credentials.network, isKnownBrowser }
  const admitted = await ctx.limits.countGuess(guess)
  if (!admitted.ok) return { refusal: admitted }

  const account = await findAccountByEmail(ctx.db, parsed.email)
  const compared = await ctx.passwords.verify(credentials.password, account?.password_hash ?? null)
  if (!compared.ok) {
    await ctx.limits.uncountGuess(guess)
    return { refusal: compared }
  }
  if (!account) return { refusal: WRONG }
  const userId = account.id
  if (!compared.matches) return { refusal: WRONG, userId }
  await ctx.limits.clearGuesses(guess)

  const session = await beginSession(ctx, account, credentials)
  if (!session) return { refusal: WRONG, userId }
  await rehashPassword(ctx, account, credentials.password)
  return { userId, session }
}

const toEndedSessions = (userId: string, sessionIds: readonly string[]) =>
  sessionIds.map((id) => ({ id, userId }))

async function beginSession(
  ctx: AccountsContext,
  account: Account,
  { language, device, network, formerRefreshToken, deviceToken }: Credentials,
): Promise<(StartedSession & { deviceToken: string }) | null> {
  const { id: userId, password_hash: passwordHash } = account
  const started = await ctx.db.transaction().execute(async (trx) => {
    if (!(await lockIfPasswordUnchanged(trx, { userId, passwordHash, language }))) return null
    const nowMs = ctx.time.nowMs()
    const former = formerRefreshToken
      ? await revokeSessions(trx, { refreshHash: hashToken(formerRefreshToken) }, new Date(nowMs))
      : []
    if (!account.email_confirmed_at) await queueConfirmation(trx, { userId, nowMs })
    const session = await startSession(ctx, trx, { userId, device })
    const kept = await rememberDevice(trx, { userId, deviceToken, nowMs })
    // A live former session also shows that this is the owner's browser: it may predate the known browsers.
    const isNew = kept.isNew && !former.some((one) => one.userId === userId)
    const origin = { ...device, network }
    const notice = { kind: 'new_device', origin, language: account.language } as const
    if (isNew) await notifyOwner(trx, { userId, notice, nowMs })
    return { session: { ...session, deviceToken: kept.token }, former }
  })
  if (!started) return null
  const { session, former } = started
  publishSessionsEnded(ctx, former, 'signed_in_again')
  publishSessionsEnded(ctx, toEndedSessions(userId, session.endedSessionIds), 'too_many')
  return session
}

/** Rehashes a password with outdated parameters while it is at hand. Missing it once is harmless. */
async function rehashPassword(ctx: AccountsContext, account: Account, password: string): Promise<void> {
  if (!ctx.passwords.isOutdated(account.password_hash)) return
  const renewed = await ctx.passwords.hash(password)
  if (!renewed.ok) return
  await replacePasswordHash(ctx.db, { userId: account.id, from: account.password_hash, to: renewed.hash })
}
