import { type UnprovedConstraint, validateConstraints } from '../db/validateConstraints.ts'
import type { Verb } from './verb.ts'

const describe = (constraints: readonly UnprovedConstraint[]) =>
  constraints.map(({ table, name }) => `${name} of ${table}`).join(', ')

export const validateConstraintsVerb: Verb = {
  says: 'Has the database prove for old rows what it asks of new ones: after rows that reconcile names were mended.',
  takes: [],
  changes: false,
  async run({ db }) {
    const { proved, broken } = await validateConstraints(db)
    const lines = [
      ...(proved.length > 0 ? [`Proved: ${describe(proved)}.`] : []),
      ...(broken.length > 0 ? [`Not proved: ${describe(broken)}. reconcile names the rows.`] : []),
    ]
    return { ok: broken.length === 0, lines: lines.length > 0 ? lines : ['Every rule is proved.'] }
  },
}
