import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = join(root, 'docs', 'specification')
const ID = /[A-Z]+-\d+/

/** The ids of the rules, in the order of the pages: `**[GAME-12]**` at the beginning of a rule. */
const rules = readdirSync(pages)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    [...readFileSync(join(pages, name), 'utf8').matchAll(/^(?:- )?\*\*\[([A-Z]+-\d+)\]\*\*/gm)].map(
      ([, id]) => id,
    ),
  )

/** The ids that an area has: others in brackets, such as `[A-1]` in a text, cite nothing. */
const areas = new Set(rules.map((id) => id.replace(/-\d+$/, '')))
const isRuleId = (id) => areas.has(id.replace(/-\d+$/, ''))

const listed = (...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))

/** Every id in brackets in these files, with the file that cites it. */
const citedIn = (paths) =>
  paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(new RegExp(`\\[(${ID.source})\\]`, 'g'))]
      .map(([, id]) => ({ path, id }))
      .filter(({ id }) => isRuleId(id)),
  )

const tests = listed('*.test.ts', '*.test.tsx', '*.test.mjs').filter(
  (path) => path !== 'scripts/specification.test.mjs',
)

/** The ids at the end of the titles of tests: `'… [CLOCK-4]'`, in whichever quotes. */
const provedBy = new Set(
  tests.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/((?: \[[A-Z]+-\d+\])+)['"`],/g)].flatMap(([, ids]) =>
      [...ids.matchAll(new RegExp(ID.source, 'g'))].map(([id]) => id),
    ),
  ),
)

describe('the specification', () => {
  it('gives each rule an id of its own', () => {
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([])
    expect(rules.length).toBeGreaterThan(0)
  })

  it('has every rule that a test, a source or a document cites', () => {
    const known = new Set(rules)
    const cited = citedIn([...tests, ...listed('*.ts', '*.tsx', '*.css', 'docs/**/*.md')])
    expect(cited.filter(({ id }) => !known.has(id)).map(({ path, id }) => `${path}: ${id}`)).toEqual([])
  })

  it('is proved rule by rule: a test cites each', () => {
    expect(rules.filter((id) => !provedBy.has(id))).toEqual([])
  })
})
