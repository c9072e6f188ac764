const DAY_MS = 86_400_000

/** Checks that an account may begin within `ATTEMPTS_MS`: each costs the operator, and may be a guess. */
export const IDENTITY_ATTEMPTS_MAX = 5
export const ATTEMPTS_MS = 30 * DAY_MS

/** How long a check stays open. */
export const CHECK_OPEN_MS = 3 * DAY_MS

/** How long a check that is over is kept, so that attempts can be counted. */
export const CHECK_KEPT_MS = 30 * DAY_MS

/** When to ask the provider again: soon at first, and rarely about an old check. */
export const POLL_MIN_MS = 30_000
const POLL_MAX_MS = 3_600_000
export const pollAfterMs = (ageMs: number): number =>
  Math.min(POLL_MAX_MS, Math.max(POLL_MIN_MS, Math.round(ageMs / 10)))
