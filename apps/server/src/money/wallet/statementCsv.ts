import type { StatementKind } from '@lance/domain'
import { type Cents, makeReais, type TransferKind } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Language } from '../../kernel/texts/language.ts'
import { readTexts } from '../../kernel/texts/readTexts.ts'
import { readMoves, type WalletMove } from '../ledger/index.ts'
import { statementKindOf, transferKindsOf } from './statementKind.ts'

/** The most moves in one file: the newest ones. */
const ROWS_MAX = 10_000
/** Moves are read in pages of this size, so that a long statement does not delay the others. */
const PAGE_ROWS = 500

/**
 * Makes the statement as a CSV file with numbers in the caller's language. It starts with a byte order mark,
 * which marks it as UTF-8, and contains no text that a user wrote.
 */
export async function makeStatementCsv(
  { db }: Pick<Context, 'db'>,
  { userId, kind, language }: { userId: string; kind: StatementKind | undefined; language: Language },
): Promise<string> {
  const { head, transfers } = readTexts('statement', language)
  const words: Partial<Record<TransferKind, string>> = transfers
  const hasComma = new Intl.NumberFormat(language).format(0.5).includes(',')
  const moves = await readNewest(db, { userId, kinds: transferKindsOf(kind) })
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

async function readNewest(
  db: Context['db'],
  wanted: { userId: string; kinds: readonly TransferKind[] | null },
): Promise<WalletMove[]> {
  const moves: WalletMove[] = []
  while (moves.length < ROWS_MAX) {
    const page = await readMoves(db, { ...wanted, before: moves.at(-1)?.id ?? null, limit: PAGE_ROWS })
    moves.push(...page)
    if (page.length < PAGE_ROWS) break
  }
  return moves
}
