import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestContext, type TestContext } from '../../../test/testContext.ts'
import { findByWords } from './findByWords.ts'
import { type SearchBounds, selectPeoplePage } from './peopleStore.ts'

let database: TestDatabase
let ctx: TestContext

/** The newest is `Ana 59 Silva`. */
const PEOPLE = 60
const nameOf = (n: number) => `${n % 2 === 0 ? 'Bruno' : 'Ana'} ${n} ${n % 3 === 0 ? 'Costa' : 'Silva'}`
const names = Array.from({ length: PEOPLE }, (_, index) => nameOf(PEOPLE - 1 - index))

beforeAll(async () => {
  database = await createTestDatabase()
  ctx = openTestContext({ connectionString: database.connectionString })
  const people = names.map((name, index) => ({
    email: `${index}@lance.test`,
    name,
    password_hash: '-',
    created_at: new Date(ctx.time.nowMs() - index * 1000),
  }))
  await ctx.db.insertInto('users').values(people).execute()
})

afterAll(async () => {
  await ctx.close()
  await database.drop()
})

const plain = { status: null, since: null, cpfOwners: null } as const

async function search(text: string, bounds: SearchBounds, limit = 10): Promise<(string | null)[][]> {
  const pages: (string | null)[][] = []
  let after: readonly string[] | null = null
  do {
    const rows = await selectPeoplePage(ctx.db, { ...plain, text, after, limit }, bounds)
    pages.push(rows.map(({ name }) => name))
    const last = rows.at(-1)
    after = last && rows.length === limit ? [last.joinedAt, last.id] : null
  } while (after !== null)
  return pages
}

const roomy: SearchBounds = { near: 1000, likelyMin: 1, likely: 1000, sorted: 1000 }

describe('a search of people', () => {
  it.each<[string, SearchBounds]>([
    ['at the top of the list', roomy],
    ['further down, where matches are likely', { near: 12, likelyMin: 2, likely: 40, sorted: 1000 }],
    ['by the index, where they are rare', { near: 4, likelyMin: 50, likely: 8, sorted: 1000 }],
    ['in the whole list, where they are too many to sort', { near: 4, likelyMin: 50, likely: 8, sorted: 1 }],
  ])('finds the same people in the same order %s', async (_, bounds) => {
    for (const [text, matches] of [
      ['ana', (name: string) => name.startsWith('Ana')],
      ['silva ana', (name: string) => /^Ana.*Silva$/.test(name)],
      ['cost', (name: string) => name.endsWith('Costa')],
      ['una', () => false],
    ] as const) {
      const expected = names.filter((name) => matches(name))
      expect((await search(text, bounds)).flat()).toEqual(expected)
    }
  })
})

describe('accounts by words', () => {
  it.each(['ana', 'an', 'silva ana', '7@lance', 'nobody', 'x', ''])(
    'are those of the list for %j',
    async (text) => {
      const listed =
        text.length < 2 ? [] : await selectPeoplePage(ctx.db, { ...plain, text, after: null, limit: PEOPLE })
      for (const lookedUpMax of [0, PEOPLE]) {
        const condition = await findByWords(ctx.db, { text, column: sql`users.id`, lookedUpMax })
        const { rows } = await sql<{ id: string }>`select id from users where ${condition}`.execute(ctx.db)
        expect(rows.map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id).sort())
      }
    },
  )
})
