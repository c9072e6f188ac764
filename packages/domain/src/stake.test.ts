import { describe, expect, it } from 'vitest'
import { paceOf } from './pace.ts'
import { parseWager, WAGER_STAKES_REAIS } from './stake.ts'

describe('parseWager', () => {
  it('accepts a game without a stake at any time control', () => {
    expect(parseWager(0, paceOf(86_400))).toEqual({ ok: true, stake: 0n })
  })

  it.each(WAGER_STAKES_REAIS)('accepts a stake of R$ %d at ten minutes [WAGER-1]', (wagerReais) => {
    expect(parseWager(wagerReais, paceOf(600))).toEqual({
      ok: true,
      stake: BigInt(wagerReais) * 100n,
    })
  })

  it.each([1, -2, 2.5, 1001, Number.NaN])('refuses a stake of %d [WAGER-1]', (wagerReais) => {
    expect(parseWager(wagerReais, paceOf(600))).toEqual({ ok: false, code: 'WAGER_UNKNOWN' })
  })

  it('refuses a stake at another time control, or with an increment', () => {
    const refused = { ok: false, code: 'WAGER_TIME_CONTROL' }
    expect(parseWager(10, paceOf(900))).toEqual(refused)
    expect(parseWager(10, { timeControlS: 600, incrementS: 5 })).toEqual(refused)
  })
})
