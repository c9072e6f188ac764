import type { Context } from '../../kernel/context.ts'
import {
  type ActRequest,
  fingerprintOf,
  insertRequest,
  lockRequests,
  selectOpenRequest,
  selectRequestOf,
  updateConfirmed,
} from './actRequestStore.ts'
import { type Actor, isSamePerson } from './samePerson.ts'
import type { ArgumentValues, ChangingVerb, Outcome } from './verb.ts'

/** What a refusal is called while an act waits, and once its request can't be confirmed any more. */
export const WAITS_FOR_SECOND = 'WAITS_FOR_SECOND'
export const REQUEST_OVER = 'REQUEST_OVER'

/** How long an act waits for its second operator. */
const WAITS_FOR_MS = 24 * 3_600_000

type Act = Actor & { id: string; verb: string; given: ArgumentValues }

/** Whether an act needs two operators: its verb and `OPERATORS_REQUIRED` decide. */
export async function needsSecond(ctx: Context, verb: ChangingVerb, given: ArgumentValues): Promise<boolean> {
  if (ctx.config.OPERATORS_REQUIRED < 2 || verb.transactions !== 'one' || !verb.needsSecond) return false
  return verb.needsSecond(ctx, given)
}

/**
 * Runs an act that may need two operators, within its transaction. The first operator's act is stored and
 * waits; the same act of another operator does it, once. An act that is refused leaves the request open.
 */
export async function runConfirmed(
  inside: Context,
  { verb, act, run }: { verb: ChangingVerb; act: Act; run: () => Promise<Outcome> },
): Promise<Outcome> {
  const { confirms, ...given } = act.given
  const fingerprint = fingerprintOf(act.verb, given)
  const made = await selectRequestOf(inside.db, act.id)
  if (made) return answerReplay(inside, made, act)
  if (confirms === undefined && !(await needsSecond(inside, verb, given))) return run()
  await lockRequests(inside.db, fingerprint)
  // Asked again under the lock: another operator may just have done it.
  if (confirms === undefined && !(await needsSecond(inside, verb, given))) return run()
  const now = new Date(inside.time.nowMs())
  const open = await selectOpenRequest(inside.db, { fingerprint, now })
  if (confirms !== undefined && open?.actId !== confirms) return refuseOver(confirms)
  if (!open) {
    const expiresAt = new Date(now.getTime() + WAITS_FOR_MS)
    await insertRequest(inside.db, { actId: act.id, fingerprint, now, expiresAt })
    return wait({ actId: act.id, expiresAt })
  }
  if (isSamePerson(open, act)) return wait(open)
  const outcome = await run()
  if (!outcome.ok) return outcome
  await updateConfirmed(inside.db, { actId: open.actId, confirmedBy: act.id })
  return { ...outcome, changed: { ...outcome.changed, confirms: open.actId } }
}

/** What a repeated act is told. It is not done again: it may have been undone since. */
function answerReplay({ time }: Context, request: ActRequest, { id }: Act): Outcome {
  const { actId, confirmedBy, expiresAt } = request
  if (confirmedBy === id) return { ok: true, lines: [`It was done, and confirmed act ${actId}.`] }
  if (confirmedBy !== null) return { ok: true, lines: [`It was done: act ${confirmedBy} confirmed it.`] }
  return expiresAt.getTime() > time.nowMs() ? wait(request) : refuseOver(actId)
}

function wait({ actId, expiresAt }: Pick<ActRequest, 'actId' | 'expiresAt'>): Outcome {
  const until = expiresAt.toISOString()
  return {
    ok: false,
    lines: [
      `Act ${actId} waits until ${until} for another operator, who confirms it by running the same command.`,
    ],
    changed: { waits: actId, until },
    code: WAITS_FOR_SECOND,
  }
}

const refuseOver = (actId: string): Outcome => ({
  ok: false,
  lines: [`Act ${actId} waits for no one: it was confirmed, has expired or was another act. Ask anew.`],
  code: REQUEST_OVER,
})
