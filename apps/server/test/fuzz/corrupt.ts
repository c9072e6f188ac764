import type { SeededRandom } from '../chaos/seededRandom.ts'

// Takes valid data and corrupts it, so that it can no longer be valid.

/** Values that are valid nowhere. */
const INVALID_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  0.1,
  '',
  '\u0000',
  '\ud800',
  '\u202e'.repeat(40),
  "'; drop table games; --",
  'x'.repeat(3000),
  '٣٤',
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  { $gt: '' },
]

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same object with one of its values, at any depth, replaced by one of a wrong type. */
export function corruptValue(whole: Json, random: SeededRandom): Json {
  const names = Object.keys(whole)
  if (names.length === 0) return { strange: random.pick(INVALID_VALUES) }
  const name = random.pick(names)
  const value = whole[name]
  if (isObject(value) && Object.keys(value).length > 0 && random.chance(0.7))
    return { ...whole, [name]: corruptValue(value, random) }
  const other = INVALID_VALUES.filter((strange) => typeof strange !== typeof value && strange !== null)
  return { ...whole, [name]: random.pick(other) }
}

/** Text that is no longer JSON: truncated, with an extra byte, or with an invalid character. */
export function corruptText(text: string, random: SeededRandom): string {
  const at = 1 + random.integerBelow(Math.max(1, text.length - 1))
  switch (random.integerBelow(5)) {
    case 0:
      return text.slice(0, at - (at === text.length ? 1 : 0)) || '{'
    case 1:
      return `${text}}`
    case 2:
      return `\u0000${text}`
    case 3:
      return `${'['.repeat(500 + random.integerBelow(2000))}`
    default:
      return `${text.slice(0, at)}\\${random.pick(['u12', 'x', '\n'])}`
  }
}

/** Random bytes. */
export function makeNoise(random: SeededRandom, bytesMax: number): Buffer {
  return Buffer.from(
    Array.from({ length: 1 + random.integerBelow(bytesMax) }, () => random.integerBelow(256)),
  )
}
