import {
  GAME_PHASES,
  type GamePhase,
  LOSS_THEMES,
  type Loss,
  type Theme,
  TIME_BANDS,
  type TimeBand,
} from '@lance/chess/training'
import type { Speed } from '../timeControl.ts'
import { expectedLoss } from './expectedLosses.ts'
import type { GameSummary, SummaryResult, SummarySource } from './gameSummary.ts'
import { type MeanLoss, meanLoss } from './meanLoss.ts'

/** So many games, and so many moves of what is compared, before anything is concluded. */
export const GAMES_LEAST = 10
export const MOVES_LEAST = 60
/** What "the last games" are. */
export const LAST_GAMES = 20

/** Null: of every kind. */
export type LossFilter = { speed: Speed | null; source: SummarySource | null; isLastOnly: boolean }

/** What one's moves lost beyond the expectation of one's rating, over the games with a rating. */
export type Excess = { expected: number; perMove: number; error: number; games: number; moves: number }

export type PhaseRow = { phase: GamePhase; mean: MeanLoss | null; excess: Excess | null }
export type TimeRow = { band: TimeBand; mean: MeanLoss | null }
/** `lost`: in all of these mistakes together. */
export type ThemeRow = { theme: Theme; mistakes: number; lost: number }

export type LossReport = {
  games: number
  moves: number
  results: Readonly<Record<SummaryResult, number>>
  /** How many more games are needed for conclusions. */
  gamesMissing: number
  mean: MeanLoss | null
  phases: readonly PhaseRow[]
  /** Null if no game had clocks. */
  time: readonly TimeRow[] | null
  mistakes: number
  /** The most frequent first. */
  themes: readonly ThemeRow[]
  /** The last games, and those before them; null until there are enough of both. */
  trend: { last: MeanLoss; before: MeanLoss } | null
}

/** The games that a filter leaves. `summaries`: the newest first. */
export function filterSummaries(
  summaries: readonly GameSummary[],
  { speed, source, isLastOnly }: LossFilter,
): readonly GameSummary[] {
  const fitting = summaries.filter(
    (one) => (speed === null || one.speed === speed) && (source === null || one.source === source),
  )
  return isLastOnly ? fitting.slice(0, LAST_GAMES) : fitting
}

/** Adds up what was lost in these games, the newest first. */
export function reportLosses(summaries: readonly GameSummary[]): LossReport {
  const mean = meanLoss(summaries.map(lossOf))
  const timed = summaries.flatMap(({ time }) => time ?? [])
  const count = (result: SummaryResult) => summaries.filter((one) => one.result === result).length
  return {
    games: summaries.length,
    moves: mean?.moves ?? 0,
    results: { won: count('won'), drawn: count('drawn'), lost: count('lost') },
    gamesMissing: Math.max(0, GAMES_LEAST - summaries.length),
    mean,
    phases: GAME_PHASES.map((phase) => ({
      phase,
      mean: meanLoss(summaries.map(({ phases }) => phases[phase])),
      excess: excessOf(summaries, phase),
    })),
    time:
      timed.length === 0
        ? null
        : TIME_BANDS.map((band) => ({ band, mean: meanLoss(timed.map((time) => time[band])) })),
    mistakes: summaries.reduce((sum, { mistakes }) => sum + mistakes.moves, 0),
    themes: listThemes(summaries),
    trend: trendOf(summaries),
  }
}

function lossOf({ phases }: GameSummary): Loss {
  const all = GAME_PHASES.map((phase) => phases[phase])
  return {
    moves: all.reduce((sum, { moves }) => sum + moves, 0),
    lost: all.reduce((sum, { lost }) => sum + lost, 0),
  }
}

/** Null without enough games of a rating with an expectation. */
function excessOf(summaries: readonly GameSummary[], phase: GamePhase): Excess | null {
  const rated = summaries.flatMap(({ rating, phases }) => {
    const expected = rating === null ? null : expectedLoss(rating, phase)
    return expected === null ? [] : [{ ...phases[phase], ...expected }]
  })
  const own = meanLoss(rated.map(({ moves, lost, perMove }) => ({ moves, lost: lost - perMove * moves })))
  if (own === null || own.games < GAMES_LEAST || own.moves < MOVES_LEAST) return null
  const average = (of: (one: (typeof rated)[number]) => number) =>
    rated.reduce((sum, one) => sum + of(one) * one.moves, 0) / own.moves
  const expected = average(({ perMove }) => perMove)
  const expectedError = average(({ perMove, relativeError }) => perMove * relativeError)
  return { ...own, expected, error: Math.hypot(own.error, expectedError) }
}

function listThemes(summaries: readonly GameSummary[]): ThemeRow[] {
  return LOSS_THEMES.map((theme) => {
    const losses = summaries.flatMap(({ themes }) => themes[theme] ?? [])
    const sum = (of: (loss: Loss) => number) => losses.reduce((all, loss) => all + of(loss), 0)
    return { theme, mistakes: sum(({ moves }) => moves), lost: sum(({ lost }) => lost) }
  })
    .filter(({ mistakes }) => mistakes > 0)
    .sort((one, other) => other.mistakes - one.mistakes || other.lost - one.lost)
}

function trendOf(summaries: readonly GameSummary[]): LossReport['trend'] {
  if (summaries.length < 2 * LAST_GAMES) return null
  const last = meanLoss(summaries.slice(0, LAST_GAMES).map(lossOf))
  const before = meanLoss(summaries.slice(LAST_GAMES).map(lossOf))
  return last === null || before === null ? null : { last, before }
}
