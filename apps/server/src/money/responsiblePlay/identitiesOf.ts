import type { NamedKeys } from '../../kernel/namedKeys.ts'
import { hashIdentity, type Identity } from '../../people/identities/index.ts'
import type { NewIdentity, PlainIdentities } from './identityStore.ts'

type ProvenIdentity = NewIdentity & { isProven: boolean }

/** Hashes what an account's owner is recognized by: the address, and the CPF that is bound to the account. */
export function identitiesOf(
  keys: NamedKeys,
  { email, emailConfirmed, cpf }: Omit<PlainIdentities, 'userId'>,
): ProvenIdentity[] {
  const hashed = (identity: Identity, isProven: boolean): ProvenIdentity => ({
    kind: identity.kind,
    isBound: true,
    isProven,
    hashes: hashIdentity(keys, identity),
  })
  const ofEmail = hashed({ kind: 'email', email }, emailConfirmed)
  return cpf === null ? [ofEmail] : [ofEmail, hashed({ kind: 'cpf', cpf }, true)]
}
