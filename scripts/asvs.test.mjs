import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(join(root, 'docs', 'security', 'asvs.md'), 'utf8')

/** The items of levels 1 and 2 of ASVS 4.0.3, by section. */
const ITEMS = {
  1.1: '1-7',
  1.2: '1-4',
  1.4: '1,4-5',
  1.5: '1-4',
  1.6: '1-4',
  1.7: '1-2',
  1.8: '1-2',
  1.9: '1-2',
  '1.10': '1',
  1.11: '1-2',
  1.12: '2',
  1.14: '1-6',

  2.1: '1-12',
  2.2: '1-3',
  2.3: '1-3',
  2.4: '1-5',
  2.5: '1-7',
  2.6: '1-3',
  2.7: '1-6',
  2.8: '1-7',
  2.9: '1-3',
  '2.10': '1-4',
  3.1: '1',
  3.2: '1-4',
  3.3: '1-4',
  3.4: '1-5',
  3.5: '1-3',
  3.7: '1',
  4.1: '1-3,5',
  4.2: '1-2',
  4.3: '1-3',
  5.1: '1-5',
  5.2: '1-8',
  5.3: '1-10',
  5.4: '1-3',
  5.5: '1-4',
  6.1: '1-3',
  6.2: '1-6',
  6.3: '1-2',
  6.4: '1-2',
  7.1: '1-4',
  7.2: '1-2',
  7.3: '1,3-4',
  7.4: '1-3',
  8.1: '1-4',
  8.2: '1-3',
  8.3: '1-8',
  9.1: '1-3',
  9.2: '1-4',
  10.2: '1-2',
  10.3: '1-3',
  11.1: '1-8',
  12.1: '1-3',
  12.2: '1',
  12.3: '1-6',
  12.4: '1-2',
  12.5: '1-2',
  12.6: '1',
  13.1: '1,3-5',
  13.2: '1-3,5-6',
  13.3: '1-2',
  13.4: '1-2',
  14.1: '1-4',
  14.2: '1-6',
  14.3: '2-3',
  14.4: '1-7',
  14.5: '1-4',
}

const numbers = (range) => {
  const [from, to = from] = range.split('-').map(Number)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
const wanted = Object.entries(ITEMS).flatMap(([section, ranges]) =>
  ranges
    .split(',')
    .flatMap(numbers)
    .map((number) => `${section}.${number}`),
)

const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, item, level, title, state, how, tests] = line.split('|').map((cell) => cell.trim())
    return { item, level, title, state, how, tests }
  })

const named = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
const isPath = (name) => /^[\w.-]+(\/[\w.-]+)+$|^[\w.-]+\.(md|json|mjs)$/.test(name)
/** Titles end with the rules that they prove, which the table does not repeat. */
const withoutRules = (source) => source.replace(/(?: \[[A-Z]+-\d+\])+(?=['"`])/g, '')
const readOnce = new Map()
const sourceOf = (path) => {
  if (!readOnce.has(path)) readOnce.set(path, withoutRules(readFileSync(join(root, path), 'utf8')))
  return readOnce.get(path)
}

/** Whether the test file has a test with this name, in any kind of quotes. */
const hasTest = (path, name) => {
  const source = sourceOf(path)
  const written = name.replaceAll("'", "\\'")
  return [`'${name}'`, `'${written}'`, `"${name}"`, `\`${name}\``].some((quoted) => source.includes(quoted))
}

describe('the table in docs/security/asvs.md', () => {
  it('has every item of levels 1 and 2 once, and no other', () => {
    expect(rows.map(({ item }) => item)).toEqual(wanted)
  })

  it('says for each item whether it holds, and how or why not', () => {
    for (const { item, level, title, state, how } of rows) {
      expect({ item, state }).toEqual({ item, state: expect.stringMatching(/^(holds|not applicable|open)$/) })
      expect({ item, level }).toEqual({ item, level: expect.stringMatching(/^[12]$/) })
      expect(title.length).toBeGreaterThan(3)
      expect({ item, how }).toEqual({ item, how: expect.stringMatching(/\S/) })
    }
  })

  it('names existing files and tests', () => {
    const missing = rows.flatMap(({ item, how, tests }) => [
      ...named(how)
        .filter((name) => isPath(name) && !existsSync(join(root, name)))
        .map((name) => `${item}: ${name}`),
      ...named(tests).flatMap((name) => {
        const [path, test] = name.split(' › ')
        const isThere = existsSync(join(root, path)) && test !== undefined && hasTest(path, test)
        return isThere ? [] : [`${item}: ${name}`]
      }),
    ])
    expect(missing).toEqual([])
  })

  it('states correct totals', () => {
    const of = (state) => rows.filter((row) => row.state === state)
    const tested = of('holds').filter(({ tests }) => tests !== '—').length
    expect(text.replaceAll('\n', ' ')).toContain(
      `Of ${rows.length} items ${of('holds').length} hold (${tested} with a test), ` +
        `${of('not applicable').length} are not applicable, ${of('open').length} are open`,
    )
  })
})
