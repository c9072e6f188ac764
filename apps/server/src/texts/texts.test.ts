import { describe, expect, it } from 'vitest'
import { errorText } from './errorText.ts'
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
  ])('reads %j as %s', (header, language) => {
    expect(parseAcceptLanguage(header)).toBe(language)
  })
})

describe('errorText', () => {
  it('fills in what the refusal says', () => {
    expect(errorText('TOO_OFTEN', 'pt-BR', { seconds: 30 })).toBe(
      'Muitas tentativas. Espere 30 s e tente de novo.',
    )
    expect(errorText('MALFORMED', 'en', { detail: 'body/email' })).toBe(
      'The request is malformed: body/email',
    )
  })

  it('leaves out what it was not told', () => {
    expect(errorText('MALFORMED', 'pt-BR')).toBe('O pedido está malformado.')
  })

  it('speaks English where a language has no texts yet', () => {
    expect(errorText('FORBIDDEN', 'ru')).toBe('You are not allowed to do this.')
  })
})
