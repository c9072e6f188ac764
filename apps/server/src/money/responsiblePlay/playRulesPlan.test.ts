import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openScratchServer } from '../../../test/testServer.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { selectRulesOf } from './playRulesStore.ts'

// The rules are read before every stake, under locks.

const MANY = 5000

it('reads the rules of two players by indexes only, however many there are', async () => {
  const server = await openScratchServer()
  const { pool } = server.ctx
  await pool.query(
    `insert into users (email, name, password_hash, email_confirmed_at)
     select n || '@lance.test', 'Pessoa', '-', now() from generate_series(1, ${MANY}) n`,
  )
  await pool.query(
    `insert into account_identities select id, 'email', 'key', sha256(email::bytea), true from users`,
  )
  await pool.query('insert into play_rules (user_id, adult_declared_at) select id, now() from users')
  await pool.query(
    `insert into kept_play_rules (hash, is_proven, key_id, paused_until, kept_at, ends_at)
     select sha256(n::text::bytea), true, 'key', now(), now(), now() + interval '100 years' from generate_series(1, ${MANY}) n`,
  )
  // Only the owner of the tables may analyze them.
  const owner = new pg.Client({ connectionString: server.connectionString })
  await owner.connect()
  await owner.query('analyze users, account_identities, play_rules, kept_play_rules')
  await owner.end()
  const { rows } = await pool.query<{ id: string }>('select id from users limit 2')

  let lastQuery = { sql: '', parameters: [] as unknown[] }
  const loggingDb = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      lastQuery = { sql: query.sql, parameters: [...query.parameters] }
    },
  })
  await selectRulesOf(loggingDb, { userIds: rows.map(({ id }) => id), nowMs: server.time.nowMs() })
  const plan = await pool.query<{ 'QUERY PLAN': string }>(`explain ${lastQuery.sql}`, lastQuery.parameters)
  const lines = plan.rows.map((row) => row['QUERY PLAN'])
  expect(lines.join('\n')).toContain('kept_play_rules_pkey')
  expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([])
  await server.stop()
})
