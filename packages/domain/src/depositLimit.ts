import type { Cents } from './money.ts'

/** A single deposit, in R$. */
export const DEPOSIT_MIN_REAIS = 10
export const DEPOSIT_MAX_REAIS = 50_000

/** A raise of one's own limit holds after this long; a reduction at once. */
export const LIMIT_RAISE_WAITS_MS = 24 * 3_600_000

/** What somebody may deposit within 24 hours by his own wish; null: as much as he likes. */
export type OwnLimit = Cents | null

/** `next`: a higher limit, and from when it holds. */
export type DepositLimit = { limit: OwnLimit; next: { limit: OwnLimit; fromMs: number } | null }

export const NO_DEPOSIT_LIMIT: DepositLimit = { limit: null, next: null }

const isHigher = (one: OwnLimit, other: OwnLimit) => other !== null && (one === null || one > other)

/** The limit as it stands now: a raise whose time has come is one. */
export function depositLimitAt({ limit, next }: DepositLimit, nowMs: number): DepositLimit {
  return next && next.fromMs <= nowMs ? { limit: next.limit, next: null } : { limit, next }
}

/** Asks for another limit: lower ones hold at once, higher ones later; asked for again, a raise keeps its time. */
export function changeDepositLimit(stored: DepositLimit, wanted: OwnLimit, nowMs: number): DepositLimit {
  const current = depositLimitAt(stored, nowMs)
  if (!isHigher(wanted, current.limit)) return { limit: wanted, next: null }
  if (current.next && current.next.limit === wanted) return current
  return { limit: current.limit, next: { limit: wanted, fromMs: nowMs + LIMIT_RAISE_WAITS_MS } }
}

/** The limit of an account that was closed: until then, no other limit of its owner holds above it. */
export type KeptLimit = { limit: Cents; untilMs: number }

/** What holds of one's own limit while one is kept: the lower of both, and the own one from the end of the other. */
export function boundByKept(own: DepositLimit, kept: KeptLimit | null, nowMs: number): DepositLimit {
  const current = depositLimitAt(own, nowMs)
  if (!kept || kept.untilMs <= nowMs || !isHigher(current.limit, kept.limit)) return current
  const { limit } = depositLimitAt(current, kept.untilMs)
  return { limit: kept.limit, next: { limit, fromMs: kept.untilMs } }
}

/** What is kept of a limit whose account is closed now: closing asks for no limit, and waits like asking. */
export function keepLimit(current: DepositLimit, nowMs: number): KeptLimit | null {
  const { limit, next } = changeDepositLimit(current, null, nowMs)
  return limit === null || next === null ? null : { limit, untilMs: next.fromMs }
}
