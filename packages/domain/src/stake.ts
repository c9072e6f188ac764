import { asCents, type Cents, NO_CENTS } from './money.ts'
import type { PacedVariant } from './variant.ts'

/** The stakes of wagered games, in R$ ([WAGER-1]). */
export const WAGER_STAKES_REAIS = [2, 3, 5, 10, 20, 50, 100, 1000] as const

/** The only time control for wagered games, of standard chess and without an increment. */
export const WAGER_TIME_CONTROL_S = 600

/** The winner's share of both stakes, in percent ([WAGER-5]). */
const WINNER_PERCENT = 80n

export type WagerRefusal = 'WAGER_UNKNOWN' | 'WAGER_TIME_CONTROL'

/** Parses a wager from the wire: 0, or one of the stakes together with the pace and rules of wagered games. */
export function parseWager(
  wagerReais: number,
  { timeControlS, incrementS, variant }: PacedVariant,
): { ok: true; stake: Cents } | { ok: false; code: WagerRefusal } {
  if (wagerReais === 0) return { ok: true, stake: NO_CENTS }
  if (!(WAGER_STAKES_REAIS as readonly number[]).includes(wagerReais))
    return { ok: false, code: 'WAGER_UNKNOWN' }
  if (timeControlS !== WAGER_TIME_CONTROL_S || incrementS !== 0 || variant !== 'standard')
    return { ok: false, code: 'WAGER_TIME_CONTROL' }
  return { ok: true, stake: asCents(BigInt(wagerReais) * 100n) }
}

/** Splits both stakes into the winner's payout and the platform's fee, exact to the centavo. */
export function splitStakes(stake: Cents): { payout: Cents; fee: Cents } {
  const both = 2n * stake
  const payout = (both * WINNER_PERCENT) / 100n
  return { payout: asCents(payout), fee: asCents(both - payout) }
}
