import type { StatementKind } from '@lance/contract'
import { type Cents, makeReais, type TransferKind } from '@lance/domain'
import type { Context } from '../context.ts'
import { readMoves } from '../ledger/index.ts'
import type { Language } from '../texts/language.ts'
import { readTexts } from '../texts/readTexts.ts'
import { statementKindOf, transfersOf } from './statementKind.ts'

/** One file holds so many moves, the newest. */
const ROWS_MAX = 10_000

/**
 * The statement as a file for a spreadsheet, as the caller's language writes numbers: with a mark that says UTF-8,
 * and without a single word that a user wrote.
 */
export async function makeStatementCsv(
  { db }: Pick<Context, 'db'>,
  { userId, kind, language }: { userId: string; kind: StatementKind | undefined; language: Language },
): Promise<string> {
  const { head, transfers } = readTexts('statement', language)
  const words: Partial<Record<TransferKind, string>> = transfers
  const hasComma = new Intl.NumberFormat(language).format(0.5).includes(',')
  const moves = await readMoves(db, { userId, kinds: transfersOf(kind), before: null, limit: ROWS_MAX })
  const amountOf = (amount: Cents) => {
    const text = makeReais(amount).toFixed(2)
    return hasComma ? text.replace('.', ',') : text
  }
  const rows = moves.map((move) => [
    move.at.toISOString(),
    words[move.kind] ?? statementKindOf(move.kind),
    amountOf(move.change),
    amountOf(move.balanceAfter),
    move.reference,
  ])
  return `\ufeff${[Object.values(head), ...rows].map((row) => row.join(hasComma ? ';' : ',')).join('\r\n')}\r\n`
}
