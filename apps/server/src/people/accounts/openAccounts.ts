import type { Context } from '../../kernel/context.ts'
import type { RateLimiters } from '../../kernel/limits/openRateLimiters.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import type { ProveOwner } from '../../kernel/ownerProof.ts'
import type { App, Caller, Refusal } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { type AccountLimits, openAccountLimits } from './accountLimits.ts'
import { accountMailComposers } from './accountMails.ts'
import type {
  AccountsContext,
  BalanceOf,
  ChoosePlan,
  RememberEmail,
  RequireSecondStep,
} from './accountsContext.ts'
import { authenticate, openCallerSearch } from './authenticate.ts'
import { ensureDemoUsers } from './demoUsers.ts'
import { deleteOldDevices } from './deviceStore.ts'
import { emailChangeComposers } from './emailChangeMails.ts'
import { deleteOldChanges } from './emailChangeStore.ts'
import { findEndedSessions } from './findEndedSessions.ts'
import { DEVICE_DAYS } from './knownDevice.ts'
import { ownAccount } from './ownAccount.ts'
import { openPasswordHasher, type PasswordHasher } from './passwordHasher.ts'
import { provePassword } from './provePassword.ts'
import { accountRoutes, type SignInRequest, signInRequest } from './routes.ts'
import { openSessionCache } from './sessionCache.ts'
import { deleteExpired } from './sessionStore.ts'

const SWEEP_EVERY_MS = 60_000
const SWEEP_BATCH_MAX = 5000
/** How long ended sessions and mail tokens are kept, so that operators can find out what happened. */
const KEPT_AFTER_END_MS = 7 * 86_400_000

export type Accounts = {
  routes: (app: App) => void
  /** The user and session of an access token, or null. */
  authenticate(token: string): Promise<Caller | null>
  /** Which of these sessions are revoked, expired or unknown. */
  findEndedSessions(sessionIds: readonly string[]): Promise<string[]>
  mailComposers: ReturnType<typeof accountMailComposers> & ReturnType<typeof emailChangeComposers>
  sweeps: readonly Sweep[]
  /** Checks whether this is the user's password; guesses are counted. */
  provePassword(guess: {
    userId: string
    password: string
    network: string
  }): Promise<{ ok: true; hash: string } | Refusal>
  /** Signs in the user that `admit` admits and sets the cookies of their browser. Throws what it refuses. */
  signIn: SignInRequest
  limits: AccountLimits
  ownData: OwnDataPart
  /** Creates the two demo users if they don't exist yet. */
  ensureDemoUsers(): Promise<void>
  close(): void
}

type Ports = {
  /** The site's public address, for the links in mails. */
  siteUrl: () => string
  balanceOf: BalanceOf
  choosePlan: ChoosePlan
  rememberEmail: RememberEmail
  requireSecondStep: RequireSecondStep
  proveOwner: ProveOwner
  allowances: RateLimiters
  passwords?: PasswordHasher
}

/** Opens accounts on a server and builds, once, what its functions share. */
export function openAccounts(ctx: Context, ports: Ports): Accounts {
  const { siteUrl, allowances, passwords, ...needed } = ports
  const accounts: AccountsContext = {
    ...ctx,
    ...needed,
    passwords: passwords ?? openPasswordHasher(),
    sessionCache: openSessionCache(),
    findCaller: openCallerSearch(ctx),
    limits: openAccountLimits({ allowances, enabled: ctx.config.RATE_LIMITS === 'on' }),
  }
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic === 'sessions_revoked') accounts.sessionCache.dropSessions(event.sessionIds)
  })
  return {
    routes: accountRoutes(accounts),
    authenticate: (token) => authenticate(accounts, token),
    findEndedSessions: (sessionIds) => findEndedSessions(accounts, sessionIds),
    mailComposers: {
      ...accountMailComposers({ ...ctx, siteUrl }),
      ...emailChangeComposers({ ...ctx, siteUrl }),
    },
    sweeps: [{ name: 'ended sessions', everyMs: SWEEP_EVERY_MS, run: () => sweepExpired(ctx) }],
    provePassword: (guess) => provePassword(accounts, guess),
    signIn: signInRequest(accounts),
    limits: accounts.limits,
    ownData: ownAccount(ctx),
    ensureDemoUsers: () => ensureDemoUsers(accounts),
    close: unsubscribe,
  }
}

async function sweepExpired({ db, time }: Context): Promise<void> {
  const nowMs = time.nowMs()
  const longAgo = new Date(nowMs - KEPT_AFTER_END_MS)
  await deleteExpired(db, { now: new Date(nowMs), longAgo, atOnceMax: SWEEP_BATCH_MAX })
  await deleteOldChanges(db, { now: new Date(nowMs), longAgo, atOnceMax: SWEEP_BATCH_MAX })
  const forgotten = new Date(nowMs - DEVICE_DAYS * 86_400_000)
  await deleteOldDevices(db, { longAgo: forgotten, atOnceMax: SWEEP_BATCH_MAX })
}
