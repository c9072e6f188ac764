import { hostname } from 'node:os'
import type pg from 'pg'
import { type Address, connect } from './connect.ts'

/** The two halves of the advisory lock's key: 'lanc', 'owne' in ASCII. Any fixed pair would do. */
const lockKeys = [0x6c616e63, 0x6f776e65] as const

/**
 * Ensures one owner per data folder, by a session advisory lock on a connection that does nothing else.
 * PostgreSQL releases it the moment the owner dies, however it dies, so no lock file can be left behind.
 * `held` names the owner; `gone`: the postmaster stopped meanwhile.
 */
export async function takeOwnership(
  address: Address,
): Promise<
  { ok: true; client: pg.Client } | { ok: false; code: 'held'; owner: string } | { ok: false; code: 'gone' }
> {
  const connected = await connect(address, {
    database: 'postgres',
    applicationName: `lance owner ${process.pid} ${hostname()}`.slice(0, 63),
  })
  if (!connected.ok) return { ok: false, code: 'gone' }
  const { client } = connected
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as taken', [...lockKeys])
    if (rows[0].taken) return { ok: true, client }
    const owner = await readOwner(client)
    await client.end()
    return { ok: false, code: 'held', owner }
  } catch {
    await client.end().catch(() => undefined)
    return { ok: false, code: 'gone' }
  }
}

async function readOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2 and l.objsubid = 2`,
    [...lockKeys],
  )
  const [pid, host] = rows[0]?.name.split(' ').slice(2) ?? []
  return pid === undefined ? 'another process' : `process ${pid} on ${host}`
}
