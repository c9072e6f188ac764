import { randomUUID } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import { asOneTransaction } from '../../kernel/db/asOneTransaction.ts'
import { selectRequestOf } from './actRequestStore.ts'
import { type DoneAct, insertAct, lockDoneAct, selectSameAct, updateDone } from './actStore.ts'
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
  const recorded = await insertAct(ctx.db, act, now(ctx))
  if (!recorded.ok)
    return { ok: false, lines: [`Act ${actId} ${WHY_NOT[recorded.code]}.`], code: recorded.code }
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

const WHY_NOT = { OTHER_ACT: 'did something else', OTHER_OPERATOR: 'is another operator’s' } as const

async function runAct(ctx: Context, verb: ChangingVerb, act: RecordedAct): Promise<Outcome> {
  const { confirms: _confirms, ...args } = act.given
  const given = { ...args, actId: act.id, who: act.who }
  const markDone = async (db: Context['db'], { ok, changed, code }: Outcome) => {
    // A request is what the first operator's act does: the log says so.
    if (ok || code === WAITS_FOR_SECOND)
      await updateDone(db, { id: act.id, doneAt: now(ctx), ...(changed && { changed }) })
  }
  const runOnce = async (inside: Context) => {
    const done = verb.showsAgain ? null : await findDone(inside, act)
    if (done) return answerDone(done)
    const run = () => verb.run(inside, given)
    const outcome = verb.transactions === 'one' ? await runConfirmed(inside, { verb, act, run }) : await run()
    return outcome.ok || !verb.sameIsRetry ? outcome : ((await answerSame(inside, act)) ?? outcome)
  }
  if (verb.transactions === 'one') return asOneTransaction(ctx, runOnce, markDone)
  const outcome = await runOnce(ctx)
  await markDone(ctx.db, outcome)
  return outcome
}

/** The act as it was done, if it was: a repeated act is not done again, for it may have been undone since. */
async function findDone({ db }: Context, { id }: RecordedAct): Promise<DoneAct | null> {
  const done = await lockDoneAct(db, id)
  // What waits for a second operator, or was confirmed by one, is answered from its request.
  return done && !(await selectRequestOf(db, id)) ? done : null
}

const answerDone = ({ doneAt, changed }: DoneAct): Outcome => ({
  ok: true,
  lines: [`It was done at ${doneAt.toISOString()}, and is not done again.`],
  ...(changed && { changed }),
})

/** How long the same act under another id counts as the first one tried again. */
const RETRIED_WITHIN_MS = 24 * 3_600_000

/** The answer to an act whose first answer was lost, so that it comes again under another id. */
async function answerSame(ctx: Context, act: RecordedAct): Promise<Outcome | null> {
  const since = new Date(ctx.time.nowMs() - RETRIED_WITHIN_MS)
  const same = await selectSameAct(ctx.db, { act, since })
  if (!same) return null
  const { id, doneAt, changed } = same
  return {
    ok: true,
    lines: [`You did this already, at ${doneAt.toISOString()}: it was act ${id}.`],
    changed: { ...(changed?.user !== undefined && { user: changed.user }), repeats: id },
  }
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
