import type { PlacePrize, TournamentPrize } from '@lance/contract'
import {
  displayName,
  isPlayed,
  makeReais,
  placesAfterLoss,
  placesOf,
  sharePot,
  splitEntries,
} from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { asDecided } from './asDecided.ts'
import { selectFinals } from './bracketStore.ts'
import { type FirstPlace, selectArenaPlaces, selectSwissPlaces } from './listStore.ts'
import type { MatchRow, ShownMatch } from './matchStore.ts'
import type { TournamentRow } from './tournamentRow.ts'
import { sumEntries } from './tournamentStore.ts'

/** How many places a podium shows. */
const PODIUM_PLACES = 4

/** The first to fourth place of a finished tournament, with their prizes; empty before its end. */
export async function readPodium(
  db: Kysely<Database>,
  { id, status, totalRounds, format }: Pick<TournamentRow, 'id' | 'status' | 'totalRounds' | 'format'>,
  prizes: readonly TournamentPrize[],
): Promise<TournamentPrize[]> {
  if (status !== 'FINISHED') return []
  const first = { tournamentId: id, limit: PODIUM_PLACES }
  if (format === 'ARENA') return showPodium(await selectArenaPlaces(db, first), prizes)
  if (format === 'SWISS') return showPodium(await selectSwissPlaces(db, first), prizes)
  const matches = await selectFinals(db, { tournamentId: id, totalRounds })
  const final = matches.find(({ round }) => round === totalRounds)
  if (!final) throw new Error(`tournament ${id} has no final`)
  const semiFinals = matches.filter((match) => match !== final).map(asDecided)
  const names = namesIn(matches)
  return placesOf({ final: asDecided(final), semiFinals }).flatMap((userId, index) => {
    if (userId === null) return []
    const user = { id: userId, name: displayName({ id: userId, name: names.get(userId) ?? null }) }
    const amount = prizes.find((prize) => prize.user.id === userId)?.amount ?? 0
    return [{ place: index + 1, user, amount }]
  })
}

/** The first of final standings, with their prizes. */
function showPodium(first: readonly FirstPlace[], prizes: readonly TournamentPrize[]): TournamentPrize[] {
  return first.map(({ place, userId, name }) => ({
    place,
    user: { id: userId, name: displayName({ id: userId, name }) },
    amount: prizes.find(({ user }) => user.id === userId)?.amount ?? 0,
  }))
}

function namesIn(matches: readonly ShownMatch[]): ReadonlyMap<string | null, string | null> {
  return new Map(
    matches.flatMap(({ player1Id, name1, player2Id, name2 }) => [
      [player1Id, name1],
      [player2Id, name2],
    ]),
  )
}

type LostMatch = Pick<MatchRow, 'round' | 'winnerId'>

/**
 * What a player has won of a finished tournament. Of a running one, what a player who lost this match may
 * have won: a prize for each place that is still open to them.
 */
export async function readOwnPrizes(
  db: Kysely<Database>,
  { id, status, totalRounds, prizeDistribution }: TournamentRow,
  { userId, prizes, lost }: { userId: string; prizes: readonly TournamentPrize[]; lost: LostMatch | null },
): Promise<PlacePrize[]> {
  const won = prizes.filter(({ user }) => user.id === userId)
  if (status !== 'IN_PROGRESS' || !lost) return won.map(({ place, amount }) => ({ place, amount }))
  // A match without a winner has no beaten player: only the end of its round says who goes on.
  if (lost.winnerId === null || lost.round < totalRounds - 1) return []
  const matches = await selectFinals(db, { tournamentId: id, totalRounds })
  const semiFinals = matches.filter(({ round }) => round === totalRounds - 1)
  const beatenSemiFinalists = semiFinals.filter(mayHaveLoser).length
  const shares = sharePot(splitEntries(await sumEntries(db, id)).pot, prizeDistribution)
  return placesAfterLoss({ round: lost.round, totalRounds, beatenSemiFinalists }).flatMap((place) => {
    const share = shares[place - 1]
    return share ? [{ place, amount: makeReais(share) }] : []
  })
}

const mayHaveLoser = (match: MatchRow) =>
  isPlayed(asDecided(match)) && (match.status !== 'COMPLETED' || match.winnerId !== null)
