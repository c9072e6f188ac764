import { ALTERNATIVES_MAX, alternativesOf } from './choiceModel.ts'
import type { DriftCell, DriftReport } from './drift.ts'
import type { JudgedGame } from './judgedGame.ts'
import { paceSkill, skillOfRating } from './paceSkill.ts'
import { PLAY_MODEL } from './parameters.ts'
import { personAt } from './personAt.ts'
import type { PlayModel } from './playModel.ts'

/** A band of ratings, in points. */
export const DRIFT_BAND = 400
/** Up to so many points are next to nothing. */
const GOOD_WITHIN = 2
/** A move is hard if a person of that rating finds a good one less often than this. */
const HARD_BELOW = 0.5
/** Fewer games or moves say nothing. */
const LEAST = { games: 50, moves: 300 }
/** Players improve, fashions change: so much is let pass even if it is certain. What is less certain than this is chance. */
const HONEST_CHANGE = 0.12
const CERTAIN_Z = 4
/** Ratings less certain than this say little about how well their players play. */
export const DRIFT_DEVIATION_MAX = 110

/**
 * Counts games of the site into cells, for `checkDrift`. Games of players who were raised, or whose rating is less certain
 * than `DRIFT_DEVIATION_MAX`, should be left out.
 */
export function countDrift(games: readonly JudgedGame[], model: PlayModel = PLAY_MODEL): DriftCell[] {
  return mergeCells(games.flatMap((game) => cellsOf(game, model)))
}

/** Adds up the cells of the same rating and difficulty, such as those of several nights. */
export function mergeCells(cells: readonly DriftCell[]): DriftCell[] {
  const merged = new Map<string, DriftCell>()
  for (const cell of cells) {
    const key = `${cell.ratingFrom} ${cell.isHard}`
    const before = merged.get(key)
    merged.set(key, before === undefined ? cell : addCells(before, cell))
  }
  return [...merged.values()].sort((one, other) => one.ratingFrom - other.ratingFrom)
}

function cellsOf(game: JudgedGame, model: PlayModel): DriftCell[] {
  const ratingFrom = Math.floor(game.rating / DRIFT_BAND) * DRIFT_BAND
  return [...countGame(game, model)]
    .filter(([, { moves }]) => moves > 0)
    .map(([isHard, { moves, expected, seen }]) => {
      return { ratingFrom, isHard, games: 1, moves, expected, seen, variance: (seen - expected) ** 2 }
    })
}

function addCells(one: DriftCell, other: DriftCell): DriftCell {
  return {
    ...one,
    games: one.games + other.games,
    moves: one.moves + other.moves,
    expected: one.expected + other.expected,
    seen: one.seen + other.seen,
    variance: one.variance + other.variance,
  }
}

type Counted = { moves: number; expected: number; seen: number }

function countGame(game: JudgedGame, model: PlayModel): Map<boolean, Counted> {
  const counts = new Map([true, false].map((isHard) => [isHard, { moves: 0, expected: 0, seen: 0 }]))
  const [skill, shift] = [skillOfRating(game.rating), paceSkill(game)]
  const chances = new Float64Array(ALTERNATIVES_MAX)
  for (const move of game.moves) {
    const alternatives = alternativesOf(move)
    personAt(alternatives, { ply: move.ply, model })({ skill, shift }, chances)
    const expected = alternatives.points.reduce(
      (sum, points, at) => sum + (points <= GOOD_WITHIN ? (chances[at] ?? 0) : 0),
      0,
    )
    const count = counts.get(expected < HARD_BELOW)
    if (count === undefined) continue
    count.moves++
    count.expected += expected
    if ((alternatives.points[alternatives.played] ?? 0) <= GOOD_WITHIN) count.seen++
  }
  return counts
}

/** Says whether what honest players of the site do still fits the model, cell by cell. */
export function checkDrift(cells: readonly DriftCell[]): DriftReport {
  const judged = cells.map((cell) => {
    const { games, moves, expected, seen, variance } = cell
    const offBy = expected === 0 ? 0 : seen / expected - 1
    const z = variance === 0 ? 0 : (seen - expected) / Math.sqrt(variance)
    const isEnough = games >= LEAST.games && moves >= LEAST.moves
    return {
      ...cell,
      offBy,
      z,
      isOff: isEnough && Math.abs(z) >= CERTAIN_Z && Math.abs(offBy) >= HONEST_CHANGE,
    }
  })
  return { isOff: judged.some(({ isOff }) => isOff), cells: judged }
}
