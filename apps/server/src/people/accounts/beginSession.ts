import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { notifyOwner } from '../securityNotices/index.ts'
import { queueConfirmation } from './accountMails.ts'
import { findAccount, setLanguage } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { type BrowserTokens, rememberDevice } from './knownDevice.ts'
import { publishSessionsEnded } from './publishSessionsEnded.ts'
import type { Device } from './readDevice.ts'
import { hashToken } from './secretToken.ts'
import { revokeSessions } from './sessionStore.ts'
import { type StartedSession, startSession } from './startSession.ts'

/** The browser that signs in. Its former session ends: the new one takes its place. */
export type SignInClient = { language: string; network: string; device: Device } & BrowserTokens

/**
 * Locks the row of the user who signs in and decides, in the session's transaction, whether they may.
 * `onBegun` adds to the new session.
 */
export type AdmitOwner = (
  trx: Kysely<Database>,
) => Promise<
  { ok: true; userId: string; onBegun?(trx: Kysely<Database>, sessionId: string): Promise<void> } | Refusal
>

export type BegunSession = StartedSession & { deviceToken: string }
type Begun = { ok: true; userId: string; session: BegunSession }

const toEndedSessions = (userId: string, sessionIds: readonly string[]) =>
  sessionIds.map((id) => ({ id, userId }))

/** Begins a session for the user that `admit` admits, and refuses what it refuses. */
export async function beginSession(
  ctx: AccountsContext,
  { language, device, network, formerRefreshToken, deviceToken }: SignInClient,
  admit: AdmitOwner,
): Promise<Begun | Refusal> {
  const begun = await ctx.db.transaction().execute(async (trx) => {
    const admitted = await admit(trx)
    if (!admitted.ok) return admitted
    const { userId } = admitted
    const account = await findAccount(trx, userId)
    if (!account) return { ok: false as const, code: 'WRONG_CREDENTIALS' as const }
    await setLanguage(trx, { userId, language })
    const nowMs = ctx.time.nowMs()
    const former = formerRefreshToken
      ? await revokeSessions(trx, { refreshHash: hashToken(formerRefreshToken) }, new Date(nowMs))
      : []
    if (!account.email_confirmed_at) await queueConfirmation(trx, { userId, nowMs })
    const session = await startSession(ctx, trx, { userId, device, network })
    await admitted.onBegun?.(trx, session.sessionId)
    const kept = await rememberDevice(trx, { userId, deviceToken, nowMs })
    // A live former session also shows that this is the owner's browser: it may predate the known browsers.
    const isNew = kept.isNew && !former.some((one) => one.userId === userId)
    const origin = { ...device, network }
    const notice = { kind: 'new_device', origin, language: account.language } as const
    if (isNew) await notifyOwner(trx, { userId, notice, nowMs })
    return { ok: true as const, userId, session: { ...session, deviceToken: kept.token }, former }
  })
  if (!begun.ok) return begun
  const { userId, session, former } = begun
  publishSessionsEnded(ctx, former, 'signed_in_again')
  publishSessionsEnded(ctx, toEndedSessions(userId, session.endedSessionIds), 'too_many')
  return { ok: true, userId, session }
}
