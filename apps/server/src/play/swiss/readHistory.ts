import type { Color } from '@lance/chess'
import { countedRounds, type SwissPlayer, type SwissRound } from '@lance/domain/swiss'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { TournamentRow } from '../tournaments/index.ts'
import {
  type ByeRow,
  type PlayerRow,
  type StoredGame,
  selectByes,
  selectGames,
  selectPlayers,
} from './swissStore.ts'

/** A tournament in the form that the pairing rules use. */
export type SwissHistory = {
  /** In order of pairing number. */
  players: SwissPlayer[]
  rounds: SwissRound[]
  roundsTotal: number
  initialColor: Color
}

/** What the first player has in the first round: the lot is the tournament's id, whose digits are random. */
export const initialColorOf = (tournamentId: string): Color =>
  Number.parseInt(tournamentId.slice(-1), 16) % 2 === 0 ? 'white' : 'black'

/** The players and the finished rounds of a tournament up to this one. */
export async function readHistory(
  db: Kysely<Database>,
  { id, totalRounds }: Pick<TournamentRow, 'id' | 'totalRounds'>,
  upTo: number,
): Promise<{ history: SwissHistory; rows: PlayerRow[]; byes: ByeRow[] }> {
  const rows = await selectPlayers(db, id)
  const games = await selectGames(db, { tournamentId: id, upTo })
  const byes = await selectByes(db, { tournamentId: id })
  const rounds = Array.from({ length: upTo }, (_, index) => makeRound(index + 1, { games, byes }))
  const history = {
    players: rows.map(({ userId, rating }) => ({ playerId: userId, rating })),
    rounds,
    roundsTotal: countedRounds(totalRounds),
    initialColor: initialColorOf(id),
  }
  return { history, rows, byes }
}

function makeRound(
  round: number,
  { games, byes }: { games: readonly StoredGame[]; byes: readonly ByeRow[] },
): SwissRound {
  const own = games.filter((game) => game.round === round)
  return {
    games: own.flatMap(({ whiteId, player1Id, player2Id, result }) => {
      if (result === null || whiteId === null || player1Id === null || player2Id === null) return []
      return [{ white: whiteId, black: whiteId === player1Id ? player2Id : player1Id, result }]
    }),
    byes: [
      ...own.flatMap(({ status, player1Id }) =>
        status === 'BYE' && player1Id !== null ? [{ playerId: player1Id, kind: 'pairing' as const }] : [],
      ),
      ...byes.flatMap((bye) =>
        bye.round === round ? [{ playerId: bye.userId, kind: 'half' as const }] : [],
      ),
    ],
  }
}
