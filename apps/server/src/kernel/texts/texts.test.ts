import { existsSync, readFileSync } from 'node:fs'
import { asCents, NO_CENTS } from '@lance/domain'
import { describe, expect, it } from 'vitest'
import { errorText } from './errorText.ts'
import { fillParagraphs, fillText } from './fillText.ts'
import { LANGUAGES, parseAcceptLanguage } from './language.ts'
import { NAMESPACES } from './readTexts.ts'

describe('parseAcceptLanguage', () => {
  it.each([
    [undefined, 'pt-BR'],
    ['', 'pt-BR'],
    ['pt-PT,pt;q=0.9', 'pt-BR'],
    ['de-CH', 'de'],
    ['nl, fr;q=0.8, en;q=0.9', 'en'],
    ['nl', 'en'],
    ['en;q=0, ru', 'ru'],
    ['*', 'pt-BR'],
    ['nl, *;q=0.5', 'en'],
    [';;;,,q=', 'en'],
  ])('reads %j as %s [API-2]', (header, language) => {
    expect(parseAcceptLanguage(header)).toBe(language)
  })
})

describe('errorText', () => {
  it('fills in the parameters of the refusal', () => {
    expect(errorText('TOO_OFTEN', 'pt-BR', { seconds: 30 })).toBe(
      'Muitas tentativas. Espere 30 s e tente de novo.',
    )
    expect(errorText('MALFORMED', 'en', { detail: 'body/email' })).toBe(
      'The request is malformed: body/email',
    )
  })

  it('leaves out missing parameters', () => {
    expect(errorText('MALFORMED', 'pt-BR')).toBe('O pedido está malformado.')
    expect(errorText('MALFORMED', 'fr')).toBe('La requête est mal formée.')
    expect(errorText('MALFORMED', 'zh')).toBe('请求格式有误。')
    expect(errorText('MALFORMED', 'hi')).toBe('अनुरोध का रूप सही नहीं है।')
    expect(errorText('MALFORMED', 'bn')).toBe('অনুরোধটির গঠন ঠিক নয়।')
  })

  it('formats money, numbers and times for the language [SITE-8]', () => {
    expect(errorText('LIMIT_AMOUNT', 'pt-BR', { min: NO_CENTS, max: asCents(123_450n) })).toBe(
      'O limite vai de R$ 0,00 a R$ 1.234,50.',
    )
    expect(errorText('LIMIT_AMOUNT', 'en', { min: NO_CENTS, max: asCents(123_450n) })).toBe(
      'The limit must be from R$ 0.00 to R$ 1,234.50.',
    )
    const until = new Date('2026-03-04T15:06:00Z')
    expect(errorText('PLAY_PAUSED', 'pt-BR', { until })).toContain('até 04/03/2026 12:06.')
    expect(errorText('PLAY_PAUSED', 'en', { until })).toContain('3/4/26, 12:06')
  })

  it('does not fill placeholders inside a parameter', () => {
    const params = { product: '{left}', variant: '{brand}', left: 2 }
    expect(errorText('OUT_OF_STOCK', 'en', params)).toContain('{left} ({brand}). Only 2 left')
  })
})

describe('fillText', () => {
  it('picks the plural form for the number', () => {
    const text = {
      by: 'count',
      one: '{count} ход',
      few: '{count} хода',
      many: '{count} ходов',
      other: '{count} хода',
    }
    expect([1, 3, 5, 21].map((count) => fillText(text, 'ru', { count }))).toEqual([
      '1 ход',
      '3 хода',
      '5 ходов',
      '21 ход',
    ])
  })

  it('drops a paragraph that comes out empty', () => {
    expect(fillParagraphs(['{brand}', '{address}', 'x'], 'en', { address: '' })).toBe('Lance\n\nx\n')
  })
})

describe.each(NAMESPACES)('%s.json', (namespace) => {
  const original = flatten(JSON.parse(readFileSync(fileOf('pt-BR', namespace), 'utf8')))
  const written = LANGUAGES.filter((language) => existsSync(fileOf(language, namespace)))

  it.each(written)('has the same keys and parameters in %s as in Portuguese', (language) => {
    const texts = flatten(JSON.parse(readFileSync(fileOf(language, namespace), 'utf8')))
    expect([...texts.keys()].sort()).toEqual([...original.keys()].sort())
    for (const [key, forms] of texts)
      for (const text of forms) {
        expect(text.trim(), key).not.toBe('')
        expect([key, namesIn(text)]).toEqual([key, namesIn(original.get(key)?.[0] ?? '')])
      }
  })

  it.each(written)('has each plural form of %s', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    JSON.parse(readFileSync(fileOf(language, namespace), 'utf8'), (key, value) => {
      if (typeof value?.by === 'string')
        expect([key, Object.keys(value).sort()]).toEqual([key, ['by', ...pluralCategories].sort()])
      return value
    })
  })
})

const fileOf = (language: string, namespace: string) =>
  new URL(`./locales/${language}/${namespace}.json`, import.meta.url)
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

/** Every text by its full key: its plural forms, or just itself. A mail's paragraphs are one text. */
function flatten(value: unknown, key = ''): Map<string, string[]> {
  if (typeof value === 'string') return new Map([[key, [value]]])
  if (Array.isArray(value)) return new Map([[key, [value.join('\n')]]])
  const inner = value as Record<string, unknown>
  if (typeof inner.by === 'string') {
    const { by: _, ...forms } = inner
    return new Map([[key, Object.values(forms).map(String)]])
  }
  return new Map(
    Object.entries(inner).flatMap(([name, one]) => [...flatten(one, key === '' ? name : `${key}.${name}`)]),
  )
}
