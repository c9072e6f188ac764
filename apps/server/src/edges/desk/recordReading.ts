import { randomUUID } from 'node:crypto'
import type { LogKey } from '@lance/contract/desk'
import { sql } from 'kysely'
import type { OperatorSession } from '../../people/operators/index.ts'
import { insertAct, updateDone } from '../operator/actStore.ts'
import type { DeskContext } from './deskContext.ts'

/** A reading that an operator repeats within this time is recorded once, in ms. */
const SAME_READING_MS = 15 * 60_000

/**
 * Records that an operator reads people's data, before it is read. `verb`: what is read, such as
 * `see-person`; `given`: whose. Lists that the page reads again and again are one reading.
 */
export async function recordReading(
  { ctx }: DeskContext,
  { operatorId, name: who }: OperatorSession,
  { verb, given = {} }: { verb: `see-${string}`; given?: Readonly<Partial<Record<LogKey, string>>> },
): Promise<void> {
  const now = new Date(ctx.time.nowMs())
  const { rows } = await sql`
    select from operator_acts
    where operator_id = ${operatorId} and verb = ${verb} and given = ${JSON.stringify(given)}::jsonb
      and begun_at > ${new Date(now.getTime() - SAME_READING_MS)}
    limit 1`.execute(ctx.db)
  if (rows.length > 0) return
  const id = randomUUID()
  await ctx.db.transaction().execute(async (trx) => {
    await insertAct(trx, { id, verb, who, why: 'read at the desk', given, operatorId }, now)
    await updateDone(trx, { id, doneAt: now })
  })
}
