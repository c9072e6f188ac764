import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { writePlainArrays } from './plainArrays.ts'

const eight = <T>(make: (index: number) => T) => Array.from({ length: 8 }, (_, index) => make(index))

it('writes lists of ids and numbers so that PostgreSQL reads what pg would have sent', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  const ids = eight(() => randomUUID())
  const numbers = eight((index) => index - 4)
  const values = writePlainArrays([ids, numbers, 'text', null])
  expect(values).toEqual([`{${ids.join(',')}}`, '{-4,-3,-2,-1,0,1,2,3}', 'text', null])
  const { rows } = await client.query('select $1::uuid[] as ids, $2::int[] as numbers', values.slice(0, 2))
  expect(rows).toEqual([{ ids, numbers }])
})

it.each([
  ['quotes', eight(() => 'a"b')],
  ['commas', eight(() => 'a,b')],
  ['braces', eight(() => '{a}')],
  ['spaces', eight(() => ' a')],
  ['an empty text', eight(() => '')],
  ['the word null', eight((index) => (index === 3 ? 'Null' : 'a'))],
  ['null', eight((index) => (index === 3 ? null : 'a'))],
  ['other letters', eight(() => 'é')],
  ['fractions', eight(() => 1.5)],
  ['lists', eight(() => ['a'])],
  ['few elements', ['a', 'b']],
])('leaves a list with %s to pg', (_what, list) => {
  const values = [list]
  expect(writePlainArrays(values)).toBe(values)
})
