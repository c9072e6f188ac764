import type { StatementKind } from '@lance/contract'
import { type Cents, makeReais, type TransferKind } from '@lance/domain'
import type { Context } from '../context.ts'
import { readMoves } from '../ledger/index.ts'
import type { Language } from '../texts/language.ts'
import { statementKindOf, transfersOf } from './statementKind.ts'

/** One file holds so many moves, the newest. */
const ROWS_MAX = 10_000

type Texts = { head: readonly string[]; transfers: Partial<Record<TransferKind, string>>; separator: string }

const ptBR: Texts = {
  head: ['Data', 'Movimento', 'Valor (R$)', 'Saldo (R$)', 'Referência'],
  separator: ';',
  transfers: {
    deposit: 'Depósito',
    deposit_reversed: 'Depósito estornado',
    reversal_undone: 'Estorno desfeito',
    debt_paid: 'Pagamento de valor em aberto',
    stake: 'Aposta',
    win: 'Vitória em partida apostada',
    stake_back: 'Aposta devolvida',
    entry: 'Inscrição em torneio',
    entry_back: 'Inscrição devolvida',
    allowance_owed: 'Entradas grátis de um mês contestado',
    allowance_owed_back: 'Entradas grátis devolvidas',
    prize: 'Prêmio de torneio',
    withdrawal: 'Saque pedido',
    withdrawal_refused: 'Saque devolvido',
    correction: 'Correção',
  },
}

const en: Texts = {
  head: ['Date', 'Move', 'Amount (R$)', 'Balance (R$)', 'Reference'],
  separator: ',',
  transfers: {
    deposit: 'Deposit',
    deposit_reversed: 'Deposit reversed',
    reversal_undone: 'Reversal undone',
    debt_paid: 'Payment of an open amount',
    stake: 'Stake',
    win: 'Won wagered game',
    stake_back: 'Stake returned',
    entry: 'Tournament entry',
    entry_back: 'Entry returned',
    allowance_owed: 'Free entries of a disputed month',
    allowance_owed_back: 'Free entries returned',
    prize: 'Tournament prize',
    withdrawal: 'Withdrawal asked for',
    withdrawal_refused: 'Withdrawal returned',
    correction: 'Correction',
  },
}

/**
 * The statement as a file for a spreadsheet, as the caller's language writes numbers: with a mark that says UTF-8,
 * and without a single word that a user wrote.
 */
export async function makeStatementCsv(
  { db }: Pick<Context, 'db'>,
  { userId, kind, language }: { userId: string; kind: StatementKind | undefined; language: Language },
): Promise<string> {
  const { head, transfers, separator } = language === 'pt-BR' ? ptBR : en
  const moves = await readMoves(db, { userId, kinds: transfersOf(kind), before: null, limit: ROWS_MAX })
  const amountOf = (amount: Cents) => {
    const text = makeReais(amount).toFixed(2)
    return language === 'pt-BR' ? text.replace('.', ',') : text
  }
  const rows = moves.map((move) => [
    move.at.toISOString(),
    transfers[move.kind] ?? statementKindOf(move.kind),
    amountOf(move.change),
    amountOf(move.balanceAfter),
    move.reference,
  ])
  return `\ufeff${[head, ...rows].map((row) => row.join(separator)).join('\r\n')}\r\n`
}
