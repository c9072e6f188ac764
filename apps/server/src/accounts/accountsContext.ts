import type { Role } from '@lance/contract'
import type { Cents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { Refusal } from '../routing.ts'
import type { AccountLimits } from './accountLimits.ts'
import type { PasswordHasher } from './passwordHasher.ts'
import type { SessionCache } from './sessionCache.ts'

/** The port to whoever keeps the money. */
export type BalanceOf = (userId: string) => Promise<Cents>

/** The port to whoever knows what is paid: gives a user the plan that he asks for, or refuses. */
export type ChoosePlan = (choice: { userId: string; role: Role }) => Promise<{ ok: true } | Refusal>

/** The port to whoever knows people again by their address: the rules of their play hold for the new account. */
export type RememberEmail = (trx: Kysely<Database>, user: { userId: string; email: string }) => Promise<void>

/** What the verbs of accounts share within one server. */
export type AccountsContext = Context & {
  passwords: PasswordHasher
  sessionCache: SessionCache
  limits: AccountLimits
  balanceOf: BalanceOf
  choosePlan: ChoosePlan
  rememberEmail: RememberEmail
}
