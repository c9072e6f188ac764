import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../apps/web/src/i18n/languages.ts'
import { root } from './lib/install.mjs'
import { findBreaches, parseRules } from './texts/languageRules.mjs'
import { findLooseNumbers } from './texts/looseNumbers.mjs'
import { readAllTexts } from './texts/readTexts.mjs'

const pages = join(root, 'docs', 'languages')
const folders = {
  site: join(root, 'apps', 'web', 'src', 'i18n', 'locales'),
  server: join(root, 'apps', 'server', 'src', 'kernel', 'texts', 'locales'),
}
const codes = LANGUAGES.map(({ code }) => code)
/** The language that a page's pairs begin with. */
const otherOf = (language) => (language === 'pt-BR' ? 'en' : 'pt-BR')

describe('the pages of the languages', () => {
  it('are one for each of the ten languages', () => {
    expect(readdirSync(pages).sort()).toEqual(codes.map((code) => `${code}.md`).sort())
  })

  it.each(codes)('have rules that all texts in %s keep to', (language) => {
    const breaches = findBreaches({
      rules: parseRules(readFileSync(join(pages, `${language}.md`), 'utf8')),
      texts: readAllTexts(folders, language),
      others: readAllTexts(folders, otherOf(language)),
    })
    expect(breaches.map((breach) => `${language} ${breach}`)).toEqual([])
  })
})

describe('the texts', () => {
  it.each(codes)('have a plural form for each number before a noun in %s', (language) => {
    const texts = readAllTexts(folders, language)
    expect(findLooseNumbers({ language, texts }).map((fault) => `${language} ${fault}`)).toEqual([])
  })
})
