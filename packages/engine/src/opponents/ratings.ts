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
  rated(800, erring(1, 6.6, 106), 802, 119),
  rated(900, erring(1, 4.2, 82), 902, 87),
  rated(1000, erring(2, 9.4, 135), 999, 86),
  rated(1100, erring(2, 4.7, 107), 1100, 70),
  rated(1200, erring(2, 2.4, 77), 1197, 56),
  rated(1300, erring(2, 1.2, 50), 1298, 44),
  rated(1400, erring(2, 0.6, 32), 1399, 38),
  rated(1500, erring(2, 0.3, 20), 1499, 39),
  rated(1600, erring(3, 0.66, 39), 1600, 60),
  rated(1700, thinking(1900), 1701, 38),
  rated(1800, thinking(3500), 1799, 32),
  rated(1900, thinking(6600), 1901, 28),
  rated(2000, thinking(12_200), 2000, 26),
  rated(2100, thinking(22_700), 2100, 27),
  rated(2200, thinking(42_000), 2199, 31),
  rated(2300, thinking(78_400), 2300, 36),
  rated(2400, thinking(146_000), 2400, 43),
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
