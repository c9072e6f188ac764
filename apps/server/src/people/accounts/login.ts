import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import {
  type Account,
  findAccountByEmail,
  lockIfPasswordUnchanged,
  replacePasswordHash,
} from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { type BegunSession, beginSession, type SignInClient } from './beginSession.ts'
import { hasUsedBrowser } from './knownDevice.ts'
import { checkPassword, parseEmail } from './parseCredentials.ts'
import { type SessionResult, sessionResult } from './sessionResult.ts'

export type Credentials = { email: string; password: string } & SignInClient

/**
 * Begins a session for a caller who knows the password, or the second step of one if the account has a
 * factor: CODE_REQUIRED. Neither the answer to a wrong password nor the work done for it reveals whether the
 * account exists.
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
  | { refusal?: never; userId: string; session: BegunSession }

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

  const { password_hash: passwordHash } = account
  const begun = await beginSession(ctx, credentials, async (trx) => {
    if (!(await lockIfPasswordUnchanged(trx, { userId, passwordHash }))) return WRONG
    const step = await ctx.requireSecondStep(trx, { userId, nowMs: ctx.time.nowMs() })
    return step.ok ? { ok: true, userId } : step
  })
  await rehashPassword(ctx, account, credentials.password)
  return begun.ok ? { userId, session: begun.session } : { refusal: begun, userId }
}

/** Rehashes a password with outdated parameters while it is at hand. Missing it once is harmless. */
async function rehashPassword(ctx: AccountsContext, account: Account, password: string): Promise<void> {
  if (!ctx.passwords.isOutdated(account.password_hash)) return
  const renewed = await ctx.passwords.hash(password)
  if (!renewed.ok) return
  await replacePasswordHash(ctx.db, { userId: account.id, from: account.password_hash, to: renewed.hash })
}
