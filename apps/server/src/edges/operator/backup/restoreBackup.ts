import { once } from 'node:events'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { migrate } from '../../../kernel/db/migrate.ts'
import { migrations } from '../../../kernel/db/migrations/index.ts'
import { connectionOptions, openDatabase } from '../../../kernel/db/openDatabase.ts'
import { type DatabaseAddress, prepareDatabase } from '../../../kernel/db/prepareDatabase.ts'
import { validateConstraints } from '../../../kernel/db/validateConstraints.ts'
import type { Act } from '../actStore.ts'
import type { BackupHead } from './format.ts'
import { BrokenBackup, type Part, readBackup } from './readBackup.ts'
import { type CopiedTable, copyHead, listTables, quoteName, type SequenceState } from './tables.ts'

export type Restored = { takenAt: string; tables: number; rows: number }

/**
 * Restores a backup into an empty database: migrates it to the backup's version, fills it in one transaction
 * that commits once the whole backup has been checked, and then migrates it to our version. A rule that an
 * old row breaks holds for new rows only, as it did where the backup was taken. When it throws
 * `BrokenBackup`, only empty tables are left behind.
 */
export async function restoreBackup({
  address,
  file,
  act,
}: {
  address: DatabaseAddress
  file: string
  /** Who restores it: recorded in the restored database, in the same transaction. */
  act: Act
}): Promise<Restored> {
  const parts = readBackup(file)
  // Triggers are disabled while tables are filled, which only the tables' owner may do.
  const connectionString = address.migrateConnectionString ?? address.connectionString
  try {
    const { value: first } = await parts.next()
    if (first?.kind !== 'head') throw new BrokenBackup('this is not one of our backups')
    await refuseNonEmpty(connectionString)
    await migrate(connectionString, { upTo: lastMigrationOf(first.head) })
    const { tables, rows } = await withClient(connectionString, (client) => fill(client, parts, act))
    await validateRules(connectionString)
    await prepareDatabase(address)
    await withClient(connectionString, (client) => client.query('analyze'))
    return { takenAt: first.head.takenAt, tables, rows }
  } finally {
    await parts.return(undefined)
  }
}

/** The backup's last migration. Throws unless this version knows all of the backup's migrations. */
function lastMigrationOf({ migrations: theirs }: BackupHead): string {
  const ours = Object.keys(migrations).sort()
  const last = theirs.at(-1)
  const isKnown = theirs.every((name, index) => ours[index] === name)
  if (last === undefined || !isKnown)
    throw new BrokenBackup(
      `it was taken by another version (${last ?? 'none'}): restore it with that version`,
    )
  return last
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, options: connectionOptions({ statementTimeoutMs: 0 }) })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Rows that migrations themselves insert into a new database: they belong to no user. */
const INSERTED_BY_MIGRATIONS: Readonly<Record<string, string>> = {
  accounts: 'owner_id is null and balance is null',
  explorer_progress: "game_id = ''",
  wallet_moves_fill: 'filled_to = 0',
  sealing_state: 'true',
}

/** Refuses a database that is not empty: existing data is never overwritten. */
async function refuseNonEmpty(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    for (const { name } of await listTables(client)) {
      const own = INSERTED_BY_MIGRATIONS[name] ?? 'false'
      const { rowCount } = await client.query(`select from ${quoteName(name)} where not (${own}) limit 1`)
      if (rowCount !== 0) throw new BrokenBackup(`the database is not empty: there are ${name}`)
    }
  })
}

/** Rules that were added to tables with existing rows, which may break them. */
const LATE_RULES = [
  'games_winner_plays',
  'games_clocks_not_negative',
  'moves_clock_not_negative',
  'tournaments_player_count_known',
  'tournaments_prize_distribution_known',
  'held_payouts_user',
  'transfers_kind_known',
]

/** Drops these rules while the tables are filled; the returned function adds them back, for new rows only. */
async function dropRules(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where connamespace = 'public'::regnamespace and conname = any($1)`,
    [LATE_RULES],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, rule } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${rule} not valid`)
  }
}

async function validateRules(connectionString: string): Promise<void> {
  const database = openDatabase({ connectionString, maxConnections: 1 })
  try {
    await validateConstraints(database.db)
  } finally {
    await database.close()
  }
}

/** Fills all tables or none. Our triggers are disabled meanwhile: the rows already have their effects. */
async function fill(
  client: pg.Client,
  parts: AsyncGenerator<Part>,
  act: Act,
): Promise<{ tables: number; rows: number }> {
  await client.query('begin')
  const restoreRules = await dropRules(client)
  const existing = await listTables(client)
  for (const { name } of existing) {
    await client.query(`alter table ${quoteName(name)} disable trigger user`)
    await client.query(`delete from ${quoteName(name)}`)
  }
  const filled = await copyAll(client, parts)
  if (filled.tables !== existing.length)
    throw new BrokenBackup(`it has ${filled.tables} of ${existing.length} tables`)
  for (const { name } of existing) await client.query(`alter table ${quoteName(name)} enable trigger user`)
  await restoreRules()
  // Versions from before the audit trail have no table for it.
  if (existing.some(({ name }) => name === 'operator_acts')) await insertDoneAct(client, act)
  await client.query('commit')
  return filled
}

async function insertDoneAct(client: pg.Client, { id, verb, who, why, given }: Act): Promise<void> {
  await client.query(
    `insert into operator_acts (id, verb, who, why, given, begun_at, done_at)
     values ($1, $2, $3, $4, $5, now(), clock_timestamp())`,
    [id, verb, who, why, JSON.stringify(given)],
  )
}

async function copyAll(
  client: pg.Client,
  parts: AsyncGenerator<Part>,
): Promise<{ tables: number; rows: number }> {
  let tables = 0
  let rows = 0
  for await (const part of parts) {
    if (part.kind === 'table') {
      tables++
      rows += await copyTable(client, part.table, parts)
    } else if (part.kind === 'sequence') await setSequence(client, part.sequence)
    else if (part.kind === 'sum' && (part.sum.tables !== tables || part.sum.rows !== rows))
      throw new BrokenBackup(`it has ${rows} of ${part.sum.rows} rows`)
  }
  return { tables, rows }
}

async function copyTable(
  client: pg.Client,
  table: CopiedTable,
  parts: AsyncGenerator<Part>,
): Promise<number> {
  const copying = client.query(copyFrom(`${copyHead(table)} from stdin`))
  const copied = once(copying, 'finish')
  copied.catch(() => {})
  for (;;) {
    const { value: part } = await parts.next()
    if (part?.kind !== 'rows') break
    if (!copying.write(part.bytes)) await Promise.race([once(copying, 'drain'), copied])
  }
  copying.end()
  await copied
  return (copying as CopyStreamQuery).rowCount
}

async function setSequence(client: pg.Client, { name, value, called }: SequenceState): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [quoteName(name), value, called])
}
