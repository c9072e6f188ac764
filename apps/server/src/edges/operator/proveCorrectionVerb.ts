import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import {
  type CorrectionProof,
  insertProof,
  lockCorrection,
  selectOperator,
  selectProof,
  selectRemainders,
} from './correctionStore.ts'
import { CAUSES_HELP, readCause } from './readCause.ts'
import { normalizeName } from './samePerson.ts'
import type { Verb } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Records the proof of a correction; returns why if it can't, else null. */
async function recordProof(
  trx: Kysely<Database>,
  request: CorrectionProof & { who: string },
): Promise<string | null> {
  const { correctionId, actId, who } = request
  await lockCorrection(trx, correctionId)
  const recorded = await selectProof(trx, request)
  if (recorded?.actId === actId) return null
  if (recorded?.correctionId === correctionId) return `${recorded.proof} already proves it`
  if (recorded) return `that already proves act ${recorded.correctionId}`
  if ((await selectRemainders(trx, correctionId)).length === 0)
    return `${correctionId} is no correction that is open`
  const maker = await selectOperator(trx, correctionId)
  if (maker !== null && normalizeName(maker) === normalizeName(who))
    return `${maker} made this correction, and another operator has to prove it`
  return (await insertProof(trx, request)) ? null : 'that already proves another act'
}

export const proveCorrectionVerb: Verb = {
  says: 'Closes an open correction with a proof. Only another operator than the one who made it can do this, and each proof counts once.',
  takes: [
    { name: 'correction', says: 'the act of the correction' },
    { name: 'proof', says: `what proves it: ${CAUSES_HELP}` },
  ],
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  async run({ db }, { correction: correctionId = '', proof: text = '', actId, who }) {
    const proof = await readCause(db, text)
    if (proof === null)
      return { ok: false, lines: [`"${text}" names nothing known: expected ${CAUSES_HELP}.`] }
    const refused = UUID.test(correctionId)
      ? await db.transaction().execute((trx) => recordProof(trx, { correctionId, actId, proof, who }))
      : `${correctionId} is no correction that is open`
    if (refused !== null) return { ok: false, lines: [`Nothing was recorded: ${refused}.`] }
    return {
      ok: true,
      lines: [`Act ${correctionId} is proved by ${proof}: it is no longer open.`],
      changed: { correction: correctionId, from: 'open', to: 'proved' },
    }
  },
}
