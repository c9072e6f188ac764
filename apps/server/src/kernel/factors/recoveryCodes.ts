import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Codes of one set. */
export const RECOVERY_CODES = 10
const CHARS = 16
const GROUP_CHARS = 4
const SALT_BYTES = 16
/** Crockford's base32: no letter looks like a digit, and none makes a word. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const CODE = new RegExp(`^[${ALPHABET}]{${CHARS}}$`)

export type StoredRecoveryCode = { salt: Buffer; hash: Buffer }
export type RecoveryCode = StoredRecoveryCode & { code: string }

/** Ten new codes of 80 random bits such as `k3v9-0mzq-7w2h-x5ra`, each with its salt and hash to store. */
export function makeRecoveryCodes(): RecoveryCode[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const chars = Array.from(randomBytes(CHARS), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
    const salt = randomBytes(SALT_BYTES)
    return { code: groupChars(chars), salt, hash: hashRecoveryCode({ chars, salt }) }
  })
}

const groupChars = (chars: string) => chars.match(new RegExp(`.{${GROUP_CHARS}}`, 'g'))?.join('-') ?? chars

/** A typed code without its dashes, with letters read as the digits they look like; null if it is no code. */
export function normaliseRecoveryCode(text: string): string | null {
  const chars = text
    .toLowerCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
  return CODE.test(chars) ? chars : null
}

/** A fast hash is enough: 80 random bits with a salt of their own cannot be searched. */
function hashRecoveryCode({ chars, salt }: { chars: string; salt: Buffer }): Buffer {
  return createHash('sha256').update(salt).update(chars).digest()
}

/**
 * Which of an owner's unused codes this is, or null. The caller marks it as used, if it still is unused: that
 * decides which of two simultaneous uses counts.
 */
export function findRecoveryCode<Stored extends StoredRecoveryCode>(
  text: string,
  unused: readonly Stored[],
): Stored | null {
  const chars = normaliseRecoveryCode(text)
  if (chars === null) return null
  return unused.find(({ salt, hash }) => timingSafeEqual(hashRecoveryCode({ chars, salt }), hash)) ?? null
}
