import { asCents } from '@lance/domain'
import { type ListOpen, OPEN_LISTED_MAX } from '../../money/ledger/index.ts'
import { type OpenCorrection, type Remainder, selectOpenCorrections } from './correctionStore.ts'
import { formatReais } from './formatReais.ts'

/** Lists corrections that touched an account without a limit, and whose other side is still missing. */
export const listOpenCorrections: ListOpen = async (snapshot) => {
  const { count, rows } = await selectOpenCorrections(snapshot, OPEN_LISTED_MAX)
  const items = rows.map((row) => ({ about: `act ${row.actId}`, since: row.postedAt, detail: detailOf(row) }))
  return { count, items }
}

/** For example `R$ 20.00 is left on world`. */
export function describeRemainders(left: readonly Remainder[]): string {
  const parts = left.map(({ account, cents }) => `${formatReais(absolute(cents))} is left on ${account}`)
  return parts.join(', ')
}

const absolute = (cents: Remainder['cents']) => asCents(cents < 0n ? -cents : cents)

function detailOf({ actId, who, from, to, amount, purpose, left }: OpenCorrection): string {
  const isWhole = left.every(({ cents }) => absolute(cents) === amount)
  const said = `${formatReais(amount)} from ${from} to ${to}, act ${actId} by ${who}`
  return `${said}, for ${purpose ?? 'no stated purpose'}${isWhole ? '' : ` (${describeRemainders(left)})`}`
}
