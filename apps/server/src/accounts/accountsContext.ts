import type { Cents } from '@lance/domain'
import type { Context } from '../context.ts'
import type { AccountLimits } from './accountLimits.ts'
import type { PasswordHasher } from './passwordHasher.ts'
import type { SessionCache } from './sessionCache.ts'

/** The port to whoever keeps the money. */
export type BalanceOf = (userId: string) => Promise<Cents>

/** What the verbs of accounts share within one server. */
export type AccountsContext = Context & {
  passwords: PasswordHasher
  sessionCache: SessionCache
  limits: AccountLimits
  balanceOf: BalanceOf
}
