import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// A migration runs while the previous version still serves: it may add things, but only remove what that
// version doesn't need. docs/operating.md explains how. A deliberate exception gives its reason in a line
// beginning `// contract:`.

/** Earlier migrations are exempt: they were written before the product was in production. */
const HELD_FROM = '0030'

const FORBIDDEN: ReadonlyArray<[what: string, pattern: RegExp]> = [
  ['takes a column away', /\bdrop\s+column\b/i],
  ['takes a table away', /\bdrop\s+table\b/i],
  ['renames', /\brename\s+(to|column|constraint)\b|\balter\s+\w+\s+\w+\s+rename\b/i],
  ['changes a type, which rewrites the table', /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i],
  [
    'asks old rows for a value',
    /\bset\s+not\s+null\b|\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
  ],
  [
    'checks every old row under a lock',
    /\badd\s+(constraint\s+\w+\s+)?(check|foreign\s+key)\b(?![^;]*\bnot\s+valid\b)/i,
  ],
  ['locks a table by hand', /\block\s+table\b/i],
]

/** The forbidden things that a migration's source does. */
function findForbidden(source: string): string[] {
  if (/^\/\/ contract: \S/m.test(source)) return []
  const text = source.replace(/--.*$|\/\/.*$/gm, '').replace(/\s+/g, ' ')
  const found = FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
  const made = new Set(
    [...text.matchAll(/\bcreate table (?:if not exists )?(\w+)/gi)].map(([, name]) => name),
  )
  for (const [, how, table] of text.matchAll(
    /\bcreate (?:unique )?index (concurrently )?(?:if not exists )?\w+ on (\w+)/gi,
  )) {
    if (!how && !made.has(table)) found.push(`builds an index of ${table} while nobody can write to it`)
  }
  return found
}

const names = readdirSync(import.meta.dirname).filter((name) => /^\d{4}_\w+\.ts$/.test(name))

it.each(names.filter((name) => name >= HELD_FROM))('%s leaves the version before what it needs', (name) => {
  expect(findForbidden(readFileSync(new URL(name, import.meta.url), 'utf8'))).toEqual([])
})

it('knows every migration that there is', async () => {
  const { migrations } = await import('./index.ts')
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(names.sort())
})

describe('the rules', () => {
  it.each([
    ['alter table users drop column name'],
    ['drop table chats'],
    ['alter table users rename column name to called'],
    ['alter table moves alter column uci type varchar(5)'],
    ['alter table users add column a text not null'],
    ['alter table users alter column a set not null'],
    ['alter table users add constraint long check (length(a) > 3)'],
    ['create index moves_by_time on moves (played_at)'],
    ['lock table games in share mode'],
  ])('refuse `%s`, but not where it says why', (text) => {
    expect(findForbidden(`await sql\`${text}\``)).toHaveLength(1)
    expect(findForbidden(`// contract: nobody reads it since 0.3\nawait sql\`${text}\``)).toEqual([])
  })

  it.each([
    ['alter table users add column a text'],
    ['alter table users add column a boolean not null default false'],
    ['alter table users add constraint long check (length(a) > 3) not valid'],
    ['create index concurrently moves_by_time on moves (played_at)'],
    ['create table notes (id uuid primary key); create index notes_by_id on notes (id)'],
  ])('let `%s` pass', (text) => {
    expect(findForbidden(`await sql\`${text}\``)).toEqual([])
  })
})
