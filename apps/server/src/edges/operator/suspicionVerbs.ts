import {
  closeSuspicion,
  type Suspicion,
  selectOpenSuspicions,
  selectSuspicion,
  VERDICTS,
} from '../../play/fairPlay/index.ts'
import { listEvidence } from './listEvidence.ts'
import type { Verb } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LISTED_MAX = 200

const named = (name: string | null, id: string) => `${name ?? 'unnamed'} (${id})`

function headOf({ id, kind, userName, userId, otherName, otherId, weight, raisedAt }: HeadFacts): string {
  const who =
    otherId === null
      ? named(userName, userId)
      : `${named(userName, userId)} from ${named(otherName, otherId)}`
  return `${id} ${raisedAt.toISOString()} ${kind} ${weight.toFixed(1)}: ${who}`
}

type HeadFacts = Omit<Suspicion, 'figures'>

const stateOf = ({ renewedAt, verdict, closedAt }: Suspicion) =>
  `  renewed ${renewedAt.toISOString()}${closedAt ? `, closed ${closedAt.toISOString()}: ${verdict}` : ''}`

export const suspicionsVerb: Verb = {
  says: 'Lists the open fair-play suspicions, those with the most money and evidence first; with --suspicion, shows one with its evidence: games and moves.',
  takes: [{ name: 'suspicion', says: 'the id of a suspicion', optional: true }],
  changes: false,
  async run({ db }, { suspicion: id }) {
    if (id === undefined) {
      const open = await selectOpenSuspicions(db, LISTED_MAX)
      return { ok: true, lines: open.length > 0 ? open.map(headOf) : ['No suspicion is open.'] }
    }
    const one = UUID.test(id) ? await selectSuspicion(db, id) : null
    if (!one) return { ok: false, lines: [`There is no suspicion ${id}.`] }
    const lines = [headOf(one), stateOf(one), ...(await listEvidence(db, one))]
    return { ok: true, lines }
  },
}

export const closeSuspicionVerb: Verb = {
  says: 'Closes a suspicion with a verdict; --why is the note. It resolves the fair-play reports it rests on, and nothing else follows: hold, void and freeze have their own verbs.',
  takes: [
    { name: 'suspicion', says: 'the id of the suspicion' },
    { name: 'verdict', says: VERDICTS.join(', ') },
  ],
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  async run({ db, time }, { suspicion: id = '', verdict: said = '', actId }) {
    const verdict = VERDICTS.find((one) => one === said)
    if (!verdict) return { ok: false, lines: [`"${said}" is not one of ${VERDICTS.join(', ')}.`] }
    const closed = UUID.test(id)
      ? await closeSuspicion(db, { id, verdict, actId, now: new Date(time.nowMs()) })
      : null
    if (!closed)
      return { ok: false, lines: [`There is no open suspicion ${id}.`], code: 'SUSPICION_NOT_OPEN' }
    const { reports } = closed
    return {
      ok: true,
      lines: [
        `Suspicion ${id} is closed: ${verdict}.`,
        ...(reports > 0 ? [`Reports resolved: ${reports}.`] : []),
      ],
      changed: { suspicion: id, from: 'open', to: verdict, reports },
    }
  },
}
