import { randomUUID } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import { asOneTransaction } from '../../kernel/db/asOneTransaction.ts'
import { insertAct, updateDone } from './actStore.ts'
import { isUuid } from './isUuid.ts'
import { runConfirmed, WAITS_FOR_SECOND } from './secondOperator.ts'
import type { ArgumentValues, ChangingVerb, Outcome, Verb } from './verb.ts'

type RecordedAct = { id: string; verb: string; who: string; given: ArgumentValues; operatorId: string | null }
type Command<V> = { name: string; verb: V; given: ArgumentValues; operatorId?: string }
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
  const { ok, lines, changed, code, shown } = await runAct(ctx, verb, act)
  return {
    ok,
    lines: [
      ...lines,
      `Act ${actId} ${ok ? 'is done' : code === WAITS_FOR_SECOND ? 'waits' : 'changed nothing'}.`,
    ],
    ...(changed && { changed }),
    ...(code !== undefined && { code }),
    ...(shown && { shown }),
  }
}

async function runAct(ctx: Context, verb: ChangingVerb, act: RecordedAct): Promise<Outcome> {
  const { confirms: _confirms, ...args } = act.given
  const given = { ...args, actId: act.id, who: act.who }
  const markDone = async (db: Context['db'], { ok, changed, code }: Outcome) => {
    // A request is what the first operator's act does: the log says so.
    if (ok || code === WAITS_FOR_SECOND)
      await updateDone(db, { id: act.id, doneAt: now(ctx), ...(changed && { changed }) })
  }
  if (verb.transactions === 'one') {
    const runInside = (inside: Context) =>
      runConfirmed(inside, { verb, act, run: () => verb.run(inside, given) })
    return asOneTransaction(ctx, runInside, markDone)
  }
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
