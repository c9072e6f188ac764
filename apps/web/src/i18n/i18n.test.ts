import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { i18n, shownName, writeNumbers } from './i18n.ts'
import arabic from './locales/ar/common.json' with { type: 'json' }
import english from './locales/en/common.json' with { type: 'json' }

/** Interpolates a text as the site's i18next instance does. */
function fill(language: string, text: string, params: Record<string, unknown>): string {
  const instance = createInstance()
  instance.use(writeNumbers).init({
    lng: language,
    resources: { [language]: { common: { retry: text } } },
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  })
  return instance.t('retry', params)
}

it.each([
  ['pt-BR', '1.250 pontos'],
  ['en', '1,250 pontos'],
  ['es', '1250 pontos'],
  ['ar', '1,250 pontos'],
  ['bn', '১,২৫০ pontos'],
])('formats counts as in %s', (language, said) => {
  expect(fill(language, '{{count}} pontos', { count: 1250 })).toBe(said)
})

it('does not group ratings and order numbers, and uses the digits of the language', () => {
  expect(fill('pt-BR', 'Pedido {{number}}, rating {{elo}}', { number: 2026, elo: 1500 })).toBe(
    'Pedido 2026, rating 1500',
  )
  expect(fill('bn', '{{number}}', { number: 2026 })).toBe('২০২৬')
})

it('leaves names with digits and HTTP statuses as they are', () => {
  expect(fill('bn', '{{name}} {{move}}', { name: 'Ana7', move: 'Nf3' })).toBe('Ana7 Nf3')
  expect(fill('bn', 'HTTP {{status}}', { status: 404 })).toBe('HTTP 404')
})

it('fills in nothing for an undefined value', () => {
  expect(fill('bn', 'a{{name}}b', { name: undefined })).toBe('ab')
})

it('shows a player without a name in the reader’s language, beside texts and in them [ACCOUNT-6]', async () => {
  await i18n.use(writeNumbers).init({
    lng: 'en',
    resources: {
      en: { common: { ...english, retry: 'against {{name}}' } },
      ar: { common: { ...arabic, retry: '{{name}}' } },
    },
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  expect(shownName('Jogador-0a1b')).toBe('Player-0a1b')
  expect(i18n.t('retry', { name: 'Jogador-0a1b' })).toBe('against Player-0a1b')
  for (const name of ['Jogador-Ana', 'Jogador-0a1b2', 'Ana']) expect(shownName(name)).toBe(name)
  await i18n.changeLanguage('ar')
  expect(shownName('Jogador-0a1b')).toBe('لاعب-0a1b')
})
