import { asCents, type Cents } from './money.ts'

/** How a tournament's prizes are divided. Specification, part 2, section 9. */
export const PRIZE_DISTRIBUTIONS = ['WINNER_TAKES_ALL', 'SPLIT_TOP_2', 'SPLIT_TOP_4'] as const
export type PrizeDistribution = (typeof PRIZE_DISTRIBUTIONS)[number]

export const DEFAULT_PRIZE_DISTRIBUTION: PrizeDistribution = 'SPLIT_TOP_2'

/** What each place takes of the pot, in hundredths, from the first. */
const SHARES_PERCENT: Record<PrizeDistribution, readonly bigint[]> = {
  WINNER_TAKES_ALL: [100n],
  SPLIT_TOP_2: [60n, 40n],
  SPLIT_TOP_4: [40n, 30n, 20n, 10n],
}

/** What of all entry fees is paid out, in hundredths; the platform keeps the rest. */
const POT_PERCENT = 80n

/** What is paid out of what was paid in, and what the platform keeps: together what was paid in. */
export function splitEntries(paid: Cents): { pot: Cents; fee: Cents } {
  const pot = (paid * POT_PERCENT) / 100n
  return { pot: asCents(pot), fee: asCents(paid - pot) }
}

/**
 * The prizes of a pot, one for each place of its distribution, from the first. Each share is floored to the centavo;
 * what is left goes out one by one from the first place. They sum to the pot.
 */
export function sharePot(pot: Cents, distribution: PrizeDistribution): Cents[] {
  const shares = SHARES_PERCENT[distribution].map((percent) => (pot * percent) / 100n)
  const left = pot - shares.reduce((sum, share) => sum + share, 0n)
  return shares.map((share, index) => asCents(share + (BigInt(index) < left ? 1n : 0n)))
}

/** A prize: `place` counts from 1. */
export type Prize = { place: number; playerId: string; amount: Cents }

/**
 * Who takes what of a pot. `places` names who came first, second and so on, as `placesOf` does; the share of a place
 * that nobody reached goes to the champion. They sum to the pot; nothing of 0 is listed.
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
