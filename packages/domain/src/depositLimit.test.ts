import { describe, expect, it } from 'vitest'
import {
  applyKeptLimit,
  changeDepositLimit,
  depositLimitAt,
  keepLimit,
  LIMIT_RAISE_DELAY_MS,
  NO_DEPOSIT_LIMIT,
} from './depositLimit.ts'
import { asCents } from './money.ts'

const low = asCents(5000n)
const high = asCents(20_000n)
const DAY_MS = LIMIT_RAISE_DELAY_MS

describe('changeDepositLimit', () => {
  it('lowers a limit at once, also from none [PLAY-3]', () => {
    const lowered = changeDepositLimit(NO_DEPOSIT_LIMIT, high, 0)
    expect(lowered).toEqual({ limit: high, next: null })
    expect(changeDepositLimit(lowered, low, 1)).toEqual({ limit: low, next: null })
  })

  it('raises a limit a day later, also to none [PLAY-3]', () => {
    const raised = changeDepositLimit({ limit: low, next: null }, high, 0)
    expect(raised).toEqual({ limit: low, next: { limit: high, fromMs: DAY_MS } })
    expect(depositLimitAt(raised, DAY_MS - 1)).toEqual(raised)
    expect(depositLimitAt(raised, DAY_MS)).toEqual({ limit: high, next: null })
    expect(changeDepositLimit({ limit: low, next: null }, null, 0).next).toEqual({
      limit: null,
      fromMs: DAY_MS,
    })
  })

  it('keeps the time of a raise requested again, and restarts it for a different raise', () => {
    const raised = changeDepositLimit({ limit: low, next: null }, high, 0)
    expect(changeDepositLimit(raised, high, 1000)).toEqual(raised)
    expect(changeDepositLimit(raised, null, 1000).next?.fromMs).toBe(DAY_MS + 1000)
  })

  it('cancels a pending raise when the limit is lowered or kept', () => {
    const raised = changeDepositLimit({ limit: low, next: null }, high, 0)
    expect(changeDepositLimit(raised, low, 1000)).toEqual({ limit: low, next: null })
  })
})

describe('the limit of a closed account', () => {
  const kept = { limit: low, untilMs: 100 }

  it('is kept for as long as its removal would have taken', () => {
    expect(keepLimit({ limit: low, next: null }, 5)).toEqual({ limit: low, untilMs: 5 + DAY_MS })
    expect(keepLimit(NO_DEPOSIT_LIMIT, 5)).toBeNull()
  })

  it('keeps the time of a pending removal, but not of a pending raise', () => {
    expect(keepLimit({ limit: low, next: { limit: null, fromMs: 50 } }, 5)).toEqual({
      limit: low,
      untilMs: 50,
    })
    const raised = { limit: low, next: { limit: high, fromMs: 50 } }
    expect(keepLimit(raised, 5)).toEqual({ limit: low, untilMs: 5 + DAY_MS })
    expect(keepLimit(raised, 60)).toEqual({ limit: high, untilMs: 60 + DAY_MS })
  })

  it('bounds a higher limit, or none, until it ends', () => {
    expect(applyKeptLimit(NO_DEPOSIT_LIMIT, kept, 0)).toEqual({
      limit: low,
      next: { limit: null, fromMs: 100 },
    })
    const own = { limit: high, next: { limit: null, fromMs: 90 } }
    expect(applyKeptLimit(own, kept, 0)).toEqual({ limit: low, next: { limit: null, fromMs: 100 } })
    expect(applyKeptLimit({ limit: high, next: null }, kept, 0).next).toEqual({ limit: high, fromMs: 100 })
    expect(applyKeptLimit({ limit: high, next: null }, kept, 100)).toEqual({ limit: high, next: null })
  })

  it('leaves a limit that is no higher', () => {
    const own = { limit: low, next: { limit: high, fromMs: 200 } }
    expect(applyKeptLimit(own, kept, 0)).toEqual(own)
    expect(applyKeptLimit(own, null, 0)).toEqual(own)
  })
})
