import { audits } from '../audits.ts'
import { type Proof, reconcile } from '../ledger/index.ts'
import type { Outcome, Verb } from './verb.ts'

export const reconcileVerb: Verb = {
  says: 'Proves the ledger, also while the service runs: nothing was created, lost, or moved twice.',
  takes: [],
  changes: false,
  impersonal: true,
  async run({ db }) {
    return describeProof(await reconcile(db, audits))
  },
}

export function describeProof({ accounts, transfers, findings }: Proof): Outcome {
  if (findings.length === 0)
    return { ok: true, lines: [`The ledger is right: ${accounts} accounts, ${transfers} transfers.`] }
  return {
    ok: false,
    lines: [
      `THE LEDGER IS WRONG (${accounts} accounts, ${transfers} transfers):`,
      ...findings.map(({ check, about, detail }) => `  not true that ${check}: ${about}: ${detail}`),
    ],
  }
}
