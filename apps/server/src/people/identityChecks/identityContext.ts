import type { Cpf } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { ProveOwner } from '../../kernel/ownerProof.ts'
import type { IdentityProvider } from './identityProvider.ts'

type Trx = Kysely<Database>

/** Ports to the capabilities that know an account's CPF and age. All run in the caller's transaction. */
export type IdentityPorts = {
  /** The CPF to which the account's withdrawals go; null before the first. */
  readPayeeCpf(trx: Trx, userId: string): Promise<Cpf | null>
  /** Whether withdrawals of another account go to this CPF. The caller has locked it. */
  isPayeeElsewhere(trx: Trx, asked: { userId: string; cpf: Cpf }): Promise<boolean>
  /** The owner is known and of age. */
  onVerified(trx: Trx, owner: { userId: string; cpf: Cpf; nowMs: number }): Promise<void>
  /** An owner who lost every factor was identified again. `id`: of the check. */
  onRecovered(trx: Trx, owner: { userId: string; id: string; nowMs: number }): Promise<void>
}

/** What the functions of identity checks share within one server. `provider`: null where no one can be checked. */
export type IdentityContext = Context & {
  provider: IdentityProvider | null
  siteUrl: () => string
  proveOwner: ProveOwner
} & IdentityPorts
