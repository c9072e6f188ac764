import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { ArgumentValues, Changed } from './verb.ts'

// All SQL of the acts of operators. The database refuses to change or delete a row, and writes each as begun
// and as done to operator_log, in the same transaction (0065_operator_log).

type Db = Kysely<Database>

export type Act = {
  id: string
  verb: string
  who: string
  why: string
  given: ArgumentValues
  /** The operator of the desk; null on the command line, where `who` is what was typed. */
  operatorId?: string | null
}

/** Records an act before it is done; false if another act has its id. */
export async function insertAct(db: Db, act: Act, begunAt: Date): Promise<boolean> {
  const { id, verb, who, why, given, operatorId = null } = act
  await sql`
    insert into operator_acts (id, verb, who, why, given, begun_at, operator_id)
    values (${id}, ${verb}, ${who}, ${why}, ${JSON.stringify(given)}, ${begunAt}, ${operatorId})
    on conflict (id) do nothing`.execute(db)
  const { rows } = await sql`
    select from operator_acts
    where id = ${id} and verb = ${verb} and given = ${JSON.stringify(given)}::jsonb`.execute(db)
  return rows.length === 1
}

export async function updateDone(
  db: Db,
  { id, changed = null, doneAt }: { id: string; changed?: Changed | null; doneAt: Date },
): Promise<void> {
  await sql`
    update operator_acts set done_at = ${doneAt}, changed = ${changed && JSON.stringify(changed)}
    where id = ${id} and done_at is null`.execute(db)
}
