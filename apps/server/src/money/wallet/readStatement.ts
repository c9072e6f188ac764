import type { Statement, StatementItem } from '@lance/contract'
import type { StatementKind } from '@lance/domain'
import { makeReais } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { readMoves, type WalletMove } from '../ledger/index.ts'
import { statementKindOf, transferKindsOf } from './statementKind.ts'

const PAGE_MAX = 50

type StatementRequest = { userId: string; kind: StatementKind | undefined; cursor: string | undefined }

export function makeStatementItem({
  id,
  at,
  kind,
  reference,
  change,
  balanceAfter,
}: WalletMove): Omit<StatementItem, 'tournament'> {
  return {
    id: String(id),
    at: at.getTime(),
    kind: statementKindOf(kind),
    transfer: kind,
    reference,
    amount: makeReais(change),
    balanceAfter: makeReais(balanceAfter),
  }
}

/** Reads the names of tournaments; omits unknown ids. */
export type NameTournaments = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Reads a page of the moves into and out of a wallet, newest first. */
export async function readStatement(
  { db, nameTournaments }: Pick<Context, 'db'> & { nameTournaments: NameTournaments },
  { userId, kind, cursor }: StatementRequest,
): Promise<Statement> {
  const before = cursor === undefined ? null : BigInt(cursor)
  const moves = await readMoves(db, { userId, kinds: transferKindsOf(kind), before, limit: PAGE_MAX + 1 })
  const items = moves.slice(0, PAGE_MAX).map(makeStatementItem)
  const ids = new Set(items.filter((item) => item.kind === 'tournament').map(({ reference }) => reference))
  const names = ids.size === 0 ? null : await nameTournaments([...ids])
  return {
    items: items.map((item) => ({ ...item, tournament: tournamentOf(item, names) })),
    nextCursor: moves.length > PAGE_MAX ? (items.at(-1)?.id ?? null) : null,
  }
}

function tournamentOf(
  { reference: id }: Pick<StatementItem, 'reference'>,
  names: ReadonlyMap<string, string> | null,
): StatementItem['tournament'] {
  const name = names?.get(id)
  return name === undefined ? null : { id, name }
}
