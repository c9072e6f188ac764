import type { IdentityState } from '@lance/contract'
import type { Cpf } from '@lance/domain'

/** Who the owner of an account says they are. `name`: as parsed; `birthDate`: YYYY-MM-DD. */
export type Person = { cpf: Cpf; name: string; birthDate: string }

export type IdentityRefusal = NonNullable<IdentityState['reason']>

/** A provider's answer. `documentUrl`: its page for a document and the face, while it waits for them. */
export type IdentityAnswer =
  | { status: 'verified' }
  | { status: 'refused'; reason: Extract<IdentityRefusal, 'mismatch' | 'not_found' | 'document'> }
  | { status: 'waits'; documentUrl: string | null }

/** What a provider is asked. `needsDocument`: the operator wants a document and the face as well. */
export type IdentityQuestion = {
  reference: string
  person: Person
  needsDocument: boolean
  /** Where its page leads back to. */
  returnUrl: string
}

/** The provider can't be reached, or its answer can't be read. The check stays open and is asked again. */
export class ProviderDown extends Error {}

/**
 * Knows who has a CPF. A third provider is one more file beside `httpProvider.ts` and `sandboxProvider.ts`.
 * Both calls throw `ProviderDown`, and are safe to repeat.
 */
export type IdentityProvider = {
  readonly name: string
  /** Begins a check. The same reference is the same check, and gets its present answer. */
  start(question: IdentityQuestion): Promise<IdentityAnswer>
  /** What became of a check; null if the provider does not know it, because `start` never arrived. */
  read(reference: string): Promise<IdentityAnswer | null>
}
