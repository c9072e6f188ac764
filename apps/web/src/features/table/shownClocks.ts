import type { Color } from '@lance/chess'
import { isClockRunning, isDaily, otherColor } from '@lance/domain'
import { colorIn, type GameState, isBerserk, isUnsent } from '../room/index.ts'

/** What both clocks show, in ms, and which one runs. */
export type ShownClocks = { white: number; black: number; running: Color | null }

/**
 * The clocks at `nowMs` by this browser's clock: the server's, continued from when they arrived. Our own
 * pending move has stopped our clock, with its increment, and started the opponent's; the server's answer will
 * say how much time it really took. Until a move is sent, our clock goes on.
 */
export function shownClocks(state: GameState, nowMs: number): ShownClocks {
  const { record, receivedAtMs } = state
  const pending = isUnsent(state) ? null : state.pending
  if (record === null) return { white: 0, black: 0, running: null }
  const clocks: ShownClocks = { white: record.whiteMs, black: record.blackMs, running: null }
  if (record.status !== 'playing') return clocks
  const untilMs = pending?.madeAtMs ?? nowMs
  if (record.running) {
    clocks.running = record.turn
    clocks[record.turn] = Math.max(0, clocks[record.turn] - Math.max(0, untilMs - receivedAtMs))
  }
  if (pending === null) return clocks
  const mover = colorIn(record, state.userId)
  if (mover !== null && isDaily(record.timeControl)) clocks[mover] = record.timeControl * 1000
  else if (mover !== null && record.running && !isBerserk(record, mover))
    clocks[mover] += (record.increment ?? 0) * 1000
  const next = otherColor(record.turn)
  clocks.running = isClockRunning(pending) ? next : null
  if (clocks.running !== null)
    clocks[next] = Math.max(0, clocks[next] - Math.max(0, nowMs - pending.madeAtMs))
  return clocks
}

/** Below this, a clock shows tenths. */
export const TENTHS_BELOW_MS = 20_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What a clock shows: days and hours, hours and minutes, or digits. The units are translated elsewhere. */
export type ClockReading =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'digits'; digits: string }

/** Rounded down, so that a clock shows zero only when there is nothing left. */
export function readClock(ms: number, { isDaily }: { isDaily: boolean }): ClockReading {
  const hours = Math.floor(ms / HOUR_MS)
  const minutes = Math.floor((ms % HOUR_MS) / 60_000)
  if (isDaily && ms >= DAY_MS) return { unit: 'days', days: Math.floor(ms / DAY_MS), hours: hours % 24 }
  if (isDaily && hours > 0) return { unit: 'hours', hours, minutes }
  const seconds = String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')
  if (hours > 0) return { unit: 'digits', digits: `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` }
  const tenths = ms < TENTHS_BELOW_MS ? `.${Math.floor((ms % 1000) / 100)}` : ''
  return { unit: 'digits', digits: `${minutes}:${seconds}${tenths}` }
}

/** In how many ms a running clock's reading changes: every second, below 20 s every tenth. */
export function nextReadingMs(ms: number): number {
  const step = ms <= TENTHS_BELOW_MS ? 100 : 1000
  return (ms % step) + 1
}
