import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { LOG_EXPORT_ROWS_MAX } from '@lance/contract/desk'
import type { OperatorSession } from '../../people/operators/index.ts'
import { insertAct, updateDone } from '../operator/actStore.ts'
import { type LogFilters, type LoggedRow, selectLogPage } from '../operator/logPageStore.ts'
import { CSV_START, csvLine } from './csv.ts'
import type { DeskContext } from './deskContext.ts'

/** Rows are read in pages of this size, so that a long file neither fills the memory nor delays the others. */
const PAGE_ROWS = 500

const HEAD = ['row', 'at', 'done', 'verb', 'who', 'at desk', 'why', 'given', 'changed', 'account', 'act']

const lineOf = (row: LoggedRow) =>
  csvLine([
    Number(row.seq),
    row.at.toISOString(),
    row.step === 'done' ? 'yes' : 'no',
    row.verb,
    row.who,
    row.operatorId === null ? 'no' : 'yes',
    row.why,
    JSON.stringify(row.given),
    row.changed === null ? '' : JSON.stringify(row.changed),
    row.person ?? '',
    row.actId,
  ])

/**
 * The acts under these filters as a CSV file, newest first. The export is an act itself, begun before the first
 * row is read, and done once the last one was sent.
 */
export async function exportLog(
  { ctx }: DeskContext,
  { operatorId, name: who }: OperatorSession,
  filters: LogFilters,
): Promise<{ name: string; content: Readable }> {
  const now = () => new Date(ctx.time.nowMs())
  const id = randomUUID()
  const given = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  await insertAct(ctx.db, { id, verb: 'export-log', who, why: 'at the desk', given, operatorId }, now())
  async function* write() {
    yield CSV_START + csvLine(HEAD)
    let [before, rows]: [bigint | null, number] = [null, 0]
    while (rows < LOG_EXPORT_ROWS_MAX) {
      const page = await selectLogPage(ctx.db, filters, { before, limit: PAGE_ROWS })
      rows += page.length
      yield page.map(lineOf).join('')
      if (page.length < PAGE_ROWS) break
      before = page.at(-1)?.seq ?? null
    }
    await updateDone(ctx.db, { id, doneAt: now(), changed: { rows } })
  }
  const name = `log-${now().toISOString().slice(0, 10)}.csv`
  return { name, content: Readable.from(write(), { objectMode: false }) }
}
