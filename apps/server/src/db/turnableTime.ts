import type { Time } from '../context.ts'

export type TurnableTime = Time & { advance(byMs: number): void }

/** A time that runs on from another and can be turned forward by hand. */
export function makeTurnableTime(base: Time): TurnableTime {
  let aheadMs = 0
  return {
    nowMs: () => base.nowMs() + aheadMs,
    advance(byMs) {
      aheadMs += byMs
    },
  }
}
