import { I18n, type TextParams } from '@lance/texts'
import { expect, it } from 'vitest'
import { i18n, shownName, writeValue } from './i18n.ts'
import arabic from './locales/ar/common.json' with { type: 'json' }
import english from './locales/en/common.json' with { type: 'json' }

/** Fills in a text as the site does. */
async function fill(language: string, text: string, params: TextParams): Promise<string> {
  const texts = new I18n()
  texts.add(language, 'common', { retry: text })
  await texts.start({ language, write: writeValue })
  return texts.t('retry', params)
}

it.each([
  ['pt-BR', '1.250 pontos'],
  ['en', '1,250 pontos'],
  ['es', '1250 pontos'],
  ['ar', '1,250 pontos'],
  ['bn', '১,২৫০ pontos'],
])('formats counts as in %s', async (language, said) => {
  expect(await fill(language, '{{count}} pontos', { count: 1250 })).toBe(said)
})

it('does not group ratings and order numbers, and uses the digits of the language', async () => {
  expect(await fill('pt-BR', 'Pedido {{number}}, rating {{elo}}', { number: 2026, elo: 1500 })).toBe(
    'Pedido 2026, rating 1500',
  )
  expect(await fill('bn', '{{number}}', { number: 2026 })).toBe('২০২৬')
})

it('leaves names with digits and HTTP statuses as they are', async () => {
  expect(await fill('bn', '{{name}} {{move}}', { name: 'Ana7', move: 'Nf3' })).toBe('Ana7 Nf3')
  expect(await fill('bn', 'HTTP {{status}}', { status: 404 })).toBe('HTTP 404')
})

it('fills in nothing for an undefined value', async () => {
  expect(await fill('bn', 'a{{name}}b', { name: undefined })).toBe('ab')
})

it('shows a player without a name in the reader’s language, beside texts and in them [ACCOUNT-6]', async () => {
  i18n.add('en', 'common', { ...english, retry: 'against {{name}}' })
  i18n.add('ar', 'common', { ...arabic, retry: '{{name}}' })
  await i18n.start({ language: 'en', write: writeValue })
  expect(shownName('Jogador-0a1b')).toBe('Player-0a1b')
  expect(i18n.t('retry', { name: 'Jogador-0a1b' })).toBe('against Player-0a1b')
  for (const name of ['Jogador-Ana', 'Jogador-0a1b2', 'Ana']) expect(shownName(name)).toBe(name)
  await i18n.changeLanguage('ar')
  expect(shownName('Jogador-0a1b')).toBe('لاعب-0a1b')
})
