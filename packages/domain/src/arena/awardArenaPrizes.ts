import type { Cents } from '../money.ts'
import { awardPrizes, type Prize, type PrizeDistribution, sharePot, splitEntries } from '../prize.ts'
import type { StandingRow } from './arenaStandings.ts'

/**
 * The prizes of a finished arena by its final standings, best first; only as many rows are read as there are prizes.
 * `paid`: all entry fees. A prize needs a point: shares of places that no such player reached go to the winner.
 * Refuses an arena in which no point was scored: its entry fees are to be paid back.
 */
export function awardArenaPrizes({
  paid,
  distribution,
  standings,
}: {
  paid: Cents
  distribution: PrizeDistribution
  standings: readonly Pick<StandingRow, 'playerId' | 'points'>[]
}): { ok: true; prizes: Prize[]; fee: Cents } | { ok: false; code: 'NO_POINT_SCORED' } {
  const { pot, fee } = splitEntries(paid)
  const [winner, ...others] = standings
    .slice(0, sharePot(pot, distribution).length)
    .filter(({ points }) => points > 0)
    .map(({ playerId }) => playerId)
  if (winner === undefined) return { ok: false, code: 'NO_POINT_SCORED' }
  return { ok: true, prizes: awardPrizes(pot, distribution, [winner, ...others]), fee }
}
