import type { Cents } from './money.ts'

/** Bounds of a single deposit, in R$. */
export const DEPOSIT_MIN_REAIS = 10
export const DEPOSIT_MAX_REAIS = 50_000

/** How long a user waits for a raise of their own limit; a reduction applies at once. */
export const LIMIT_RAISE_DELAY_MS = 24 * 3_600_000

/** The limit a user has set on their deposits within 24 hours; null for none. */
export type OwnLimit = Cents | null

/** `next`: a higher limit, and when it takes effect. */
export type DepositLimit = { limit: OwnLimit; next: { limit: OwnLimit; fromMs: number } | null }

export const NO_DEPOSIT_LIMIT: DepositLimit = { limit: null, next: null }

const isHigher = (one: OwnLimit, other: OwnLimit) => other !== null && (one === null || one > other)

/** The limit at `nowMs`, with a due raise applied. */
export function depositLimitAt({ limit, next }: DepositLimit, nowMs: number): DepositLimit {
  return next && next.fromMs <= nowMs ? { limit: next.limit, next: null } : { limit, next }
}

/** Changes the limit: down at once, up later. Requesting the same raise again keeps its time. */
export function changeDepositLimit(stored: DepositLimit, requested: OwnLimit, nowMs: number): DepositLimit {
  const current = depositLimitAt(stored, nowMs)
  if (!isHigher(requested, current.limit)) return { limit: requested, next: null }
  if (current.next && current.next.limit === requested) return current
  return { limit: current.limit, next: { limit: requested, fromMs: nowMs + LIMIT_RAISE_DELAY_MS } }
}

/** The limit of a closed account: until `untilMs`, its owner's other limits can't exceed it. */
export type KeptLimit = { limit: Cents; untilMs: number }

/** A user's limit bounded by a kept one: the lower of the two, and the user's own when the kept one ends. */
export function applyKeptLimit(own: DepositLimit, kept: KeptLimit | null, nowMs: number): DepositLimit {
  const current = depositLimitAt(own, nowMs)
  if (!kept || kept.untilMs <= nowMs || !isHigher(current.limit, kept.limit)) return current
  const { limit } = depositLimitAt(current, kept.untilMs)
  return { limit: kept.limit, next: { limit, fromMs: kept.untilMs } }
}

/** The limit to keep when its account is closed: closing counts as removing the limit, with the same wait. */
export function keepLimit(current: DepositLimit, nowMs: number): KeptLimit | null {
  const { limit, next } = changeDepositLimit(current, null, nowMs)
  return limit === null || next === null ? null : { limit, untilMs: next.fromMs }
}
