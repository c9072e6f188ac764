import { awardPrizes, type ChampionTitle, judgeTitle, NO_CENTS, placesOf, splitEntries } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { asDecided } from './asDecided.ts'
import { countMovers, selectRound } from './matchStore.ts'
import { payOutTournament } from './payOutTournament.ts'
import type { TournamentRow } from './tournamentRow.ts'
import { sumEntries } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/**
 * Ends a locked knock-out whose final is over: champion, title and prizes, inside the caller's transaction.
 * Returns a function that publishes the end, to be called after the commit.
 */
export async function finishTournament(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  row: TournamentRow,
): Promise<() => void> {
  const { id, totalRounds } = row
  const [final] = (await selectRound(trx, { tournamentId: id, round: totalRounds })).map(asDecided)
  if (!final) throw new Error(`tournament ${id} has no final`)
  const semiFinals = await selectRound(trx, { tournamentId: id, round: totalRounds - 1 })
  const places = placesOf({ final, semiFinals: semiFinals.map(asDecided) })
  const [championId] = places
  const { pot, fee } = splitEntries(await sumEntries(trx, id))
  const prizes = awardPrizes(pot, row.prizeDistribution, places)
  const championTitle = await decideTitle(trx, row, championId)
  return payOutTournament(ctx, trx, row, { championId, championTitle, prizes, fee })
}

async function decideTitle(
  trx: Kysely<Database>,
  { id, entryCents, participants, houseSeries }: TournamentRow,
  championId: string,
): Promise<ChampionTitle> {
  const { movers, hasMoved } = await countMovers(trx, { tournamentId: id, userId: championId })
  const isPaid = entryCents > NO_CENTS
  const isHouse = houseSeries !== null
  return judgeTitle({ isHouse, isPaid, starters: participants, movers, hasChampionMoved: hasMoved })
}
