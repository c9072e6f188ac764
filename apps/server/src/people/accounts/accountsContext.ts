import type { Role } from '@lance/contract'
import type { Cents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { ProveOwner } from '../../kernel/ownerProof.ts'
import type { Refusal } from '../../kernel/routing.ts'
import type { AccountLimits } from './accountLimits.ts'
import type { PasswordHasher } from './passwordHasher.ts'
import type { SessionCache } from './sessionCache.ts'
import type { FoundCaller } from './sessionStore.ts'

/** Port: a user's balance. */
export type BalanceOf = (userId: string) => Promise<Cents>

/** Port: moves a user to the plan they choose, or refuses. */
export type ChoosePlan = (choice: { userId: string; role: Role }) => Promise<{ ok: true } | Refusal>

/** Port: recognises a person by their address, so that the rules for their play apply to the new account. */
export type RememberEmail = (trx: Kysely<Database>, user: { userId: string; email: string }) => Promise<void>

/**
 * Port: begins the second step of a sign-in if the account has a factor: refuses CODE_REQUIRED, with a token
 * for it. The caller has locked the user and knows their password.
 */
export type RequireSecondStep = (
  trx: Kysely<Database>,
  user: { userId: string; nowMs: number },
) => Promise<{ ok: true } | Refusal>

/** What the functions of accounts share within one server. */
export type AccountsContext = Context & {
  passwords: PasswordHasher
  sessionCache: SessionCache
  /** Finds the user and session of an access token by its hash. */
  findCaller(tokenHash: Buffer): Promise<FoundCaller | null>
  limits: AccountLimits
  balanceOf: BalanceOf
  choosePlan: ChoosePlan
  rememberEmail: RememberEmail
  requireSecondStep: RequireSecondStep
  proveOwner: ProveOwner
}
