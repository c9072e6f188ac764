import type { ArenaResult } from './arenaGame.ts'
import { type ArenaForm, FIRST_FORM, STREAK_WINS, scoreGame } from './scoreGame.ts'

/** A player's score, kept as sums: adding a result needs no earlier one. */
export type ArenaScore = {
  points: number
  games: number
  wins: number
  form: ArenaForm
  /** Games in which both sides showed up, and the sum of what each says about strength. */
  ratedGames: number
  performanceSum: number
  /** When the points were reached; before the first point, when the player entered. */
  reachedAtMs: number
}

/** A game on a player's sheet. `streak`: whether it started a streak, as one of its first wins, or was doubled by one. */
export type SheetLine = {
  outcome: ArenaResult['outcome']
  points: number
  isBerserk: boolean
  streak: 'none' | 'start' | 'double'
}

/** A win counts as a game at this much above the opponent's rating, a loss as much below. */
const PERFORMANCE_STEP = 400

const PERFORMANCE_SIGN = { win: 1, draw: 0, loss: -1, noShow: -1 } as const

export function startScore({ enteredAtMs }: { enteredAtMs: number }): ArenaScore {
  return {
    points: 0,
    games: 0,
    wins: 0,
    form: FIRST_FORM,
    ratedGames: 0,
    performanceSum: 0,
    reachedAtMs: enteredAtMs,
  }
}

/** Adds a player's next result; results come in the order in which their games ended. */
export function addResult(score: ArenaScore, result: ArenaResult): ArenaScore {
  const { points, form } = scoreGame(score.form, result)
  const strength = result.opponentRating + PERFORMANCE_SIGN[result.outcome] * PERFORMANCE_STEP
  return {
    points: score.points + points,
    games: score.games + 1,
    wins: score.wins + (result.outcome === 'win' ? 1 : 0),
    form,
    ratedGames: score.ratedGames + (result.isPlayed ? 1 : 0),
    performanceSum: score.performanceSum + (result.isPlayed ? strength : 0),
    reachedAtMs: points > 0 ? result.endedAtMs : score.reachedAtMs,
  }
}

/**
 * The rating at which a player performed, rounded; 0 without a game in which both sides showed up. By the
 * "algorithm of 400": the opponents' mean rating, plus 400 times (wins − losses) / games.
 */
export function performanceOf({ ratedGames, performanceSum }: ArenaScore): number {
  return ratedGames === 0 ? 0 : Math.round(performanceSum / ratedGames)
}

/** A player's sheet from all their results, in the order in which the games ended. */
export function sheetOf(
  results: readonly ArenaResult[],
  { enteredAtMs }: { enteredAtMs: number },
): { lines: SheetLine[]; score: ArenaScore } {
  const lines: SheetLine[] = []
  let score = startScore({ enteredAtMs })
  for (const result of results) {
    const { points, isDoubled } = scoreGame(score.form, result)
    score = addResult(score, result)
    const { outcome, isBerserk } = result
    lines.push({ outcome, points, isBerserk, streak: isDoubled ? 'double' : 'none' })
    if (score.form.winsInRow !== STREAK_WINS) continue
    for (const line of lines.slice(-STREAK_WINS)) line.streak = 'start'
  }
  return { lines, score }
}
