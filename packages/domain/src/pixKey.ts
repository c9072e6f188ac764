declare const cpf: unique symbol

/** The number by which Brazil knows a person: eleven digits whose last two check the others. Made by `parseCpf`. */
export type Cpf = string & { readonly [cpf]: true }

const CPF_SHAPE = /^(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})$/

/** The digit that checks those before it. */
function checkDigit(digits: readonly number[]): number {
  const weighted = digits.reduce((sum, digit, index) => sum + digit * (digits.length + 1 - index), 0)
  return ((weighted * 10) % 11) % 10
}

/** Reads a CPF, with or without its points. Null where it is none; all digits alike pass the check and are none. */
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

/** Reads a Pix key of a person: a CPF, an e-mail address, a phone as +55…, or a random key. Null where it is none. */
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
 * What its owner knows a key by, for a mail that others might see. Of an address no word stays but its last one, for
 * whoever gives a key chooses its words.
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
