import { randomUUID } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import { asOneTransaction } from '../../kernel/db/asOneTransaction.ts'
import { insertAct, updateDone } from './actStore.ts'
import { isUuid } from './isUuid.ts'
import type { ArgumentValues, Outcome, Verb } from './verb.ts'

type Command<V> = { name: string; verb: V; given: ArgumentValues; operatorId?: string }
type ChangingVerb = Extract<Verb, { changes: true }>
type ReadingVerb = Extract<Verb, { changes: false }>

/**
 * Runs a verb. An act that changes something, or a reading of people's data, is recorded first with who and
 * why, so that nothing is done or read unseen. It is marked as done in the transaction that does it.
 */
export function perform(ctx: Context, { verb, ...command }: Command<Verb>): Promise<Outcome> {
  if (verb.changes) return performAct(ctx, { verb, ...command })
  return verb.impersonal ? verb.run(ctx, command.given) : performReading(ctx, { verb, ...command })
}

/** `--act` retries an act that was interrupted. */
async function performAct(
  ctx: Context,
  { name, verb, given, operatorId }: Command<ChangingVerb>,
): Promise<Outcome> {
  const { who = '', why = '', act: actId = randomUUID(), ...args } = given
  if (!isUuid(actId)) return { ok: false, lines: [`--act is not the id of an act: ${actId}`] }
  const act = { id: actId, verb: name, who, why, given: args, operatorId: operatorId ?? null }
  if (!(await insertAct(ctx.db, act, now(ctx))))
    return { ok: false, lines: [`Act ${actId} did something else.`] }
  const { ok, lines, changed, code } = await runAct(ctx, verb, { ...args, actId, who })
  return {
    ok,
    lines: [...lines, `Act ${actId} ${ok ? 'is done' : 'changed nothing'}.`],
    ...(changed && { changed }),
    ...(code !== undefined && { code }),
  }
}

async function runAct(
  ctx: Context,
  verb: ChangingVerb,
  given: ArgumentValues & { actId: string; who: string },
): Promise<Outcome> {
  const markDone = async (db: Context['db'], { ok, changed }: Outcome) => {
    if (ok) await updateDone(db, { id: given.actId, doneAt: now(ctx), ...(changed && { changed }) })
  }
  if (verb.transactions === 'one') return asOneTransaction(ctx, (inside) => verb.run(inside, given), markDone)
  const outcome = await verb.run(ctx, given)
  await markDone(ctx.db, outcome)
  return outcome
}

/** Each reading is an act of its own: reading again is recorded again. */
async function performReading(
  ctx: Context,
  { name, verb, given, operatorId }: Command<ReadingVerb>,
): Promise<Outcome> {
  const { who = '', why = '', ...args } = given
  const id = randomUUID()
  const act = { id, verb: name, who, why, given: args, operatorId: operatorId ?? null }
  await insertAct(ctx.db, act, now(ctx))
  const { ok, lines, code } = await verb.run(ctx, args)
  if (ok) await updateDone(ctx.db, { id, doneAt: now(ctx) })
  return { ok, lines: [...lines, `This reading is act ${id}.`], ...(code !== undefined && { code }) }
}

const now = ({ time }: Context) => new Date(time.nowMs())
