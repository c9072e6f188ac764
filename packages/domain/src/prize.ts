import { asCents, type Cents } from './money.ts'

/** How a tournament's pot is divided ([TOUR-22]). */
export const PRIZE_DISTRIBUTIONS = ['WINNER_TAKES_ALL', 'SPLIT_TOP_2', 'SPLIT_TOP_4'] as const
export type PrizeDistribution = (typeof PRIZE_DISTRIBUTIONS)[number]

export const DEFAULT_PRIZE_DISTRIBUTION: PrizeDistribution = 'SPLIT_TOP_2'

/** Each place's share of the pot in percent, from the first. */
const SHARES_PERCENT: Record<PrizeDistribution, readonly bigint[]> = {
  WINNER_TAKES_ALL: [100n],
  SPLIT_TOP_2: [60n, 40n],
  SPLIT_TOP_4: [40n, 30n, 20n, 10n],
}

/** The share of all entry fees that is paid out, in percent; the platform keeps the rest. */
const POT_PERCENT = 80n

/** Splits the entry fees into the pot and the platform's fee, which add up to `paid`. */
export function splitEntries(paid: Cents): { pot: Cents; fee: Cents } {
  const pot = (paid * POT_PERCENT) / 100n
  return { pot: asCents(pot), fee: asCents(paid - pot) }
}

/**
 * Splits a pot into one prize for each place of the distribution, from the first. Each share is rounded down
 * to the centavo; the remaining centavos go one each to the first places. The prizes add up to the pot.
 */
export function sharePot(pot: Cents, distribution: PrizeDistribution): Cents[] {
  const shares = SHARES_PERCENT[distribution].map((percent) => (pot * percent) / 100n)
  const left = pot - shares.reduce((sum, share) => sum + share, 0n)
  return shares.map((share, index) => asCents(share + (BigInt(index) < left ? 1n : 0n)))
}

/** A prize: `place` counts from 1. */
export type Prize = { place: number; playerId: string; amount: Cents }

/**
 * Awards the prizes of a pot. `places` names the players in first place, second place and so on, as returned
 * by `placesOf`; the share of an empty place goes to the champion. The prizes add up to the pot; prizes of 0
 * are left out.
 */
export function awardPrizes(
  pot: Cents,
  distribution: PrizeDistribution,
  places: readonly [champion: string, ...(string | null)[]],
): Prize[] {
  const shares = sharePot(pot, distribution)
  const reached = shares.map((amount, index) => ({
    place: index + 1,
    playerId: places[index] ?? null,
    amount,
  }))
  const orphaned = reached.reduce((sum, { playerId, amount }) => (playerId === null ? sum + amount : sum), 0n)
  return reached
    .filter((prize): prize is Prize => prize.playerId !== null)
    .map((prize) => (prize.place === 1 ? { ...prize, amount: asCents(prize.amount + orphaned) } : prize))
    .filter(({ amount }) => amount > 0n)
}
