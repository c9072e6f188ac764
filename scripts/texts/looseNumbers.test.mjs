import { describe, expect, it } from 'vitest'
import { findLooseNumbers } from './looseNumbers.mjs'

const looseIn = (texts, language = 'pt-BR') =>
  findLooseNumbers({
    language,
    texts: new Map(
      Object.entries(texts).map(([key, { by = 'count', ...forms }]) => [
        key,
        { by, forms: new Map(Object.entries(forms)) },
      ]),
    ),
  })

describe('findLooseNumbers', () => {
  it('reports a number before a noun in a text without plural forms', () => {
    expect(looseIn({ 'a:left': { '': 'Restam {{left}} caracteres' } })).toEqual([
      'a:left "Restam {{left}} caracteres": "caracteres" does not agree with left',
    ])
  })

  it('reports a number that does not choose the plural form', () => {
    const texts = { 'server:a:b': { by: 'min', one: '{min} a {max} dia', other: '{min} a {max} dias' } }
    expect(looseIn(texts)).toHaveLength(2)
    expect(looseIn({ 'server:a:b': { ...texts['server:a:b'], by: 'max' } })).toEqual([])
  })

  it('reports forms that are chosen by a number that none of them has', () => {
    expect(looseIn({ 'server:a:b': { by: 'days', one: 'Em {max} dia', other: 'Em breve' } })).toEqual([
      'server:a:b "Em {max} dia": "dia" does not agree with max',
      'server:a:b: its forms are chosen by days, which none of them has',
    ])
  })

  it.each([
    ['a unit', '{{seconds}} s'],
    ['a preposition', '{{max}} por dia'],
    ['money', '{{amount}} reembolsados'],
    ['punctuation', '{{left}}, mais nada'],
    ['both forms at once', '{{minutes}} minuto(s)'],
  ])('accepts %s after a number', (_what, text) => {
    expect(looseIn({ 'a:b': { '': text } })).toEqual([])
  })

  it('sees through isolates and no-break spaces', () => {
    expect(looseIn({ 'a:b': { '': '\u2066{{max}}\u2069\u00a0dias' } })).toHaveLength(1)
  })

  it('accepts any word in a language whose words do not change', () => {
    expect(looseIn({ 'a:b': { '': '{{max}} 盘对局' } }, 'zh')).toEqual([])
  })
})
