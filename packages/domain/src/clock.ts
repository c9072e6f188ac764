import type { Color } from '@lance/chess'
import { isDaily } from './timeControl.ts'

/**
 * Both clocks of a game as they stood when the turn began. `ply` counts the moves played, so White moves on even
 * ones. A turn that starts in the future is a clock that stands still until then.
 */
export type Clock = {
  timeControlS: number
  whiteMs: number
  blackMs: number
  ply: number
  turnStartedAtMs: number
  /** Before this no first move is late, whatever its limit. */
  firstMovesUntilMs?: number
}

/** There is no increment: sudden death, or so much for each move. Clocks are shown with it all the same. */
export const INCREMENT_MS = 0

/** Plies that must have been played before any clock runs: each side's first move. */
export const FIRST_MOVES = 2

/** Both sides have the time control's whole time, unless Black is to have another. */
export function startClock({
  timeControlS,
  blackMs = timeControlS * 1000,
  nowMs,
}: {
  timeControlS: number
  blackMs?: number
  nowMs: number
}): Clock {
  return { timeControlS, whiteMs: timeControlS * 1000, blackMs, ply: 0, turnStartedAtMs: nowMs }
}

export function turnOfPly(ply: number): Color {
  return ply % 2 === 0 ? 'white' : 'black'
}

export function otherColor(color: Color): Color {
  return color === 'white' ? 'black' : 'white'
}

/** White's clock starts after Black's first move; until then nobody's time is spent. */
export function isClockRunning({ ply }: Pick<Clock, 'ply'>): boolean {
  return ply >= FIRST_MOVES
}

/** What a side has left at `nowMs`, in ms, never negative. */
export function leftMs(clock: Clock, { color, nowMs }: { color: Color; nowMs: number }): number {
  const ms = color === 'white' ? clock.whiteMs : clock.blackMs
  if (!isClockRunning(clock) || turnOfPly(clock.ply) !== color) return ms
  return Math.max(0, ms - Math.max(0, nowMs - clock.turnStartedAtMs))
}

/**
 * When the side to move is due: its flag, or before that the limit of its first move (a daily game has its time
 * for each move from the first on).
 */
export function dueAtMs(clock: Clock, { firstMoveMs }: { firstMoveMs: number }): number {
  const ownMs = turnOfPly(clock.ply) === 'white' ? clock.whiteMs : clock.blackMs
  if (isClockRunning(clock) || isDaily(clock.timeControlS)) return clock.turnStartedAtMs + ownMs
  return Math.max(clock.turnStartedAtMs + firstMoveMs, clock.firstMovesUntilMs ?? 0)
}

/** Whether the side to move has used up its time. At the very moment it is due, it has. */
export function isPastDue(clock: Clock, limits: { firstMoveMs: number; nowMs: number }): boolean {
  return limits.nowMs >= dueAtMs(clock, limits)
}

/**
 * Charges the side to move for a move from the start of its turn to the move's receipt, and starts the other's
 * turn at `nowMs`. A daily game gives the mover his whole time back. `moverLeftMs` is what his clock showed.
 */
export function chargeMove(
  clock: Clock,
  { receivedAtMs, nowMs }: { receivedAtMs: number; nowMs: number },
): { clock: Clock; moverLeftMs: number } {
  const color = turnOfPly(clock.ply)
  const moverLeftMs = leftMs(clock, { color, nowMs: receivedAtMs })
  const keptMs = isDaily(clock.timeControlS) ? clock.timeControlS * 1000 : moverLeftMs
  const whiteMs = color === 'white' ? keptMs : clock.whiteMs
  const blackMs = color === 'black' ? keptMs : clock.blackMs
  return { clock: { ...clock, whiteMs, blackMs, ply: clock.ply + 1, turnStartedAtMs: nowMs }, moverLeftMs }
}

/**
 * Stops the clock of the side to move for an outage: it is charged up to the last sign of the server that held its
 * socket, and runs again at `resumeAtMs`. A flag that had fallen before stays fallen. `creditMs` is what the
 * outage would have cost.
 */
export function stopClock(
  clock: Clock,
  { lastSignMs, resumeAtMs }: { lastSignMs: number; resumeAtMs: number },
): { clock: Clock; creditMs: number } {
  const stoppedAtMs = Math.max(lastSignMs, clock.turnStartedAtMs)
  const creditMs = resumeAtMs - stoppedAtMs
  const color = turnOfPly(clock.ply)
  const ownMs = leftMs(clock, { color, nowMs: stoppedAtMs })
  if (creditMs <= 0 || ownMs === 0) return { clock, creditMs: 0 }
  const own = color === 'white' ? { whiteMs: ownMs } : { blackMs: ownMs }
  return { clock: { ...clock, ...own, turnStartedAtMs: resumeAtMs }, creditMs }
}

/** Whoever comes back while his clock stands still for an outage starts it by that. */
export function resumeClock(clock: Clock, { nowMs }: { nowMs: number }): Clock {
  return clock.turnStartedAtMs > nowMs ? { ...clock, turnStartedAtMs: nowMs } : clock
}
