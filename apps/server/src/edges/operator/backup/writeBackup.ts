import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectionOptions } from '../../../kernel/db/openDatabase.ts'
import {
  type BackupHead,
  END_MARK,
  FORMAT,
  HEAD_MARK,
  SEQUENCE_MARK,
  SUM_MARK,
  TABLE_MARK,
} from './format.ts'
import { type CopiedTable, copyHead, listSequences, listTables } from './tables.ts'

export type Written = { tables: number; rows: number; migration: string }

/**
 * Writes the whole database into a file, as one snapshot, while the service keeps running. The file appears
 * only when it is complete and on disk.
 */
export async function writeBackup({
  connectionString,
  file,
}: {
  connectionString: string
  file: string
}): Promise<Written> {
  const partial = `${file}.partial`
  const client = await connect(connectionString)
  try {
    const text = createGzip({ level: 6 })
    // It contains all users' data: only its owner may read it.
    const stored = pipeline(text, createWriteStream(partial, { flags: 'wx', mode: 0o600 }))
    stored.catch(() => {})
    const written = await Promise.race([
      writeAll(client, text),
      stored.then(() => Promise.reject(CLOSED_EARLY)),
    ])
    text.end()
    await stored
    await syncFile(partial)
    // Never overwrites another file.
    await link(partial, file)
    await rm(partial)
    return written
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    // Another backup is writing there.
    if (code !== 'EEXIST' || syscall !== 'open') await rm(partial, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

const CLOSED_EARLY = new Error('the file was closed before everything was written')

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, options: connectionOptions({ statementTimeoutMs: 0 }) })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function writeAll(client: pg.Client, text: Gzip): Promise<Written> {
  const out = makeSummingWriter(text)
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  const head = await readHead(client)
  await out.line(HEAD_MARK, head)
  let rows = 0
  const tables = await listTables(client)
  for (const table of tables) rows += await writeTable(client, table, out)
  for (const sequence of await listSequences(client)) await out.line(SEQUENCE_MARK, sequence)
  await client.query('commit')
  const written = { tables: tables.length, rows, migration: head.migrations.at(-1) ?? '' }
  await out.line(SUM_MARK, { tables: written.tables, rows, sha256: out.sum() })
  return written
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const { rows: times } = await client.query<{ at: Date }>('select now() as at')
  return {
    format: FORMAT,
    takenAt: times[0]?.at.toISOString() ?? '',
    migrations: rows.map(({ name }) => name),
  }
}

async function writeTable(client: pg.Client, table: CopiedTable, out: Out): Promise<number> {
  await out.line(TABLE_MARK, table)
  const copied = client.query(copyTo(`${copyHead(table)} to stdout`))
  for await (const chunk of copied) await out.bytes(chunk as Buffer)
  await out.bytes(Buffer.from(`${END_MARK}\n`))
  return copied.rowCount ?? 0
}

type Out = ReturnType<typeof makeSummingWriter>

/** Writes, waits when the disk is slower, and keeps a checksum of what was written. */
function makeSummingWriter(text: Gzip) {
  const hash = createHash('sha256')
  const bytes = async (chunk: Buffer) => {
    hash.update(chunk)
    if (!text.write(chunk)) await once(text, 'drain')
  }
  return {
    bytes,
    line: (mark: string, about: object) => bytes(Buffer.from(`${mark} ${JSON.stringify(about)}\n`)),
    sum: () => hash.copy().digest('hex'),
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
