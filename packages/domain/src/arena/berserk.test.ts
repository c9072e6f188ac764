import { describe, expect, it } from 'vitest'
import { goBerserk } from './berserk.ts'

describe('goBerserk', () => {
  it('halves the clock and drops the increment', () => {
    const pace = { timeControlS: 180, incrementS: 2 }
    expect(goBerserk({ pace, ownMoves: 0 })).toEqual({ ok: true, leftMs: 90_000, incrementS: 0 })
  })

  it('refuses after the first own move', () => {
    const pace = { timeControlS: 180, incrementS: 2 }
    expect(goBerserk({ pace, ownMoves: 1 })).toEqual({ ok: false, code: 'BERSERK_TOO_LATE' })
  })

  it('refuses at a pace without initial time', () => {
    const pace = { timeControlS: 0, incrementS: 2 }
    expect(goBerserk({ pace, ownMoves: 0 })).toEqual({ ok: false, code: 'BERSERK_NOT_ALLOWED' })
  })
})
