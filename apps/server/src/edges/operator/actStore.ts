import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { ArgumentValues } from './verb.ts'

// All SQL of the audit trail of operators. The database refuses to change or delete a row
// (0035_operator_trail).

type Db = Kysely<Database>

export type Act = { id: string; verb: string; who: string; why: string; given: ArgumentValues }

/** Records an act before it is done; false if another act has its id. */
export async function insertAct(db: Db, { id, verb, who, why, given }: Act, begunAt: Date): Promise<boolean> {
  await sql`
    insert into operator_acts (id, verb, who, why, given, begun_at)
    values (${id}, ${verb}, ${who}, ${why}, ${JSON.stringify(given)}, ${begunAt})
    on conflict (id) do nothing`.execute(db)
  const { rows } = await sql`
    select from operator_acts
    where id = ${id} and verb = ${verb} and given = ${JSON.stringify(given)}::jsonb`.execute(db)
  return rows.length === 1
}

export async function updateDone(db: Db, id: string, doneAt: Date): Promise<void> {
  await sql`update operator_acts set done_at = ${doneAt} where id = ${id} and done_at is null`.execute(db)
}
