import { randomUUID } from 'node:crypto'
import { audits, listOpen } from '../audits.ts'
import { openDatabaseTime } from '../db/databaseTime.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { DatabaseAddress } from '../db/prepareDatabase.ts'
import { reconcile } from '../ledger/index.ts'
import { type Act, insertAct, updateDone } from './actStore.ts'
import { BrokenBackup } from './backup/readBackup.ts'
import { restoreBackup } from './backup/restoreBackup.ts'
import { writeBackup } from './backup/writeBackup.ts'
import { describeProof } from './reconcileVerb.ts'
import type { Given, Outcome, Taken } from './verb.ts'

/**
 * Something done with a whole database, as it is: nothing migrates it first. It is written down with who and why, as
 * every reading of people's data is (verb.ts).
 */
export type DatabaseVerb = {
  says: string
  takes: readonly Taken[]
  changes: false
  /** Whether it makes the embedded database where there is none. */
  makes: boolean
  run(address: DatabaseAddress, given: Given): Promise<Outcome>
}

const FILE = { name: 'file', says: 'the file' }

const backup: DatabaseVerb = {
  says: 'Writes all that the database holds into a file, also while the service runs.',
  takes: [FILE],
  changes: false,
  makes: false,
  async run({ connectionString }, given) {
    const note = await openNote(connectionString, { verb: 'backup', given })
    const { file = '' } = given
    try {
      const { tables, rows, migration } = await writeBackup({ connectionString, file })
      await note.isDone()
      return { ok: true, lines: [`${file}: ${tables} tables, ${rows} rows, at ${migration}.`, note.line] }
    } catch (error) {
      // The folder, the disk, or a file that is there already.
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
      return { ok: false, lines: [`No backup was written: ${(error as Error).message}.`] }
    } finally {
      await note.close()
    }
  },
}

/** Writes down, before anything is read, who takes everybody's data out and why. */
async function openNote(connectionString: string, asked: { verb: string; given: Given }) {
  const { db, pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    const time = await openDatabaseTime(pool)
    const now = () => new Date(time.nowMs())
    const act = actOf(asked)
    await insertAct(db, act, now())
    return { line: `This reading is act ${act.id}.`, isDone: () => updateDone(db, act.id, now()), close }
  } catch (error) {
    await close()
    throw error
  }
}

function actOf({ verb, given }: { verb: string; given: Given }): Act {
  const { who = '', why = '', ...asked } = given
  return { id: randomUUID(), verb, who, why, given: asked }
}

const restore: DatabaseVerb = {
  says: 'Lays a backup into an empty database, and proves its ledger.',
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
    return describeProof(await reconcile(database.db, audits, listOpen))
  } finally {
    await database.close()
  }
}

export const DATABASE_VERBS: Readonly<Record<string, DatabaseVerb>> = { backup, restore }
