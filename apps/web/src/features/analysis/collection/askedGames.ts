import type { Color } from '@lance/chess'
import { parsePgn } from '@lance/chess/study'
import type { GameFacts } from '@lance/domain/losses'
import type { TrainedGame } from '@lance/engine/training'
import { trainedGame } from '../trainedGame.ts'
import type { CollectedGame } from './collection.ts'

/** How many names are offered as the player. */
const NAMES_MAX = 50

/** Names of players with the number of their games, the most frequent first. */
export type PlayerNames = readonly { name: string; games: number }[]

/** A game to make exercises of. `facts`: of one that counts in the player's numbers. */
export type AskedGame = TrainedGame & { playedAtMs: number; facts?: GameFacts }
/** Adds to a game what its PGN says, if it counts in the player's numbers. */
export type CountGame = (game: AskedGame, pgn: string) => AskedGame

/**
 * Games to make exercises of. `made`: so many of the player's have been made already; `unfit`: so many are too short or too long, or
 * have null moves; `left`: so many remain for another time.
 */
export type AskedGames = {
  games: readonly AskedGame[]
  made: number
  unfit: number
  left: number
}

export function countNames(games: readonly CollectedGame[]): PlayerNames {
  const counts = new Map<string, number>()
  for (const { white, black } of games)
    for (const name of new Set([white, black]))
      if (isName(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, games: count }))
    .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name))
    .slice(0, NAMES_MAX)
}

const isName = (name: string) => name.trim() !== '' && name.trim() !== '?'

type Choice = {
  player: string
  made: ReadonlySet<string>
  most: number
  count: CountGame
  readText: (id: string) => Promise<string | null>
}

/** The player's games in their order, as games to make exercises of: none that was made already, and at most `most`. */
export async function pickAskedGames(
  found: readonly CollectedGame[],
  { player, made, most, count, readText }: Choice,
): Promise<AskedGames> {
  const own = found.filter(({ white, black }) => white === player || black === player)
  const games = new Map<string, AskedGame>()
  const counts = { made: 0, unfit: 0 }
  let looked = 0
  for (const game of own) {
    if (games.size >= most) break
    looked++
    const side: Color = game.white === player ? 'white' : 'black'
    const pgn = (await readText(game.id)) ?? ''
    const study = parsePgn(pgn).games[0]?.study
    const trained = study === undefined ? null : trainedGame(study, side)
    if (trained === null) counts.unfit++
    else if (made.has(trained.gameId) || games.has(trained.gameId)) counts.made++
    else games.set(trained.gameId, count({ ...trained, playedAtMs: playedAtMs(game) }, pgn))
  }
  return { games: [...games.values()], ...counts, left: own.length - looked }
}

/** When a game was played, as far as its date says; of older ones, when it was added. */
function playedAtMs({ date, addedAtMs }: CollectedGame): number {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})\.(\d\d)\.(\d\d)$/.exec(date) ?? []).map(Number)
  const ms = Date.UTC(year, month - 1, day)
  return year >= 1970 && ms <= addedAtMs ? ms : addedAtMs
}
