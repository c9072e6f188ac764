import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../../apps/server/src/kernel/db/embedded/openEmbeddedPostgres.ts'

/**
 * A new database on DATABASE_URL, or else on the embedded PostgreSQL, with a folder that is removed with it.
 */
export async function openScratchDatabase(): Promise<{
  url: string
  folder: string
  close(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'lance-bench-'))
  // If started as root, PostgreSQL runs as another user, who must be able to traverse the folder.
  await chmod(folder, 0o711)
  let adminUrl = process.env.DATABASE_URL ?? ''
  let stop = async () => {}
  if (adminUrl === '') {
    const opened = await openEmbeddedPostgres({ dataDir: folder, log: { info: () => {}, warn: () => {} } })
    if (!opened.ok) throw new Error(opened.message)
    adminUrl = opened.superuserConnectionString
    stop = opened.stop
  }
  const name = `lance_bench_${randomBytes(4).toString('hex')}`
  await runOn(adminUrl, `create database "${name}"`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    folder,
    async close() {
      await runOn(adminUrl, `drop database "${name}" with (force)`)
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function runOn(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
