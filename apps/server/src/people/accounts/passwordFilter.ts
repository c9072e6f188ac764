import { createHash } from 'node:crypto'

/** Bits per password: with 17 hashes, one of 100 000 other passwords is taken for one of the list. */
const BITS_EACH = 24
const HASHES = 17

/** The form in which passwords are compared with the list. */
const normalise = (password: string) => password.normalize('NFC').toLowerCase()

/** The bits of a password, by double hashing (Kirsch and Mitzenmacher, 2006). */
function bitsOf(password: string, bitCount: number): number[] {
  const digest = createHash('sha256').update(normalise(password)).digest()
  const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  return Array.from({ length: HASHES }, (_none, index) => (first + index * step) % bitCount)
}

/** Makes a Bloom filter: it knows every one of these passwords, and next to no other. */
export function makePasswordFilter(passwords: readonly string[]): Buffer {
  const filter = Buffer.alloc(Math.ceil((passwords.length * BITS_EACH) / 8))
  for (const password of passwords) {
    for (const bit of bitsOf(password, filter.length * 8))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return filter
}

export function hasPassword(filter: Buffer, password: string): boolean {
  return bitsOf(password, filter.length * 8).every(
    (bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0,
  )
}
