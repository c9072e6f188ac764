import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detectLanguage.ts'

describe('the initial language', () => {
  it('is the stored choice, whatever the browser prefers [SITE-9]', () => {
    expect(detectLanguage({ stored: 'de', preferred: ['pt-BR', 'en'] })).toBe('de')
  })
  it('ignores a stored value that is not one of our languages', () => {
    expect(detectLanguage({ stored: 'xx', preferred: ['fr-CA'] })).toBe('fr')
  })
  it('takes the first supported language of the browser, by its base tag', () => {
    expect(detectLanguage({ stored: null, preferred: ['ja', 'pt-PT', 'en'] })).toBe('pt-BR')
    expect(detectLanguage({ stored: null, preferred: ['zh-Hant-TW'] })).toBe('zh')
  })
  it('falls back to English [SITE-9]', () => {
    expect(detectLanguage({ stored: null, preferred: ['ja', 'ko-KR'] })).toBe('en')
    expect(detectLanguage({ stored: null, preferred: [] })).toBe('en')
  })
})
