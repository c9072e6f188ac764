import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTcpProxy, type TcpProxy } from '../../../test/chaos/tcpProxy.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { openDatabase } from './openDatabase.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let proxy: TcpProxy
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  const url = new URL(database.connectionString)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  proxy = await openTcpProxy(
    folder === null ? { host: url.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` },
  )
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${proxy.port}`
  opened = openDatabase({ connectionString: url.href, maxConnections: 2 })
})
afterAll(async () => {
  await opened?.close()
  await proxy?.close()
  await database?.drop()
})

describe('a connection that breaks between two statements of a transaction', () => {
  it('fails that transaction, and nothing else', async () => {
    const broken = opened.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      proxy.cut()
      // Long enough for the error to arrive: the process must survive it while no statement is running.
      await new Promise((resolve) => setTimeout(resolve, 100))
      await sql`select 2`.execute(trx)
    })
    await expect(broken).rejects.toThrow()
    const { rows } = await sql<{ three: number }>`select 3 as three`.execute(opened.db)
    expect(rows).toEqual([{ three: 3 }])
  })
})

describe('close', () => {
  it('ends every connection, even if all statements went through the pool directly', async () => {
    const { pool, close } = openDatabase({ connectionString: database.connectionString, maxConnections: 1 })
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    await close()
    await close()
    expect(pool.ended).toBe(true)
    await expect
      .poll(async () => {
        const found = await sql`select from pg_stat_activity where pid = ${rows[0].pid}`.execute(opened.db)
        return found.rows.length
      })
      .toBe(0)
  })
})
