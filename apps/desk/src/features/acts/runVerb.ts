import { i18n } from '../../base/i18n.ts'
import { callDesk } from '../../net/callDesk.ts'

type VerbCall = {
  verb: string
  given: Readonly<Record<string, string>>
  why: string
  /** The ids of acts by what they do, kept by the caller: a retry of the same act has the same id. */
  actIds: Map<string, string>
}

/** Runs a verb. `waits`: a second operator has to confirm it. The lines are in the operator's language where it has words for each reason of the refusal. */
export async function runVerb({ verb, given, why, actIds }: VerbCall) {
  const key = JSON.stringify([verb, given])
  const actId = actIds.get(key) ?? crypto.randomUUID()
  actIds.set(key, actId)
  const outcome = await callDesk('POST /desk/api/acts/:verb', {
    params: { verb },
    body: { actId, why, given: { ...given } },
  })
  const reasons = (outcome.code ?? '').split(' ').map((code) => `acts:refusals.${code}`)
  const isKnown = reasons.every((reason) => i18n.exists(reason))
  const lines = isKnown ? reasons.map((reason) => i18n.t(reason as never) as string) : outcome.lines
  return { ok: outcome.ok, waits: outcome.code === 'WAITS_FOR_SECOND', lines, shown: outcome.shown }
}
