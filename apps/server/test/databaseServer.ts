// The PostgreSQL of one test run, in its own process: prints one line of JSON when tests may begin, and
// cleans up when its standard input ends, which also happens when the run is killed.
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../src/kernel/db/embedded/openEmbeddedPostgres.ts'
import { openDatabase } from '../src/kernel/db/openDatabase.ts'
import { prepareDatabase } from '../src/kernel/db/prepareDatabase.ts'
import { stockDemo } from '../src/store/stockDemo.ts'
import { makeManualTime } from './testContext.ts'

/**
 * `adminUrl`: where databases are created. `template`: the migrated one to copy. `stocked`: the same with the
 * demo articles, which each server would otherwise write at its start. Names begin with `prefix`.
 */
export type DatabaseServer = { adminUrl: string; template: string; stocked: string; prefix: string }

/** The database of that name on the same server. */
export function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}

/** Up to three files run at a time, with several servers of 16 connections each. */
const MAX_CONNECTIONS = 300

/** The role of servers under test, on the run's own PostgreSQL, which nothing else reaches. */
const SERVING_ROLE = 'lance_test_serve'

/** The same database for the serving role; a shared PostgreSQL has only the given role. */
export function servingUrlOf(connectionString: string): string {
  if (process.env.DATABASE_URL) return connectionString
  const url = new URL(connectionString)
  url.username = SERVING_ROLE
  return url.href
}

async function openScratchServer(): Promise<{ adminUrl: string; close(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { adminUrl: process.env.DATABASE_URL, close: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'lance-test-'))
  // If started as root, PostgreSQL runs as another user, who must be able to traverse the folder.
  await chmod(dataDir, 0o711)
  const silent = { info: () => {}, warn: () => {} }
  const opened = await openEmbeddedPostgres({ dataDir, log: silent, maxConnections: MAX_CONNECTIONS })
  if (!opened.ok) throw new Error(opened.message)
  const adminUrl = opened.superuserConnectionString
  await withClient(adminUrl, async (client) => {
    // Autovacuum is wasted on hundreds of short-lived databases.
    await client.query('alter system set autovacuum = off')
    await client.query('select pg_reload_conf()')
    const { username, password } = new URL(adminUrl)
    const given = pg.escapeLiteral(password)
    // Each of some thousand connections would hash its password this many times, on both sides.
    await client.query('set scram_iterations = 1')
    await client.query(`alter role ${pg.escapeIdentifier(username)} password ${given}`)
    await client.query(`create role ${SERVING_ROLE} login password ${given}`)
  })
  const close = async () => {
    await opened.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { adminUrl, close }
}

async function withClient(adminUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function dropAll({ adminUrl, prefix }: DatabaseServer): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      prefix,
    ])
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
  })
}

async function makeTemplates({ adminUrl, template, stocked }: DatabaseServer): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`create database "${template}"`)
    const connectionString = withDatabase(adminUrl, template)
    await prepareDatabase({
      connectionString: servingUrlOf(connectionString),
      migrateConnectionString: connectionString,
    })
    await client.query(`create database "${stocked}" template "${template}"`)
  })
  const { db, close } = openDatabase({ connectionString: withDatabase(adminUrl, stocked), maxConnections: 1 })
  try {
    await stockDemo({ db, time: makeManualTime() })
  } finally {
    await close()
  }
}

async function serve(): Promise<void> {
  const ended = new Promise((resolve) => process.stdin.resume().once('close', resolve))
  const { adminUrl, close } = await openScratchServer()
  const prefix = `lance_test_${randomBytes(4).toString('hex')}_`
  const server = { adminUrl, prefix, template: `${prefix}template`, stocked: `${prefix}stocked` }
  try {
    await makeTemplates(server)
    process.stdout.write(`${JSON.stringify(server)}\n`)
    await ended
  } finally {
    if (process.env.DATABASE_URL) await dropAll(server)
    await close()
  }
}

if (import.meta.main) {
  // Writing to a run that was killed must not stop the cleanup.
  process.stdout.on('error', () => {})
  // Nor must a signal to the whole run: standard input says when to end.
  process.on('SIGTERM', () => {})
  await serve()
}
