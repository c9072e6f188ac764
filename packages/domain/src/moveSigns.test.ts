import { describe, expect, it } from 'vitest'
import { MOVE_INPUTS, type MoveSigns, packMoveSigns, unpackMoveSigns } from './moveSigns.ts'

describe('packMoveSigns', () => {
  it('restores the signs to a tenth of a second', () => {
    for (const input of [...MOVE_INPUTS, null])
      for (const [awayMs, backMs] of [
        [0, null],
        [1200, 0],
        [1_638_200, 1_638_200],
      ] as const) {
        const signs: MoveSigns = { input, awayMs, backMs }
        const packed = packMoveSigns(signs)
        expect(packed).toBeLessThan(2 ** 31)
        expect(unpackMoveSigns(packed)).toEqual(packed === 0 ? null : signs)
      }
  })

  it('bounds the times, whatever a page reports', () => {
    const packed = packMoveSigns({ input: 'drag', awayMs: 1e15, backMs: Number.NaN })
    expect(unpackMoveSigns(packed)).toEqual({ input: 'drag', awayMs: 1_638_200, backMs: 0 })
    expect(unpackMoveSigns(packMoveSigns({ input: null, awayMs: -5, backMs: -5 }))).toMatchObject({
      awayMs: 0,
    })
  })

  it('stores nothing when the page reported nothing', () => {
    expect(packMoveSigns(null)).toBe(0)
    expect(unpackMoveSigns(null)).toBeNull()
    expect(unpackMoveSigns(0)).toBeNull()
  })
})
