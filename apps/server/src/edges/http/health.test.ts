import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openScratchServer, type TestServer, testClient } from '../../../test/testServer.ts'
import { type OpenDatabase, openDatabase } from '../../kernel/db/openDatabase.ts'
import { openRateLimiters } from '../../kernel/limits/openRateLimiters.ts'
import { buildHttp } from './buildHttp.ts'
import { healthRoutes } from './health.ts'

let server: TestServer & { connectionString: string }
/** A connection as the database's owner: the server's own role may not touch the migrations. */
let owner: OpenDatabase
beforeAll(async () => {
  server = await openScratchServer()
  owner = openDatabase(server)
})
afterAll(async () => {
  await owner?.close()
  await server?.stop()
})

/** The answer of `/readyz` on a server whose context has `change` applied. */
async function readiness(change: object, options: { lookMs?: number } = {}) {
  const ctx = { ...server.ctx, ...change }
  const { app } = await buildHttp({
    ctx,
    authenticate: async () => null,
    routes: [healthRoutes(ctx, options)],
    siteDir: 'no-site',
    describePage: async () => null,
    siteUrl: () => '',
    watch: null,
    tracing: null,
    allowances: openRateLimiters({ redis: null, ...server.ctx }),
  })
  const { statusCode, body } = await app.inject({ url: '/readyz', headers: { host: 'localhost' } })
  await app.close()
  return { statusCode, ...JSON.parse(body) }
}

describe('/readyz', () => {
  it('returns ready while the database answers, as /healthz returns ok [OPERATOR-4]', async () => {
    const client = testClient(server)
    expect((await client.call('GET', '/readyz')).body).toEqual({ status: 'ready' })
    expect((await client.call('GET', '/healthz')).body).toEqual({ status: 'ok' })
  })

  it('returns 503 as soon as the server is draining [OPERATOR-4]', async () => {
    expect(await readiness({ draining: () => true })).toEqual({ statusCode: 503, status: 'draining' })
  })

  it('returns 503 within bounded time when the database does not answer [OPERATOR-4]', async () => {
    const holder = await owner.pool.connect()
    await holder.query('begin')
    await holder.query('lock table kysely_migration')
    const held = await readiness({}, { lookMs: 50 })
    await holder.query('rollback')
    holder.release()
    expect(held).toEqual({ statusCode: 503, status: 'database unreachable' })
  })

  it('returns 503 when the database lacks a migration [OPERATOR-4]', async () => {
    await owner.pool.query('create table kept as select * from kysely_migration')
    await owner.pool.query('delete from kysely_migration')
    const behind = await readiness({})
    await owner.pool.query('insert into kysely_migration select * from kept')
    await owner.pool.query('drop table kept')
    expect(behind).toEqual({ statusCode: 503, status: 'database not migrated' })
  })
})
