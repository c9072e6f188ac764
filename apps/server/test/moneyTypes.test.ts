import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from './database.ts'

// No amount of money is ever a float. The types see to most of it: `Cents` is a bigint with a brand, and
// TypeScript adds no number to it. These tests close the remaining holes.

const root = fileURLToPath(new URL('../../..', import.meta.url))

function sources(...patterns: string[]): { path: string; text: string }[] {
  const paths = globSync(patterns, { cwd: root }).filter((path) => !/\.test\.tsx?$|node_modules/.test(path))
  expect(paths.length).toBeGreaterThan(3)
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const pathsWith = (files: { path: string; text: string }[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

it('creates amounts of money in only one place', () => {
  const files = sources('packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}')
  expect(pathsWith(files, /\bas (unknown as )?Cents\b/)).toEqual(['packages/domain/src/money.ts'])
})

it('uses no R$ as a number where money moves', () => {
  const files = sources('apps/server/src/money/{ledger,wagers}/**/*.ts')
  expect(pathsWith(files, /\b(makeReais|parseReais|parseFloat|toFixed)\b/)).toEqual([])
})

it('stores every amount as whole centavos in the database', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  const { rows } = await client.query(
    `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and column_name ~ '(amount|balance|floor|cents)'`,
  )
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.filter(({ type }) => type !== 'bigint')).toEqual([])
})
