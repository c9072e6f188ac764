import { type OpenItems, type Proof, reconcile } from '../../money/ledger/index.ts'
import { audits, listOpen } from '../audits.ts'
import type { Outcome, Verb } from './verb.ts'

export const reconcileVerb: Verb = {
  says: 'Proves the ledger, also while the service runs: nothing was created, lost or moved twice.',
  takes: [],
  changes: false,
  impersonal: true,
  async run({ db }) {
    return describeProof(await reconcile(db, audits, listOpen))
  },
}

export function describeProof({ accounts, transfers, findings, open }: Proof): Outcome {
  const proved = `${accounts} accounts, ${transfers} transfers`
  if (findings.length > 0) {
    const wrong = findings.map(({ check, about, detail }) => `  not true that ${check}: ${about}: ${detail}`)
    const also = open.count > 0 ? [`Also, ${countOpen(open)}:`, ...linesOf(open)] : []
    return { ok: false, lines: [`THE LEDGER IS WRONG (${proved}):`, ...wrong, ...also] }
  }
  if (open.count > 0)
    return { ok: true, lines: [`The ledger adds up, and ${countOpen(open)}: ${proved}.`, ...linesOf(open)] }
  return { ok: true, lines: [`The ledger is right: ${proved}.`] }
}

const countOpen = ({ count }: OpenItems) =>
  count === 1 ? '1 correction is open' : `${count} corrections are open`

function linesOf({ count, items }: OpenItems): string[] {
  const lines = items.map(({ since, detail }) => `  open since ${since.toISOString()}: ${detail}`)
  return count > items.length ? [...lines, `  and ${count - items.length} more.`] : lines
}
