import { describe, expect, it } from 'vitest'
import { changeDepositLimit, depositLimitAt, LIMIT_RAISE_WAITS_MS, NO_DEPOSIT_LIMIT } from './depositLimit.ts'
import { asCents } from './money.ts'

const low = asCents(5000n)
const high = asCents(20_000n)
const DAY_MS = LIMIT_RAISE_WAITS_MS

describe('one’s own limit of deposits', () => {
  it('is lowered at once, also from none', () => {
    const lowered = changeDepositLimit(NO_DEPOSIT_LIMIT, high, 0)
    expect(lowered).toEqual({ limit: high, next: null })
    expect(changeDepositLimit(lowered, low, 1)).toEqual({ limit: low, next: null })
  })

  it('is raised a day later, also to none', () => {
    const raised = changeDepositLimit({ limit: low, next: null }, high, 0)
    expect(raised).toEqual({ limit: low, next: { limit: high, fromMs: DAY_MS } })
    expect(depositLimitAt(raised, DAY_MS - 1)).toEqual(raised)
    expect(depositLimitAt(raised, DAY_MS)).toEqual({ limit: high, next: null })
    expect(changeDepositLimit({ limit: low, next: null }, null, 0).next).toEqual({
      limit: null,
      fromMs: DAY_MS,
    })
  })

  it('asked to be raised again keeps the time of the first wish; another wish begins anew', () => {
    const raised = changeDepositLimit({ limit: low, next: null }, high, 0)
    expect(changeDepositLimit(raised, high, 1000)).toEqual(raised)
    expect(changeDepositLimit(raised, null, 1000).next?.fromMs).toBe(DAY_MS + 1000)
  })

  it('lowered, or asked for as it is, forgets the raise that was under way', () => {
    const raised = changeDepositLimit({ limit: low, next: null }, high, 0)
    expect(changeDepositLimit(raised, low, 1000)).toEqual({ limit: low, next: null })
  })
})
