/** A key for identity hashes. Its id is not secret: it names the key that made a hash. */
export type IdentityKey = { id: string; secret: Buffer }

/** The first makes new hashes; the others still find the hashes they made. */
export type IdentityKeys = readonly [IdentityKey, ...IdentityKey[]]

export const SECRET_MIN_BYTES = 32
/** Each identity is hashed with every key. */
const KEYS_MAX = 8

const KEY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43,684}={0,2})$/

function parseIdentityKey(text: string): IdentityKey | null {
  const [, id, base64] = KEY.exec(text.trim()) ?? []
  if (id === undefined || base64 === undefined) return null
  const secret = Buffer.from(base64, 'base64')
  return secret.length < SECRET_MIN_BYTES ? null : { id, secret }
}

/** Parses `ID:BASE64`, or several separated by commas; null if one is malformed or an id occurs twice. */
export function parseIdentityKeys(text: string): IdentityKeys | null {
  const [first, ...more] = text.split(',').map(parseIdentityKey)
  if (!first || more.length >= KEYS_MAX) return null
  const others = more.filter((key) => key !== null)
  const ids = new Set([first, ...others].map(({ id }) => id))
  return ids.size === more.length + 1 ? [first, ...others] : null
}

export const makeIdentityKey = ({ id, secret }: IdentityKey) => `${id}:${secret.toString('base64')}`
