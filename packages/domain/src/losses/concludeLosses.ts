import type { GamePhase, Theme, TimeBand } from '@lance/chess/training'
import { errorsAllowed, type MeanLoss, NORMAL_95 } from './meanLoss.ts'
import { GAMES_LEAST, type LossReport, MOVES_LEAST, type PhaseRow, type TimeRow } from './reportLosses.ts'

export type LittleTime = Exclude<TimeBand, 'half'>

/** What the numbers show. Losses are per move; null: nothing stands out from chance. */
export type Conclusions = {
  /** The phase in which a move loses most. */
  phase: { phase: GamePhase; perMove: number; next: number } | null
  /** The phase that differs most from what is expected of the rating, and by how much; negative: less is lost. */
  rating: { phase: GamePhase; by: number } | null
  /** The little time with which a move loses more than with plenty of it. */
  time: { band: LittleTime; perMove: number; plenty: number } | null
  /** What mistakes are mostly about. */
  theme: { theme: Theme; mistakes: number } | null
  /** How the last games differ from those before. */
  trend: { last: number; before: number } | null
}

/** Three comparisons share an error of 5 % (Bonferroni): looking in three places must not find something thrice as often. */
const NORMAL_OF_THREE = 2.39
/** A theme needs so many mistakes, its own and the next one's together. */
const THEMED_LEAST = 20

const NOTHING: Conclusions = { phase: null, rating: null, time: null, theme: null, trend: null }

/** Draws the conclusions that a report supports; none from too few games. */
export function concludeLosses(report: LossReport): Conclusions {
  if (report.gamesMissing > 0) return NOTHING
  return {
    phase: concludePhase(report.phases),
    rating: concludeRating(report.phases),
    time: report.time && concludeTime(report.time),
    theme: concludeTheme(report),
    trend: concludeTrend(report),
  }
}

const isEnough = (mean: MeanLoss | null): mean is MeanLoss =>
  mean !== null && mean.games >= GAMES_LEAST && mean.moves >= MOVES_LEAST

/** Whether two means differ by more than chance explains. */
function differs(one: MeanLoss, other: MeanLoss, normal: number): boolean {
  const errors = errorsAllowed(Math.min(one.games, other.games), normal)
  return Math.abs(one.perMove - other.perMove) > errors * Math.hypot(one.error, other.error)
}

function concludePhase(rows: readonly PhaseRow[]): Conclusions['phase'] {
  const [most, next] = rows
    .flatMap(({ phase, mean }) => (isEnough(mean) ? [{ phase, mean }] : []))
    .sort((one, other) => other.mean.perMove - one.mean.perMove)
  if (most === undefined || next === undefined) return null
  if (!differs(most.mean, next.mean, NORMAL_OF_THREE)) return null
  return { phase: most.phase, perMove: most.mean.perMove, next: next.mean.perMove }
}

/** The worst phase first: what is lost too much teaches more than what is lost less. */
function concludeRating(rows: readonly PhaseRow[]): Conclusions['rating'] {
  const clear = rows
    .flatMap(({ phase, excess }) => (excess === null ? [] : [{ phase, by: excess.perMove, ...excess }]))
    .filter(({ by, error, games }) => Math.abs(by) > errorsAllowed(games, NORMAL_OF_THREE) * error)
    .sort((one, other) => other.by - one.by)
  const found = clear[0] !== undefined && clear[0].by > 0 ? clear[0] : clear.at(-1)
  return found === undefined ? null : { phase: found.phase, by: found.by }
}

function concludeTime(rows: readonly TimeRow[]): Conclusions['time'] {
  const plenty = rows.find(({ band }) => band === 'half')?.mean ?? null
  if (!isEnough(plenty)) return null
  const [worst] = rows
    .flatMap(({ band, mean }) => (band === 'half' || !isEnough(mean) ? [] : [{ band, mean }]))
    .filter(({ mean }) => mean.perMove > plenty.perMove && differs(mean, plenty, NORMAL_OF_THREE))
    .sort((one, other) => other.mean.perMove - one.mean.perMove)
  if (worst === undefined) return null
  return { band: worst.band, perMove: worst.mean.perMove, plenty: plenty.perMove }
}

function concludeTheme({ themes }: LossReport): Conclusions['theme'] {
  const [most, next] = themes
  if (most === undefined) return null
  const both = most.mistakes + (next?.mistakes ?? 0)
  const lead = most.mistakes - (next?.mistakes ?? 0)
  if (both < THEMED_LEAST || lead <= NORMAL_OF_THREE * Math.sqrt(both)) return null
  return { theme: most.theme, mistakes: most.mistakes }
}

function concludeTrend({ trend }: LossReport): Conclusions['trend'] {
  if (trend === null || !differs(trend.last, trend.before, NORMAL_95)) return null
  return { last: trend.last.perMove, before: trend.before.perMove }
}
