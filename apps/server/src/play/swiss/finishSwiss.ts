import { awardPrizes, splitEntries } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import {
  decideTitle,
  payOutTournament,
  selectSwissPlaces,
  sumEntries,
  type TournamentRow,
} from '../tournaments/index.ts'
import type { SwissContext } from './swissContext.ts'

/** No distribution has more places. */
const PRIZE_PLACES_MAX = 4

/**
 * Ends a locked tournament by its stored standings, inside the caller's transaction. Prizes go by rank: players who
 * are equal after all tie-breaks come in order of pairing number. Returns a function that publishes the end.
 */
export async function finishSwiss(
  ctx: SwissContext,
  trx: Kysely<Database>,
  row: TournamentRow,
): Promise<() => void> {
  const { id } = row
  const first = await selectSwissPlaces(trx, { tournamentId: id, limit: PRIZE_PLACES_MAX })
  const [championId, ...others] = first.map(({ userId }) => userId)
  if (championId === undefined) throw new Error(`Swiss tournament ${id} has no standings`)
  const { pot, fee } = splitEntries(await sumEntries(trx, id))
  const prizes = awardPrizes(pot, row.prizeDistribution, [championId, ...others])
  const championTitle = await decideTitle(trx, row, championId)
  return payOutTournament(ctx, trx, row, { championId, championTitle, prizes, fee })
}
