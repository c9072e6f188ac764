import type { Tournament } from '@lance/contract'
import { estimatedPrizeReais, placePrizes } from './tournamentForm.ts'

type PrizeRow = { place: number; name: string | null; amount: number }

/** Each place of a tournament that has begun with its amount in R$: as paid once it is over, else as its fees say. */
export function prizeRows({
  status,
  entryFee,
  prizes,
  prizeDistribution,
  _count: { participants: players },
}: Tournament): PrizeRow[] {
  if (entryFee === 0) return []
  if (status === 'FINISHED')
    return prizes.map(({ place, user, amount }) => ({ place, name: user.name, amount }))
  const totalReais = estimatedPrizeReais({ feeReais: entryFee, players })
  return placePrizes({ totalReais, distribution: prizeDistribution, players }).map((prize) => ({
    ...prize,
    name: null,
  }))
}
