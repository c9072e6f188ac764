import { describe, expect, it } from 'vitest'
import { findBreaches, parseRules } from './languageRules.mjs'

const page = ({ never = '| `foo` | bar | |', pairs = '| `torneio` | `turnier` | |' } = {}) =>
  `# German\n\n## Checked\n\n### Never\n\n| never | instead | but |\n|---|---|---|\n${never}\n\n### Pairs\n\n| Portuguese | German | but |\n|---|---|---|\n${pairs}\n`

const textsOf = (texts) =>
  new Map(
    Object.entries(texts).map(([key, text]) => [
      key,
      { forms: new Map(Object.entries(typeof text === 'string' ? { '': text } : text)) },
    ]),
  )

const portuguese = { 'a:title': 'Torneio', 'server:b:full': 'Este torneio está lotado.' }
const german = { 'a:title': 'Turnier', 'server:b:full': 'Dieses Turnier ist voll.' }

const breachesOf = ({ tables, texts = german, others = portuguese }) =>
  findBreaches({ rules: parseRules(page(tables)), texts: textsOf(texts), others: textsOf(others) })

describe('parseRules', () => {
  it('reads patterns with a bar, and the keys that are excepted', () => {
    const [rule] = parseRules(page({ never: '| `foo\\|\\bbar` | baz | a:title, server:b:full |' })).never
    expect(rule.never).toEqual(/foo|\bbar/iu)
    expect(rule.but).toEqual(['a:title', 'server:b:full'])
  })

  it.each([
    ['no section', '# German', 'no section'],
    ['an empty table', page({ never: '' }), 'no rules under "### Never"'],
    ['a row of two cells', page({ never: '| `foo` | bar |' }), 'not three cells'],
    [
      'a pattern without backticks',
      page({ pairs: '| torneio | `turnier` | |' }),
      'between backticks: torneio',
    ],
    ['a doubled backslash', page({ never: '| `\\\\bfoo` | bar | |' }), 'doubled backslash'],
  ])('refuses %s', (_what, text, message) => {
    expect(() => parseRules(text)).toThrow(message)
  })
})

describe('findBreaches', () => {
  it('finds nothing in texts that keep to the rules', () => {
    expect(breachesOf({})).toEqual([])
  })

  it('names the key, the text and the rule that a text breaks, in every plural form', () => {
    const texts = { ...german, 'a:title': { one: 'Turnier', other: 'Foo-Wettkämpfe' } }
    expect(breachesOf({ texts })).toEqual([
      'a:title "Foo-Wettkämpfe": never foo, instead bar',
      'a:title "Foo-Wettkämpfe": where the other says torneio, say turnier',
    ])
  })

  it('spares the keys that are excepted', () => {
    const texts = { ...german, 'a:title': 'Foo' }
    const tables = { never: '| `foo` | bar | a:title |', pairs: '| `torneio` | `turnier` | a:title |' }
    expect(breachesOf({ tables, texts })).toEqual([])
  })

  it('reports exceptions that do not exist or are not needed', () => {
    expect(breachesOf({ tables: { never: '| `foo` | bar | a:gone, a:title |' } })).toEqual([
      '(rule) never foo, instead bar: excepts a:gone, which does not exist',
      '(rule) never foo, instead bar: excepts a:title needlessly',
    ])
  })

  it('reports a pair that concerns no text', () => {
    expect(breachesOf({ tables: { pairs: '| `loja` | `shop` | |' } })).toEqual([
      '(rule) where the other says loja, say shop: no text of the other language says so',
    ])
  })
})
