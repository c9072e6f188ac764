import type { WalletHistory } from '@lance/contract'
import { asCents, type Cents, type HistoryDays, makeReais, NO_CENTS, STATEMENT_KINDS } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { type DayMoves, selectWalletDays } from '../ledger/index.ts'
import { statementKindOf } from './statementKind.ts'

const DAY_MS = 86_400_000

/** Reads the balance of the last days, and the sums that lead from its first point to its last. */
export async function readHistory(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId, days }: { userId: string; days: HistoryDays },
): Promise<WalletHistory> {
  const nowMs = time.nowMs()
  const { balanceCents, feeCents, moves } = await selectWalletDays(db, { userId, now: new Date(nowMs), days })
  return {
    days,
    points: makePoints({ balanceCents, moves, nowMs, days }),
    sums: sumByKind(moves),
    fees: makeReais(feeCents),
  }
}

/** Walks back from the balance of now, day by day. */
function makePoints({
  balanceCents,
  moves,
  nowMs,
  days,
}: {
  balanceCents: Cents
  moves: readonly DayMoves[]
  nowMs: number
  days: number
}): WalletHistory['points'] {
  const byDay = Map.groupBy(moves, ({ dayBack }) => dayBack)
  const points = [{ at: nowMs, balance: makeReais(balanceCents) }]
  let balance: bigint = balanceCents
  for (let dayBack = 1; dayBack <= days; dayBack++) {
    for (const { inCents, outCents } of byDay.get(dayBack) ?? []) balance += outCents - inCents
    points.push({ at: nowMs - dayBack * DAY_MS, balance: makeReais(asCents(balance)) })
  }
  return points.reverse()
}

/** In the order of `STATEMENT_KINDS`, without those that nothing moved under. */
function sumByKind(moves: readonly DayMoves[]): WalletHistory['sums'] {
  const byKind = Map.groupBy(moves, ({ kind }) => statementKindOf(kind))
  return STATEMENT_KINDS.flatMap((kind) => {
    const moved = byKind.get(kind)
    if (moved === undefined) return []
    return [{ kind, in: sumOf(moved, 'inCents'), out: sumOf(moved, 'outCents') }]
  })
}

const sumOf = (moves: readonly DayMoves[], way: 'inCents' | 'outCents'): number =>
  makeReais(asCents(moves.reduce<bigint>((sum, move) => sum + move[way], NO_CENTS)))
