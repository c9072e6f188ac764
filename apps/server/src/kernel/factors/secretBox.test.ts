import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { NamedKey } from '../namedKeys.ts'
import { openSecretBox } from './secretBox.ts'

const newKey = (id: string): NamedKey => ({ id, secret: randomBytes(32) })
const secret = Buffer.from('a shared secret!')

it('seals a secret differently each time, and opens it for its owner', () => {
  const box = openSecretBox([newKey('one')], 'totp')
  const [first, second] = [box.seal(secret, 'ana'), box.seal(secret, 'ana')]
  expect(first.sealed.equals(second.sealed)).toBe(false)
  expect(first.sealed.includes(secret)).toBe(false)
  expect(box.open(first, 'ana')).toEqual(secret)
})

it('opens nothing for another owner or purpose, nor a changed text', () => {
  const key = newKey('one')
  const box = openSecretBox([key], 'totp')
  const stored = box.seal(secret, 'ana')
  expect(() => box.open(stored, 'rui')).toThrow()
  expect(() => openSecretBox([key], 'desk').open(stored, 'ana')).toThrow()
  const changed = Buffer.from(stored.sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => box.open({ ...stored, sealed: changed }, 'ana')).toThrow()
})

it('opens what an older key sealed as long as that key is given', () => {
  const [older, newer] = [newKey('2026'), newKey('2027')]
  const stored = openSecretBox([older], 'totp').seal(secret, 'ana')
  const box = openSecretBox([newer, older], 'totp')
  expect(box.open(stored, 'ana')).toEqual(secret)
  expect([box.isOutdated(stored), box.isOutdated(box.seal(secret, 'ana'))]).toEqual([true, false])
  expect(() => openSecretBox([newer], 'totp').open(stored, 'ana')).toThrow('the key 2026')
})
