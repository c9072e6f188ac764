import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { NamedKey, NamedKeys } from '../namedKeys.ts'

/** Where a value is stored. It opens nowhere else: not in another table, column or row. */
export type Place = { table: string; column: string; row: string }

/** Values that must be unique, found or compared without being known. Each has index keys of its own. */
export type IndexedKind = 'cpf' | 'network'

/** Encrypts personal data before it is stored. */
export type Sealer = {
  /** Encrypts a text for its place, with the first key. */
  seal(place: Place, text: string): string
  /** Decrypts a value. Throws `SealError` if it was changed, moved, or sealed by a key that isn't here. */
  open(place: Place, sealed: string): string
  /** The id of the key that seals, and how every value begins that it sealed. */
  keyId: string
  prefix: string
  /** The blind index of a value by the first key: equal for equal values, and useless without the key. */
  indexOf(kind: IndexedKind, text: string): Buffer
  /** The same by every key, to find what an older key indexed. */
  indexesOf(kind: IndexedKind, text: string): Buffer[]
}

/** A sealed value can't be opened. Names its place and key, never its content. */
export class SealError extends Error {}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `v1`, the id of the key, and nonce, ciphertext and tag in base64url. */
const SEALED = /^v1\.([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]+)$/

/** A key for one purpose (RFC 5869): the cipher, each index and the proof share no key. */
export const deriveKey = ({ secret }: NamedKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `lance ${purpose}`, 32))

const additionalData = ({ table, column, row }: Place) => Buffer.from(JSON.stringify([table, column, row]))

/**
 * Opens a sealer: AES-256-GCM with a random nonce per value. One key may seal 2^32 values before the chance
 * of a repeated nonce reaches 2^-32 (NIST SP 800-38D, 8.3).
 */
export function openSealer(keys: NamedKeys): Sealer {
  const [first] = keys
  const ciphers = new Map(keys.map((key) => [key.id, deriveKey(key, 'seal')]))
  const indexKeys = keys.map((key) => ({
    cpf: deriveKey(key, 'index cpf'),
    network: deriveKey(key, 'index network'),
  }))
  const prefix = `v1.${first.id}.`
  const indexesOf = (kind: IndexedKind, text: string) =>
    indexKeys.map((key) => createHmac('sha256', key[kind]).update(text).digest())
  return {
    seal(place, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, ciphers.get(first.id) as Buffer, nonce)
      cipher.setAAD(additionalData(place))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return prefix + sealed.toString('base64url')
    },
    open: (place, sealed) => decrypt(ciphers, place, sealed),
    keyId: first.id,
    prefix,
    indexOf: (kind, text) => indexesOf(kind, text)[0] as Buffer,
    indexesOf,
  }
}

function decrypt(ciphers: ReadonlyMap<string, Buffer>, place: Place, sealed: string): string {
  const where = `${place.table}.${place.column} of ${place.row}`
  const [, keyId = '', base64 = ''] = SEALED.exec(sealed) ?? []
  const key = ciphers.get(keyId)
  if (!key) throw new SealError(`${where} was sealed by the key "${keyId}", which is missing from DATA_KEYS`)
  const bytes = Buffer.from(base64, 'base64url')
  const tagAt = bytes.length - TAG_BYTES
  if (tagAt < NONCE_BYTES) throw new SealError(`${where} is truncated`)
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(additionalData(place))
  decipher.setAuthTag(bytes.subarray(tagAt))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, tagAt)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    throw new SealError(`${where} was changed, moved from another row, or sealed by another key "${keyId}"`)
  }
}
