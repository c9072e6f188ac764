import type { Time } from '../context.ts'

export type TurnableTime = Time & { advance(byMs: number): void }

/** A time that follows another and can be moved forward. */
export function makeTurnableTime(base: Time): TurnableTime {
  let aheadMs = 0
  return {
    nowMs: () => base.nowMs() + aheadMs,
    advance(byMs) {
      aheadMs += byMs
    },
  }
}
