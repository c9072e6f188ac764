declare const cpf: unique symbol

/** Brazil's number for a person: eleven digits, the last two of them check digits. Made by `parseCpf`. */
export type Cpf = string & { readonly [cpf]: true }

const CPF_SHAPE = /^(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})$/

/** The check digit for the digits before it. */
function checkDigit(digits: readonly number[]): number {
  const weighted = digits.reduce((sum, digit, index) => sum + digit * (digits.length + 1 - index), 0)
  return ((weighted * 10) % 11) % 10
}

/**
 * Parses a CPF, with or without punctuation. Null if invalid, also for eleven equal digits, which pass the
 * check.
 */
export function parseCpf(text: string): Cpf | null {
  const match = CPF_SHAPE.exec(text.trim())
  if (!match) return null
  const digits = match.slice(1).join('')
  const numbers = [...digits].map(Number)
  const isRepeated = new Set(numbers).size === 1
  const isRight =
    checkDigit(numbers.slice(0, 9)) === numbers[9] && checkDigit(numbers.slice(0, 10)) === numbers[10]
  return isRight && !isRepeated ? (digits as Cpf) : null
}

export const PIX_KEY_KINDS = ['cpf', 'email', 'phone', 'random'] as const
export type PixKey = { kind: (typeof PIX_KEY_KINDS)[number]; key: string }

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
const PHONE = /^\+55\d{10,11}$/
const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Parses a person's Pix key: a CPF, an email address, a phone (+55…) or a random key. Null if invalid. */
export function parsePixKey(text: string): PixKey | null {
  const trimmed = text.trim()
  const asCpf = parseCpf(trimmed)
  if (asCpf) return { kind: 'cpf', key: asCpf }
  const lower = trimmed.toLowerCase()
  if (RANDOM.test(lower)) return { kind: 'random', key: lower }
  if (lower.length <= 77 && EMAIL.test(lower)) return { kind: 'email', key: lower }
  const phone = trimmed.replace(/[\s()-]/g, '')
  return PHONE.test(phone) ? { kind: 'phone', key: phone } : null
}

const MASK = '***'

/**
 * Masks a key so that its owner can still recognize it in a mail that others might see. An email address
 * keeps no word but its last one: its words were chosen by the user who entered it.
 */
export function maskPixKey({ kind, key }: PixKey): string {
  if (kind === 'cpf') return `${MASK}.${key.slice(3, 6)}.${key.slice(6, 9)}-**`
  if (kind === 'phone') return `+55 ${'*'.repeat(7)}${key.slice(-4)}`
  if (kind === 'random') return `${'*'.repeat(8)}-${key.slice(-4)}`
  const [local = '', domain = ''] = key.split('@')
  const last = domain.slice(domain.lastIndexOf('.') + 1)
  return `${firstOf(local)}${MASK}@${firstOf(domain)}${MASK}.${/^[a-z]{2,24}$/.test(last) ? last : MASK}`
}

const firstOf = (word: string) => /^[a-z0-9]/.exec(word)?.[0] ?? ''
