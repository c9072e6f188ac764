import { expect, it } from 'vitest'
import { isPermissive, readLicence } from './judgeLicence.mjs'

it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', 'MIT AND BSD-3-Clause', 'OFL-1.1'])(
  'accepts %s',
  (name) => {
    expect(isPermissive(name)).toBe(true)
  },
)

it.each([
  'GPL-3.0-or-later',
  'AGPL-3.0-only',
  'LGPL-2.1',
  'MPL-2.0',
  'UNLICENSED',
  'MIT AND GPL-2.0-only',
  'SEE LICENSE IN x',
  '',
  null,
])('rejects %s', (name) => {
  expect(isPermissive(name)).toBe(false)
})

it('reads a licence in the formats of old manifests too', () => {
  expect(readLicence({ license: 'MIT' })).toBe('MIT')
  expect(readLicence({ license: { type: 'ISC', url: '' } })).toBe('ISC')
  expect(readLicence({ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] })).toBe('MIT OR GPL-2.0')
  expect(readLicence({})).toBe(null)
})
