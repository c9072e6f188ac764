import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { NamedKeys } from '../namedKeys.ts'

/** An encrypted secret, and the name of the key that opens it. */
export type SealedSecret = { keyId: string; sealed: Buffer }

/**
 * Encrypts secrets at rest. `owner`: who the secret belongs to; another owner's row opens none. `open` throws
 * when the key is missing or the text was changed.
 */
export type SecretBox = {
  seal(secret: Uint8Array, owner: string): SealedSecret
  open(stored: SealedSecret, owner: string): Buffer
  /** Whether a secret was sealed with an older key than the one that seals now. */
  isOutdated(stored: Pick<SealedSecret, 'keyId'>): boolean
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/**
 * AES-256-GCM with keys derived from the installation's named keys: the first seals, each opens what it
 * sealed. `purpose` keeps the derived keys of different uses apart.
 */
export function openSecretBox(keys: NamedKeys, purpose: string): SecretBox {
  const derived = new Map(
    keys.map(({ id, secret }) => [id, Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))]),
  )
  const keyOf = (id: string) => {
    const key = derived.get(id)
    if (!key) throw new Error(`the key ${id} that sealed a secret is missing from IDENTITY_KEYS`)
    return key
  }
  const [{ id: keyId }] = keys
  return {
    seal(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keyOf(keyId), nonce).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret), cipher.final()])
      return { keyId, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) }
    },
    open(stored, owner) {
      const nonce = stored.sealed.subarray(0, NONCE_BYTES)
      const tag = stored.sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const options = { authTagLength: TAG_BYTES }
      const decipher = createDecipheriv(CIPHER, keyOf(stored.keyId), nonce, options)
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag)
      const text = stored.sealed.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(text), decipher.final()])
    },
    isOutdated: (stored) => stored.keyId !== keyId,
  }
}
