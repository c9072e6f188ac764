import { findHouseBot, type HouseBotId } from './houseBots.ts'
import { type BotLevel, isBotLevel, LEVEL_STRENGTH } from './levels.ts'
import { erring, type Strength } from './strength.ts'

/**
 * An opponent by rating. `elo`: an estimate from games, on the scale of Stockfish's UCI_Elo, by a curve through opponents of its
 * kind; `errorElo` is half of the curve's 95 % interval. docs/engine.md says which opponents played.
 */
export type RatedOpponent = { rating: number; strength: Strength; elo: number; errorElo: number }

/** Deeper than any number of nodes used here goes. */
const MOST_PLIES = 60

const thinking = (maxNodes: number): Strength => ({
  depthPlies: MOST_PLIES,
  maxNodes,
  overlookedPercent: 0,
  misjudgedCentipawns: 0,
})

const rated = (rating: number, strength: Strength, elo: number, errorElo: number): RatedOpponent => ({
  rating,
  strength,
  elo,
  errorElo,
})

/** From the weakest up, in steps of 100. */
export const RATED_OPPONENTS: readonly RatedOpponent[] = [
  rated(800, erring(1, 5.6, 97), 797, 94),
  rated(900, erring(1, 3.8, 76), 902, 96),
  rated(1000, erring(2, 7.3, 125), 1000, 93),
  rated(1100, erring(2, 3.9, 99), 1099, 82),
  rated(1200, erring(2, 2.1, 72), 1197, 73),
  rated(1300, erring(2, 1.1, 47), 1300, 67),
  rated(1400, erring(2, 0.6, 32), 1396, 65),
  rated(1500, erring(2, 0.3, 20), 1506, 68),
  rated(1600, erring(3, 1, 50), 1542, 71),
  rated(1700, thinking(1700), 1698, 93),
  rated(1800, thinking(3100), 1801, 76),
  rated(1900, thinking(5700), 1901, 66),
  rated(2000, thinking(10_200), 2000, 63),
  rated(2100, thinking(18_500), 2100, 71),
  rated(2200, thinking(33_300), 2199, 84),
  rated(2300, thinking(60_400), 2300, 101),
  rated(2400, thinking(109_000), 2400, 122),
]

/** One of the four levels, a house bot, or an opponent by its rating. */
export type Opponent = BotLevel | HouseBotId | number

const ratedOpponent = (rating: unknown) => RATED_OPPONENTS.find((one) => one.rating === rating)

export const isOpponent = (value: unknown): value is Opponent =>
  isBotLevel(value) || findHouseBot(value) !== null || ratedOpponent(value) !== undefined

/** Throws for a rating that no opponent has. */
export function strengthOf(opponent: Opponent): Strength {
  if (isBotLevel(opponent)) return LEVEL_STRENGTH[opponent]
  const found = ratedOpponent(findHouseBot(opponent)?.rating ?? opponent)
  if (!found) throw new RangeError(`no opponent of rating ${opponent}`)
  return found.strength
}
