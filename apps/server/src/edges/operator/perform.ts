import { randomUUID } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import { insertAct, updateDone } from './actStore.ts'
import type { ArgumentValues, Outcome, Verb } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Command<V> = { name: string; verb: V; given: ArgumentValues }
type ChangingVerb = Extract<Verb, { changes: true }>
type ReadingVerb = Extract<Verb, { changes: false }>

/**
 * Runs a verb. An act that changes something, or a reading of people's data, is recorded first with who and
 * why, so that nothing is done or read unseen; afterwards it is marked as done.
 */
export function perform(ctx: Context, { name, verb, given }: Command<Verb>): Promise<Outcome> {
  if (verb.changes) return performAct(ctx, { name, verb, given })
  return verb.impersonal ? verb.run(ctx, given) : performReading(ctx, { name, verb, given })
}

/** `--act` retries an act that was interrupted. */
async function performAct(ctx: Context, { name, verb, given }: Command<ChangingVerb>): Promise<Outcome> {
  const { who = '', why = '', act: actId = randomUUID(), ...args } = given
  if (!UUID.test(actId)) return { ok: false, lines: [`--act is not the id of an act: ${actId}`] }
  const act = { id: actId, verb: name, who, why, given: args }
  if (!(await insertAct(ctx.db, act, now(ctx))))
    return { ok: false, lines: [`Act ${actId} did something else.`] }
  const { ok, lines } = await verb.run(ctx, { ...args, actId, who })
  if (ok) await updateDone(ctx.db, actId, now(ctx))
  return { ok, lines: [...lines, `Act ${actId} ${ok ? 'is done' : 'changed nothing'}.`] }
}

/** Each reading is an act of its own: reading again is recorded again. */
async function performReading(ctx: Context, { name, verb, given }: Command<ReadingVerb>): Promise<Outcome> {
  const { who = '', why = '', ...args } = given
  const id = randomUUID()
  await insertAct(ctx.db, { id, verb: name, who, why, given: args }, now(ctx))
  const { ok, lines } = await verb.run(ctx, args)
  if (ok) await updateDone(ctx.db, id, now(ctx))
  return { ok, lines: [...lines, `This reading is act ${id}.`] }
}

const now = ({ time }: Context) => new Date(time.nowMs())
