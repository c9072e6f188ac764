import type { Cpf, PixKey } from '@lance/domain'

/**
 * Port: whether a Pix key belongs to the person with this CPF. `unknown`: no provider knows, and an
 * operator compares the names when they send the money.
 */
export type FindKeyOwner = (asked: { pixKey: PixKey; cpf: Cpf }) => Promise<'same' | 'other' | 'unknown'>

/** The keys that belong to another person in the sandbox. */
const OTHERS = /^(outra\.pessoa@|\+55\d+0000$|00000000-)/

/** Where no money is real, the answer follows from the key. */
export const findSandboxKeyOwner: FindKeyOwner = async ({ pixKey, cpf }) => {
  if (pixKey.kind === 'cpf') return pixKey.key === cpf ? 'same' : 'other'
  return OTHERS.test(pixKey.key) ? 'other' : 'same'
}

/** Withdrawals are sent by hand, by a bank that names the recipient. */
export const askOperators: FindKeyOwner = async () => 'unknown'
