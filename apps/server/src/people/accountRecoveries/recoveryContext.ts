import type { Context } from '../../kernel/context.ts'
import type { AccountLimits } from '../accounts/index.ts'
import type { IdentifyAgain } from '../identityChecks/index.ts'

/** What the functions of recoveries share within one server. */
export type RecoveryContext = Context & {
  limits: AccountLimits
  identifyAgain: IdentifyAgain
  /** Asks the identity provider about a check, after the commit that stored it. */
  askIdentity(checkId: string): Promise<void>
}
