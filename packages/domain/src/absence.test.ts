import { describe, expect, it } from 'vitest'
import { claimAtMs } from './absence.ts'

const gone = { goneAtMs: 1000, pageClosed: false, timeControlS: 600, hasStake: false, ply: 20 }

describe('claimAtMs', () => {
  it('waits a tenth of the time control [GAME-17]', () => {
    expect(claimAtMs(gone)).toBe(61_000)
  })

  it('waits half a minute at least and three minutes at most [GAME-17]', () => {
    expect(claimAtMs({ ...gone, timeControlS: 240 })).toBe(31_000)
    expect(claimAtMs({ ...gone, timeControlS: 3600 })).toBe(181_000)
  })

  it('waits less when the page was closed, a little longer in a game with a stake [GAME-18]', () => {
    expect(claimAtMs({ ...gone, pageClosed: true })).toBe(11_000)
    expect(claimAtMs({ ...gone, pageClosed: true, hasStake: true })).toBe(31_000)
  })

  it('allows no claim against a connected player', () => {
    expect(claimAtMs({ ...gone, goneAtMs: null })).toBeNull()
  })

  it('allows no claim in a daily game [GAME-17]', () => {
    expect(claimAtMs({ ...gone, timeControlS: 86_400 })).toBeNull()
  })

  it('allows no claim before both sides have moved [GAME-17]', () => {
    expect(claimAtMs({ ...gone, ply: 1 })).toBeNull()
    expect(claimAtMs({ ...gone, ply: 2 })).toBe(61_000)
  })
})
