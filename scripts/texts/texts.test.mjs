import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../apps/web/src/i18n/languages.ts'
import { root } from '../lib/install.mjs'
import { compareTexts } from './compareTexts.mjs'
import { findMissing, findUnused } from './findUnused.mjs'
import { askedKeys, readTexts } from './readTexts.mjs'
import { scanSource } from './scanSource.mjs'

const codes = LANGUAGES.map(({ code }) => code)
const web = join(root, 'apps', 'web', 'src')
const server = join(root, 'apps', 'server', 'src')
const desk = join(root, 'apps', 'desk', 'src')
const deskCodes = ['pt-BR', 'en']
const folders = { site: join(web, 'i18n', 'locales'), server: join(server, 'kernel', 'texts', 'locales') }

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => ({ file: name, text: readFileSync(join(folder, name), 'utf8') }))

describe.each(Object.entries(folders))('the texts of the %s', (_place, folder) => {
  const reference = readTexts(folder, 'pt-BR')

  it('exist in each of the ten languages and in no other [SITE-8]', () => {
    expect(readdirSync(folder).sort()).toEqual([...codes].sort())
  })

  it.each(codes)('have a file for each screen in %s', (language) => {
    expect([...readTexts(folder, language).keys()]).toEqual([...reference.keys()])
  })

  it.each(codes)('have the same keys and parameters in %s, and all its plural forms [SITE-8]', (language) => {
    const faults = []
    for (const [namespace, texts] of readTexts(folder, language)) {
      const found = compareTexts({ language, texts, reference: reference.get(namespace) ?? new Map() })
      faults.push(...found.map((fault) => `${namespace}:${fault}`))
    }
    expect(faults).toEqual([])
  })
})

describe('the site', () => {
  const sources = sourcesIn(web).map(({ file, text }) => ({
    file,
    folder: file.split(sep)[0],
    ...scanSource(file, text),
  }))
  const keys = new Map(
    [...readTexts(folders.site, FALLBACK_LANGUAGE)].map(([namespace, texts]) => [
      namespace,
      askedKeys(texts),
    ]),
  )

  it.each(codes)('keeps a number and the unit after it on one line in %s', (language) => {
    const broken = /(\}\}|\d) (s|min|h|d|Std\.|Min\.|мин|ч|ث|س|د|ي)(?![\p{L}\p{M}])/u
    const found = [...readTexts(folders.site, language)].flatMap(([namespace, texts]) =>
      [...texts].filter(([, text]) => broken.test(text)).map(([key]) => `${namespace}:${key}`),
    )
    expect(found).toEqual([])
  })

  it('uses no missing text', () => {
    expect(findMissing({ sources, keys })).toEqual([])
  })

  it('has no unused text', () => {
    // The build reads the texts of the manifest (appManifests.ts).
    const unused = findUnused({ sources, keys }).filter((key) => !key.startsWith('app:manifest.'))
    expect(unused).toEqual([])
  })

  it('shows no words other than its texts [SITE-8]', () => {
    expect(sources.flatMap(({ file, hardCoded }) => hardCoded.map((words) => `${file}:${words}`))).toEqual([])
  })
})

describe('the desk', () => {
  const texts = (language) => readTexts(join(desk, 'locales'), language)
  const reference = texts('pt-BR')
  const keys = new Map([...texts('en')].map(([namespace, found]) => [namespace, askedKeys(found)]))
  const sources = sourcesIn(desk)
    .filter(({ file }) => !file.startsWith('locales'))
    .map(({ file, text }) => {
      const found = scanSource(file, text)
      return { file, folder: file.split(sep).slice(0, 2).join(sep), ...found }
    })

  it.each(deskCodes)('has the same texts in %s, with all its plural forms [DESK-12]', (language) => {
    expect([...texts(language).keys()]).toEqual([...reference.keys()])
    const faults = [...texts(language)].flatMap(([namespace, own]) =>
      compareTexts({ language, texts: own, reference: reference.get(namespace) ?? new Map() }).map(
        (fault) => `${namespace}:${fault}`,
      ),
    )
    expect(faults).toEqual([])
  })

  it('uses no missing text', () => {
    expect(findMissing({ sources, keys })).toEqual([])
  })

  it('has no unused text', () => {
    // The words for refusals of verbs are found by their code.
    const unused = findUnused({ sources, keys }).filter((key) => !key.startsWith('acts:refusals.'))
    expect(unused).toEqual([])
  })

  it('shows no words other than its texts [DESK-12]', () => {
    const words = sources.flatMap(({ file, hardCoded }) => hardCoded.map((one) => `${file}:${one}`))
    expect(words).toEqual([])
  })
})

it('finds every text of the server named in its source', () => {
  const text = [server, join(root, 'packages', 'contract', 'src'), join(root, 'packages', 'domain', 'src')]
    .flatMap(sourcesIn)
    .map((source) => source.text)
    .join('\n')
  const named = new Set(text.match(/\w+/g))
  const unnamed = [...readTexts(folders.server, FALLBACK_LANGUAGE)].flatMap(([namespace, texts]) =>
    [...askedKeys(texts)]
      .filter((key) => !key.split('.').every((part) => named.has(part)))
      .map((key) => `${namespace}:${key}`),
  )
  expect(unnamed).toEqual([])
})
