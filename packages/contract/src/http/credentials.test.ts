import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEmail } from './credentials.ts'

it.each([
  'ana@lance.test',
  'ana+xadrez@sub.lance.test',
  "o'neil_1-2.3@lance.test",
  'josé@exämple.test',
  '名前@例え.テスト',
])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  '',
  'ana',
  '@lance.test',
  'ana@',
  'ana@lance',
  'ana@lance.',
  'ana@.test',
  'ana@lance..test',
  'a b@lance.test',
  'ana@lance.test ',
  'ana@bia@lance.test',
  'ana,bia@lance.test',
  'ana;bia@lance.test',
  '<ana@lance.test>',
  '"ana"@lance.test',
  'ana(bia)@lance.test',
  'ana\\@lance.test',
  'ana\r\n@lance.test',
  'ana\u0000@lance.test',
  'ana\u200b@lance.test',
  `${'a'.repeat(245)}@lance.test`,
])('refuses %j [ACCOUNT-3]', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('accepts no character that a mail server could read as the end of an address or the start of another [ACCOUNT-3]', () => {
  const forbidden = /[\s@,;:<>()[\]\\"\p{C}]/u
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), (char) => {
      expect(isEmail(`ana${char}bia@lance.test`)).toBe(!forbidden.test(char))
    }),
  )
})
