import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPLETE_LANGUAGES, FALLBACK_LANGUAGE, LANGUAGES } from './languages.ts'

const folder = new URL('./locales/', import.meta.url)

/** Every text of a file by its whole key. */
function readTexts(language: string, file: string): Map<string, string> {
  const texts = new Map<string, string>()
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') texts.set(key, value)
    else
      for (const [name, inner] of Object.entries(value as object)) walk(inner, key ? `${key}.${name}` : name)
  }
  walk(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')), '')
  return texts
}

const filesOf = (language: string) => readdirSync(new URL(`${language}/`, folder)).sort()
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()
/** Languages differ in their plural forms, so those are one key. */
const singular = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].sort()

it('has a folder for each of the ten languages and for no other', () => {
  expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort())
})

describe.each(filesOf(FALLBACK_LANGUAGE))('%s', (file) => {
  const fallback = readTexts(FALLBACK_LANGUAGE, file)

  it.each(COMPLETE_LANGUAGES)('says everything in %s', (language) => {
    expect(singular(readTexts(language, file).keys())).toEqual(singular(fallback.keys()))
  })

  it.each(LANGUAGES.map(({ code }) => code))('says nothing in %s that is not in the fallback', (language) => {
    if (!filesOf(language).includes(file)) return
    const known = singular(fallback.keys())
    expect(singular(readTexts(language, file).keys()).filter((key) => !known.includes(key))).toEqual([])
  })

  it.each(LANGUAGES.map(({ code }) => code))('fills in the same names in %s', (language) => {
    if (!filesOf(language).includes(file)) return
    for (const [key, text] of readTexts(language, file)) {
      const other = fallback.get(key)
      if (other !== undefined) expect([key, placeholders(text)]).toEqual([key, placeholders(other)])
    }
  })
})

it('loads and leads in every language', () => {
  for (const { code } of LANGUAGES) {
    const texts = readTexts(code, 'common.json')
    for (const key of ['loading.title', 'loading.wait', 'nav.home', 'nav.play', 'nav.profile'])
      expect([code, key, texts.get(key)]).toEqual([code, key, expect.stringMatching(/\S/)])
  }
})
