import type { Time } from '../context.ts'

export type AdjustableTime = Time & { advance(byMs: number): void }

/** A time that follows another and can be moved forward. */
export function makeAdjustableTime(base: Time): AdjustableTime {
  let aheadMs = 0
  return {
    nowMs: () => base.nowMs() + aheadMs,
    advance(byMs) {
      aheadMs += byMs
    },
  }
}
