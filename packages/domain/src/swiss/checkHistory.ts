import {
  SWISS_MAX_PLAYERS,
  SWISS_MAX_ROUNDS,
  SWISS_MIN_PLAYERS,
  SWISS_MIN_ROUNDS,
  type SwissPlayer,
  type SwissRound,
} from './swissRound.ts'

export type HistoryRefusal =
  | 'WRONG_NUMBER_OF_PLAYERS'
  | 'WRONG_NUMBER_OF_ROUNDS'
  | 'REPEATED_PLAYER'
  | 'UNKNOWN_PLAYER'
  | 'PAIRED_TWICE'

/**
 * Why a history cannot be used, or null: too few or many players or rounds, a player who is listed twice, who is
 * named by a round (or as absent) but not listed, or who is named twice by the same round.
 */
export function checkHistory({
  players,
  rounds,
  roundsTotal,
  absent = [],
}: {
  players: readonly SwissPlayer[]
  rounds: readonly SwissRound[]
  roundsTotal: number
  absent?: readonly string[]
}): HistoryRefusal | null {
  if (players.length < SWISS_MIN_PLAYERS || players.length > SWISS_MAX_PLAYERS)
    return 'WRONG_NUMBER_OF_PLAYERS'
  const isLength =
    Number.isInteger(roundsTotal) && roundsTotal >= SWISS_MIN_ROUNDS && roundsTotal <= SWISS_MAX_ROUNDS
  if (!isLength || rounds.length > roundsTotal) return 'WRONG_NUMBER_OF_ROUNDS'
  const known = new Set(players.map(({ playerId }) => playerId))
  if (known.size < players.length) return 'REPEATED_PLAYER'
  for (const { games, byes } of rounds) {
    const named = [
      ...games.flatMap(({ white, black }) => [white, black]),
      ...byes.map(({ playerId }) => playerId),
    ]
    if (named.some((playerId) => !known.has(playerId))) return 'UNKNOWN_PLAYER'
    if (new Set(named).size < named.length) return 'PAIRED_TWICE'
  }
  return absent.every((playerId) => known.has(playerId)) ? null : 'UNKNOWN_PLAYER'
}
