import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { openDatabaseTime } from '../../kernel/db/databaseTime.ts'
import { openDatabase } from '../../kernel/db/openDatabase.ts'
import type { DatabaseAddress } from '../../kernel/db/prepareDatabase.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type UnprovedConstraint, validateConstraints } from '../../kernel/db/validateConstraints.ts'
import { selectDataKeys } from '../../kernel/sealing/dataKeyStore.ts'
import { reconcile } from '../../money/ledger/index.ts'
import { audits, listOpen } from '../audits.ts'
import { type Act, insertAct, updateDone } from './actStore.ts'
import { BrokenBackup } from './backup/readBackup.ts'
import { restoreBackup } from './backup/restoreBackup.ts'
import { writeBackup } from './backup/writeBackup.ts'
import { describeProof } from './reconcileVerb.ts'
import type { ArgumentValues, Outcome, VerbArgument } from './verb.ts'

/**
 * A verb for a whole database, which is not migrated first. Like every reading of people's data (verb.ts) it
 * is recorded with who and why, unless it is impersonal.
 */
export type DatabaseVerb = {
  says: string
  takes: readonly VerbArgument[]
  changes: false
  impersonal?: true
  /** Whether it creates the embedded database if there is none. */
  makes: boolean
  run(address: DatabaseAddress, given: ArgumentValues): Promise<Outcome>
}

const FILE = { name: 'file', says: 'the file' }

const backup: DatabaseVerb = {
  says: 'Writes the whole database into a file, also while the service runs.',
  takes: [FILE],
  changes: false,
  makes: false,
  async run({ connectionString }, given) {
    const note = await recordReading(connectionString, { verb: 'backup', given })
    const { file = '' } = given
    try {
      const { tables, rows, migration } = await writeBackup({ connectionString, file })
      await note.isDone()
      const written = `${file}: ${tables} tables, ${rows} rows, at ${migration}.`
      return { ok: true, lines: [written, ...note.missingKeys, note.line] }
    } catch (error) {
      // A missing folder, a full disk, or an existing file.
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
      return { ok: false, lines: [`No backup was written: ${(error as Error).message}.`] }
    } finally {
      await note.close()
    }
  },
}

/** Records who takes out all data and why, before anything is read. */
async function recordReading(connectionString: string, command: { verb: string; given: ArgumentValues }) {
  const { db, pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    const time = await openDatabaseTime(pool)
    const now = () => new Date(time.nowMs())
    const act = actOf(command)
    await insertAct(db, act, now())
    const line = `This reading is act ${act.id}.`
    const missingKeys = (await listNeededKeys(db)).map(
      (id) =>
        `NOT IN THIS FILE: the data key "${id}". Without it, the CPFs and Pix keys in the file are lost.`,
    )
    return { line, missingKeys, isDone: () => updateDone(db, { id: act.id, doneAt: now() }), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The keys that open this database's sealed values; none before the migration that seals them. */
async function listNeededKeys(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('data_keys') is not null as "isThere"`.execute(db)
  return rows[0]?.isThere ? (await selectDataKeys(db)).map(({ id }) => id) : []
}

function actOf({ verb, given }: { verb: string; given: ArgumentValues }): Act {
  const { who = '', why = '', ...args } = given
  return { id: randomUUID(), verb, who, why, given: args }
}

const restore: DatabaseVerb = {
  says: 'Restores a backup into an empty database, and proves its ledger.',
  takes: [FILE],
  changes: false,
  makes: true,
  async run(address, given) {
    const act = actOf({ verb: 'restore', given })
    try {
      const { takenAt, tables, rows } = await restoreBackup({ address, file: given.file ?? '', act })
      const proof = await proveRestored(address.connectionString)
      return {
        ok: proof.ok,
        lines: [`The backup of ${takenAt} is restored: ${tables} tables, ${rows} rows.`, ...proof.lines],
      }
    } catch (error) {
      if (!(error instanceof BrokenBackup)) throw error
      return { ok: false, lines: [`Nothing was restored: ${error.message}.`] }
    }
  },
}

async function proveRestored(connectionString: string): Promise<Outcome> {
  const database = openDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 0 })
  try {
    const { ok, lines } = describeProof(await reconcile(database.db, audits, listOpen))
    const keys = (await listNeededKeys(database.db)).map(
      (id) => `Servers need the data key "${id}" to open its CPFs and Pix keys (docs/operating.md).`,
    )
    return { ok, lines: [...lines, ...keys] }
  } finally {
    await database.close()
  }
}

const describeRules = (rules: readonly UnprovedConstraint[]) =>
  rules.map(({ table, name }) => `${name} of ${table}`).join(', ')

const validate: DatabaseVerb = {
  says: 'Validates for old rows the constraints that so far hold for new rows only; run it after fixing the rows that reconcile names.',
  takes: [],
  changes: false,
  impersonal: true,
  makes: false,
  async run({ connectionString, migrateConnectionString = connectionString }) {
    const { db, close } = openDatabase({ connectionString: migrateConnectionString, maxConnections: 1 })
    try {
      const { proved, broken } = await validateConstraints(db)
      const lines = [
        ...(proved.length > 0 ? [`Proved: ${describeRules(proved)}.`] : []),
        ...(broken.length > 0 ? [`Not proved: ${describeRules(broken)}. reconcile names the rows.`] : []),
      ]
      return { ok: broken.length === 0, lines: lines.length > 0 ? lines : ['All rules are proved.'] }
    } finally {
      await close()
    }
  },
}

export const DATABASE_VERBS: Readonly<Record<string, DatabaseVerb>> = {
  backup,
  restore,
  'validate-constraints': validate,
}
