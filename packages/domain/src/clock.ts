import type { Color } from '@lance/chess'
import { firstMoveLimitMs, initialMs, type Pace } from './pace.ts'
import { isDaily } from './timeControl.ts'

/** Which sides went berserk: they gave up half their time and their increment. */
export type BerserkSides = Readonly<Record<Color, boolean>>

/** Neither side; one object for all games, nearly none of which allow it. */
export const NOT_BERSERK: BerserkSides = Object.freeze({ white: false, black: false })

/**
 * Both clocks of a game at the start of the turn. `ply` counts the moves played, so White moves on even ones, unless Black moved
 * first.
 * If the turn starts in the future, the clock is stopped until then.
 */
export type Clock = Pace & {
  whiteMs: number
  blackMs: number
  ply: number
  turnStartedAtMs: number
  /** Who made the first move; White if it is not given. */
  firstMover?: Color
  /** These sides earn no increment. */
  berserk: BerserkSides
  /** Until then no first move is late, whatever its limit. */
  firstMovesUntilMs?: number
}

/** Plies before any clock runs: each side's first move. */
export const FIRST_MOVE_PLIES = 2

/** Both sides start with the pace's full time, unless `blackMs` differs. */
export function startClock({
  pace: { timeControlS, incrementS },
  blackMs,
  nowMs,
}: {
  pace: Pace
  blackMs?: number
  nowMs: number
}): Clock {
  const whiteMs = initialMs({ timeControlS, incrementS })
  return {
    timeControlS,
    incrementS,
    whiteMs,
    blackMs: blackMs ?? whiteMs,
    ply: 0,
    turnStartedAtMs: nowMs,
    berserk: NOT_BERSERK,
  }
}

export function turnOfPly(ply: number): Color {
  return ply % 2 === 0 ? 'white' : 'black'
}

/** The side to move. */
const moverOf = ({ ply, firstMover }: Clock): Color => turnOfPly(firstMover === 'black' ? ply + 1 : ply)

export function otherColor(color: Color): Color {
  return color === 'white' ? 'black' : 'white'
}

/** How many of the first `ply` moves of a game this side made. */
export function movesMadeBy(color: Color, ply: number): number {
  return color === 'white' ? Math.ceil(ply / 2) : Math.floor(ply / 2)
}

/** White's clock starts after Black's first move; until then neither clock runs. */
export function isClockRunning({ ply }: Pick<Clock, 'ply'>): boolean {
  return ply >= FIRST_MOVE_PLIES
}

/** The time a side has left at `nowMs`, in ms, never negative. */
export function leftMs(clock: Clock, { color, nowMs }: { color: Color; nowMs: number }): number {
  const ms = color === 'white' ? clock.whiteMs : clock.blackMs
  if (!isClockRunning(clock) || moverOf(clock) !== color) return ms
  return Math.max(0, ms - Math.max(0, nowMs - clock.turnStartedAtMs))
}

/**
 * When the side to move runs out of time: when it flags or, for its first move, at that move's limit, which is
 * `firstMoveMs` or less for fast games. A daily game gives its full time for each move, the first included.
 */
export function dueAtMs(clock: Clock, { firstMoveMs }: { firstMoveMs: number }): number {
  const ownMs = moverOf(clock) === 'white' ? clock.whiteMs : clock.blackMs
  if (isClockRunning(clock) || isDaily(clock.timeControlS)) return clock.turnStartedAtMs + ownMs
  const limitMs = firstMoveLimitMs(clock, { limitMs: firstMoveMs })
  return Math.max(clock.turnStartedAtMs + limitMs, clock.firstMovesUntilMs ?? 0)
}

/** Whether the side to move has run out of time; at exactly the due time, it has. */
export function isPastDue(clock: Clock, limits: { firstMoveMs: number; nowMs: number }): boolean {
  return limits.nowMs >= dueAtMs(clock, limits)
}

/**
 * Charges the side to move from the start of its turn to the receipt of its move, adds the increment, and starts
 * the other side's turn at `nowMs`. First moves are free and earn no increment; nor does a side that went
 * berserk. A daily game resets the mover's clock. `moverLeftMs` is that clock after the move, but before it is
 * reset.
 */
export function chargeMove(
  clock: Clock,
  { receivedAtMs, nowMs }: { receivedAtMs: number; nowMs: number },
): { clock: Clock; moverLeftMs: number } {
  const color = moverOf(clock)
  const earnedMs = isClockRunning(clock) && !clock.berserk[color] ? clock.incrementS * 1000 : 0
  const moverLeftMs = leftMs(clock, { color, nowMs: receivedAtMs }) + earnedMs
  const keptMs = isDaily(clock.timeControlS) ? clock.timeControlS * 1000 : moverLeftMs
  const whiteMs = color === 'white' ? keptMs : clock.whiteMs
  const blackMs = color === 'black' ? keptMs : clock.blackMs
  return { clock: { ...clock, whiteMs, blackMs, ply: clock.ply + 1, turnStartedAtMs: nowMs }, moverLeftMs }
}

/** The clock once this side has gone berserk: it has `leftMs`, and earns no increment. No clock runs yet. */
export function startBerserk(clock: Clock, { color, leftMs }: { color: Color; leftMs: number }): Clock {
  const own = color === 'white' ? { whiteMs: leftMs } : { blackMs: leftMs }
  return { ...clock, ...own, berserk: { ...clock.berserk, [color]: true } }
}

/**
 * Stops the clock of the side to move for an outage: charges it up to the last heartbeat of the server that
 * had its socket, and restarts it at `resumeAtMs`. A side that had already flagged stays flagged. `creditMs`
 * is the time that the outage would have cost.
 */
export function stopClock(
  clock: Clock,
  { lastHeartbeatMs, resumeAtMs }: { lastHeartbeatMs: number; resumeAtMs: number },
): { clock: Clock; creditMs: number } {
  const stoppedAtMs = Math.max(lastHeartbeatMs, clock.turnStartedAtMs)
  const creditMs = resumeAtMs - stoppedAtMs
  const color = moverOf(clock)
  const ownMs = leftMs(clock, { color, nowMs: stoppedAtMs })
  if (creditMs <= 0 || ownMs === 0) return { clock, creditMs: 0 }
  const own = color === 'white' ? { whiteMs: ownMs } : { blackMs: ownMs }
  return { clock: { ...clock, ...own, turnStartedAtMs: resumeAtMs }, creditMs }
}

/** Restarts a clock stopped for an outage when the side to move returns early. */
export function resumeClock(clock: Clock, { nowMs }: { nowMs: number }): Clock {
  return clock.turnStartedAtMs > nowMs ? { ...clock, turnStartedAtMs: nowMs } : clock
}
