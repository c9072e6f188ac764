import { JUDGEMENT_THRESHOLDS } from '../review/judgeMove.ts'
import { GAME_PHASES, type GamePhase } from './gamePhase.ts'
import { THEMES, type Theme } from './theme.ts'

/** Moves, and what they lost together: percentage points of winning chances. Losses add up over games. */
export type Loss = { moves: number; lost: number }

/**
 * How much time was left before a move: more than half of the initial time, down to a quarter, down to a tenth, and less than
 * that or than ten seconds.
 */
export const TIME_BANDS = ['half', 'quarter', 'tenth', 'last'] as const
export type TimeBand = (typeof TIME_BANDS)[number]

/** The endgame is a phase here. */
export const LOSS_THEMES = THEMES.filter((theme) => theme !== 'endgame')

/** What one side lost in a game, and where. */
export type GameLosses = {
  phases: Readonly<Record<GamePhase, Loss>>
  /**
   * By time left, without the opening, whose moves are known and played at once. Null for a game without clocks.
   */
  time: Readonly<Record<TimeBand, Loss>> | null
  /** Moves that are mistakes or worse. */
  mistakes: Loss
  /** The mistakes by what would have been better; one may have several themes, or none. */
  themes: Readonly<Partial<Record<Theme, Loss>>>
}

/** One move of the side. `leftMs`: its clock before the move, null if unknown. `themes`: of the better move. */
export type LostMove = { phase: GamePhase; lost: number; leftMs: number | null; themes: readonly Theme[] }

const LAST_MS = 10_000
/** From these shares of the initial time down. */
const QUARTER_FROM = 0.5
const TENTH_FROM = 0.25
const LAST_FROM = 0.1

/** The band of a clock in a game that began with `initialMs`. */
export function timeBandOf(leftMs: number, initialMs: number): TimeBand {
  if (leftMs < LAST_MS || leftMs < LAST_FROM * initialMs) return 'last'
  if (leftMs < TENTH_FROM * initialMs) return 'tenth'
  return leftMs <= QUARTER_FROM * initialMs ? 'quarter' : 'half'
}

/**
 * Adds up the moves of one side, to tenths of a point. `initialMs`: what its clock began with, null for a game without clocks.
 */
export function addUpLosses(moves: readonly LostMove[], initialMs: number | null): GameLosses {
  const phases = emptyLosses(GAME_PHASES)
  const time = emptyLosses(TIME_BANDS)
  const mistakes = { moves: 0, lost: 0 }
  const themes: Partial<Record<Theme, Loss>> = {}
  for (const { phase, lost, leftMs, themes: found } of moves) {
    add(phases[phase], lost)
    if (initialMs !== null && leftMs !== null && phase !== 'opening')
      add(time[timeBandOf(leftMs, initialMs)], lost)
    if (lost < JUDGEMENT_THRESHOLDS.mistake) continue
    add(mistakes, lost)
    for (const theme of LOSS_THEMES) {
      if (!found.includes(theme)) continue
      const known = themes[theme] ?? { moves: 0, lost: 0 }
      add(known, lost)
      themes[theme] = known
    }
  }
  const isTimed = TIME_BANDS.some((band) => time[band].moves > 0)
  for (const loss of [...Object.values(phases), ...Object.values(time), mistakes, ...Object.values(themes)])
    loss.lost = Math.round(loss.lost * 10) / 10
  return { phases, time: isTimed ? time : null, mistakes, themes }
}

function emptyLosses<Key extends string>(keys: readonly Key[]): Record<Key, Loss> {
  return Object.fromEntries(keys.map((key) => [key, { moves: 0, lost: 0 }])) as Record<Key, Loss>
}

function add(loss: Loss, lost: number): void {
  loss.moves++
  loss.lost += lost
}
