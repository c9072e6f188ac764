import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Given, Outcome, Verb } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Does what an operator asked for. An act that changes something is written down first, who and why, so that none
 * can be done in silence; that it was done is noted after. `--act` tries one again that broke off.
 */
export async function perform(
  ctx: Context,
  { name, verb, given }: { name: string; verb: Verb; given: Given },
): Promise<Outcome> {
  if (!verb.changes) return verb.run(ctx, given)
  const { who = '', why = '', act: actId = randomUUID(), ...asked } = given
  if (!UUID.test(actId)) return { ok: false, lines: [`--act is no id of an act: ${actId}`] }
  const nowMs = ctx.time.nowMs()
  await sql`
    insert into operator_acts (id, verb, who, why, given, begun_at)
    values (${actId}, ${name}, ${who}, ${why}, ${JSON.stringify(asked)}, ${new Date(nowMs)})
    on conflict (id) do nothing`.execute(ctx.db)
  const { rows } = await sql`
    select from operator_acts where id = ${actId} and verb = ${name} and given = ${JSON.stringify(asked)}::jsonb`.execute(
    ctx.db,
  )
  if (rows.length === 0) return { ok: false, lines: [`Act ${actId} was something else.`] }
  const { ok, lines } = await verb.run(ctx, { ...asked, actId, who })
  if (ok) await noteDone(ctx, actId)
  return { ok, lines: [...lines, `Act ${actId} ${ok ? 'is done' : 'changed nothing'}.`] }
}

async function noteDone({ db, time }: Context, actId: string): Promise<void> {
  await sql`
    update operator_acts set done_at = ${new Date(time.nowMs())}
    where id = ${actId} and done_at is null`.execute(db)
}
