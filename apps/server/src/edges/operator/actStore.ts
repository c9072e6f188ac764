import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type Actor, isSamePerson } from './samePerson.ts'
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

/** Records an act before it is done. Refused if another act, or another operator's, has its id. */
export async function insertAct(
  db: Db,
  act: Act,
  begunAt: Date,
): Promise<{ ok: true } | { ok: false; code: 'OTHER_ACT' | 'OTHER_OPERATOR' }> {
  const { id, verb, who, why, given, operatorId = null } = act
  await sql`
    insert into operator_acts (id, verb, who, why, given, begun_at, operator_id)
    values (${id}, ${verb}, ${who}, ${why}, ${JSON.stringify(given)}, ${begunAt}, ${operatorId})
    on conflict (id) do nothing`.execute(db)
  const { rows } = await sql<Actor>`
    select who, operator_id as "operatorId" from operator_acts
    where id = ${id} and verb = ${verb} and given = ${JSON.stringify(given)}::jsonb`.execute(db)
  const [recorded] = rows
  if (!recorded) return { ok: false, code: 'OTHER_ACT' }
  return isSamePerson(recorded, { who, operatorId }) ? { ok: true } : { ok: false, code: 'OTHER_OPERATOR' }
}

export type DoneAct = Pick<Row<'operator_acts', 'id'>, 'id'> & { doneAt: Date; changed: Changed | null }

/** What an act did, if it is done. Two tries of one act come one after the other until the transaction ends. */
export async function lockDoneAct(trx: Db, id: string): Promise<DoneAct | null> {
  const { rows } = await sql<{ id: string; doneAt: Date | null; changed: Changed | null }>`
    select id, done_at as "doneAt", changed from operator_acts where id = ${id} for no key update`.execute(
    trx,
  )
  const [act] = rows
  return act?.doneAt ? { ...act, doneAt: act.doneAt } : null
}

/** How many acts of the same verb and arguments are looked through. */
const SAME_MAX = 20

/** The latest act of the same operator that did the same under another id, since then. */
export async function selectSameAct(
  db: Db,
  { act, since }: { act: Pick<Act, 'id' | 'verb' | 'given'> & Actor; since: Date },
): Promise<DoneAct | null> {
  const { rows } = await sql<DoneAct & Actor>`
    select id, done_at as "doneAt", changed, who, operator_id as "operatorId" from operator_acts
    where begun_at > ${since} and verb = ${act.verb} and given = ${JSON.stringify(act.given)}::jsonb
      and id <> ${act.id} and done_at is not null and not coalesce(changed ? 'repeats', false)
    order by begun_at desc limit ${SAME_MAX}`.execute(db)
  return rows.find((row) => isSamePerson(row, act)) ?? null
}

export async function updateDone(
  db: Db,
  { id, changed = null, doneAt }: { id: string; changed?: Changed | null; doneAt: Date },
): Promise<void> {
  await sql`
    update operator_acts set done_at = ${doneAt}, changed = ${changed && JSON.stringify(changed)}
    where id = ${id} and done_at is null`.execute(db)
}
