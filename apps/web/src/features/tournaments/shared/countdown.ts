import { useSyncExternalStore } from 'react'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The time left in a language: 0:07, 12:30, 3 h 05 min, 2 dias 4 h. Seconds are rounded up. A number stays on the
 * line of its unit.
 */
export function countdownText(leftMs: number, language: string): string {
  const left = Math.max(0, leftMs)
  const [days, hours] = [Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS)]
  const write = (amount: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { useGrouping: false, ...options }).format(amount)
  const writeUnit = (amount: number, unit: string, options?: Intl.NumberFormatOptions) =>
    write(amount, { style: 'unit', unit, unitDisplay: 'short', ...options }).replace(' ', '\u00a0')
  if (days > 0) return `${writeUnit(days, 'day')} ${writeUnit(hours, 'hour')}`
  if (hours > 0)
    return `${writeUnit(hours, 'hour')} ${writeUnit(Math.floor((left % HOUR_MS) / MINUTE_MS), 'minute', TWO_DIGITS)}`
  const seconds = Math.ceil(left / SECOND_MS)
  return `${write(Math.floor(seconds / 60), {})}:${write(seconds % 60, TWO_DIGITS)}`
}

const TWO_DIGITS = { minimumIntegerDigits: 2 }

/** How many minutes are left until a start, rounded up: 1 in the last minute, then 0. */
export const minutesLeft = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / MINUTE_MS))

const TICK_MS = 500

const watchers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let tickMs = Date.now()

/** One timer serves all countdowns of the page. */
function watchTicks(onTick: () => void): () => void {
  watchers.add(onTick)
  timer ??= setInterval(() => {
    tickMs = Date.now()
    for (const watcher of watchers) watcher()
  }, TICK_MS)
  return () => {
    watchers.delete(onTick)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The last tick; while none come, the present, in steps of a tick. */
function lastTick(): number {
  if (timer === undefined && Math.abs(Date.now() - tickMs) >= TICK_MS) tickMs = Date.now()
  return tickMs
}

const watchNothing = () => () => {}

/** The server's time by this browser's clock, in ms, updated twice a second while it is wanted. */
export const useNow = (serverAheadMs: number, isWanted = true): number =>
  useSyncExternalStore(isWanted ? watchTicks : watchNothing, lastTick, lastTick) + serverAheadMs
