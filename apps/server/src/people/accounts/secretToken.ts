import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/**
 * 256 random bits for a session, an access token or a mail. Only the hash is stored, so that a reader of the
 * database gains nothing.
 */
export function makeSecretToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** A plain SHA-256 is enough: 256 random bits cannot be guessed, however fast the hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether a text has the form of one of our tokens. */
export function isTokenShaped(text: string): boolean {
  return tokenPattern.test(text)
}
