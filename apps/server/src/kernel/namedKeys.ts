import { randomBytes } from 'node:crypto'

/** A secret key with a name. The id is not secret: it is stored with what the key made. */
export type NamedKey = { id: string; secret: Buffer }

/** The first makes new values; the others still read or find what they made. */
export type NamedKeys = readonly [NamedKey, ...NamedKey[]]

const SECRET_MIN_BYTES = 32
/** Some values are computed with every key. */
const KEYS_MAX = 8

const KEY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43,684}={0,2})$/

function parseNamedKey(text: string): NamedKey | null {
  const [, id, base64] = KEY.exec(text.trim()) ?? []
  if (id === undefined || base64 === undefined) return null
  const secret = Buffer.from(base64, 'base64')
  return secret.length < SECRET_MIN_BYTES ? null : { id, secret }
}

/** Parses `ID:BASE64`, or several separated by commas; null if one is malformed or an id occurs twice. */
export function parseNamedKeys(text: string): NamedKeys | null {
  const [first, ...more] = text.split(',').map(parseNamedKey)
  if (!first || more.length >= KEYS_MAX) return null
  const others = more.filter((key) => key !== null)
  const ids = new Set([first, ...others].map(({ id }) => id))
  return ids.size === more.length + 1 ? [first, ...others] : null
}

export const makeNamedKey = ({ id, secret }: NamedKey) => `${id}:${secret.toString('base64')}`

export const generateKey = (): NamedKey => ({
  id: randomBytes(4).toString('hex'),
  secret: randomBytes(SECRET_MIN_BYTES),
})
