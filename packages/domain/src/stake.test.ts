import { describe, expect, it } from 'vitest'
import { paceOf } from './pace.ts'
import { parseWager, WAGER_STAKES_REAIS } from './stake.ts'

/** Terms of standard chess. */
const standard = (timeControlS: number) => ({ ...paceOf(timeControlS), variant: 'standard' as const })

describe('parseWager', () => {
  it('accepts a game without a stake at any time control', () => {
    expect(parseWager(0, standard(86_400))).toEqual({ ok: true, stake: 0n })
  })

  it.each(WAGER_STAKES_REAIS)('accepts a stake of R$ %d at ten minutes [WAGER-1]', (wagerReais) => {
    expect(parseWager(wagerReais, standard(600))).toEqual({
      ok: true,
      stake: BigInt(wagerReais) * 100n,
    })
  })

  it.each([1, -2, 2.5, 1001, Number.NaN])('refuses a stake of %d [WAGER-1]', (wagerReais) => {
    expect(parseWager(wagerReais, standard(600))).toEqual({ ok: false, code: 'WAGER_UNKNOWN' })
  })

  it('refuses a stake at another time control, with an increment, and in Chess960 [MATCH-30]', () => {
    const refused = { ok: false, code: 'WAGER_TIME_CONTROL' }
    expect(parseWager(10, standard(900))).toEqual(refused)
    expect(parseWager(10, { ...standard(600), incrementS: 5 })).toEqual(refused)
    expect(parseWager(10, { ...standard(600), variant: 'chess960' })).toEqual(refused)
  })
})
