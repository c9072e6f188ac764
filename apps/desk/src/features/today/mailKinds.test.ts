import { MAIL_KINDS } from '@lance/contract/desk'
import { expect, it } from 'vitest'
import en from '../../locales/en/today.json' with { type: 'json' }
import portuguese from '../../locales/pt-BR/today.json' with { type: 'json' }

it.each([
  ['Portuguese', portuguese],
  ['English', en],
])('names every kind of mail, and no other, in %s [DESK-69]', (_language, { mailKinds }) => {
  expect(Object.keys(mailKinds).sort()).toEqual([...MAIL_KINDS].sort())
})
