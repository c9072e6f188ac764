import type { IdentityState } from '@lance/contract'
import type { TestClient } from './testServer.ts'
import { makeCpf } from './withdrawalKit.ts'

/** Completes the first nine digits of a CPF. */
function withCheckDigits(base: string): string {
  const digits = [...base].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

/** The CPFs for which the sandbox does not simply answer that everything matches. */
export const SPECIMEN = {
  mismatch: withCheckDigits('000000011'),
  not_found: withCheckDigits('000000022'),
  waits: withCheckDigits('000000033'),
  document: withCheckDigits('000000044'),
  down: withCheckDigits('000000055'),
} as const

export const ADA = { name: 'Ada Maria Lovelace', birthDate: '1985-12-10' }

/** A CPF that no account has yet. */
export const ownCpf = makeCpf

/** Says who the user is. */
export const identify = (
  person: TestClient,
  { cpf, ...rest }: { cpf: string; name?: string; birthDate?: string },
) => person.call<IdentityState & { code?: string }>('POST', '/identity', { body: { ...ADA, ...rest, cpf } })
