import { createHmac } from 'node:crypto'
import type { Cpf } from '@lance/domain'
import type { NamedKeys } from '../../kernel/namedKeys.ts'
import { normaliseEmail } from './normaliseEmail.ts'

/** What identifies a person across accounts. */
export type Identity = { kind: 'email'; email: string } | { kind: 'cpf'; cpf: Cpf }

export type IdentityHash = { keyId: string; hash: Buffer }

/** HMAC-SHA-256 of an identity by each key. Without the key, no address or number can be tried against it. */
export function hashIdentity(keys: NamedKeys, identity: Identity): IdentityHash[] {
  const text = identity.kind === 'email' ? normaliseEmail(identity.email) : identity.cpf
  return keys.map(({ id, secret }) => ({
    keyId: id,
    hash: createHmac('sha256', secret).update(`${identity.kind} ${text}`).digest(),
  }))
}
