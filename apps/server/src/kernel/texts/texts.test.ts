import { asCents, NO_CENTS } from '@lance/domain'
import { describe, expect, it } from 'vitest'
import { errorText } from './errorText.ts'
import { fillParagraphs, fillText } from './fillText.ts'
import { parseAcceptLanguage } from './language.ts'

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
      'Muitas tentativas. Espere 30\u00a0s e tente de novo.',
    )
    expect(errorText('MALFORMED', 'en', { detail: 'body/email' })).toBe(
      'The request is malformed: body/email',
    )
  })

  it('leaves out missing parameters', () => {
    expect(errorText('MALFORMED', 'pt-BR')).toBe('A requisição está malformada.')
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

  it('takes the words for nothing where the text has some', () => {
    const text = { by: 'left', zero: 'Esgotado.', one: 'Resta {left}.', other: 'Restam {left}.' }
    expect([0, 1, 2].map((left) => fillText(text, 'pt-BR', { left }))).toEqual([
      'Esgotado.',
      'Resta 1.',
      'Restam 2.',
    ])
  })

  it('drops a paragraph that comes out empty', () => {
    expect(fillParagraphs(['{brand}', '{address}', 'x'], 'en', { address: '' })).toBe('Lance\n\nx\n')
  })
})
