import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPlayerCount,
  judgeTitle,
  likelyEndMs,
  parseEntryFee,
  proposedStartMs,
  refuseStart,
} from './tournament.ts'

const MINUTE_MS = 60_000
const NOW_MS = Date.UTC(2026, 5, 1, 12, 0, 20)

describe('parseEntryFee and isPlayerCount', () => {
  it('accepts only values of the fixed lists [TOUR-1]', () => {
    expect(parseEntryFee(0)).toBe(0n)
    expect(parseEntryFee(10_000)).toBe(1_000_000n)
    for (const fee of [-1, 4, 0.5, 10_001, Number.NaN]) expect(parseEntryFee(fee)).toBeNull()
    expect(isPlayerCount(8192)).toBe(true)
    for (const players of [0, 2, 6, 8193, 7.5]) expect(isPlayerCount(players)).toBe(false)
  })
})

describe('refuseStart', () => {
  const startingIn = (leadMs: number) => refuseStart({ startMs: NOW_MS + leadMs, nowMs: NOW_MS })

  it('requires five minutes, less half a minute for the form to arrive [TOUR-2]', () => {
    expect(startingIn(5 * MINUTE_MS)).toBeNull()
    expect(startingIn(4.5 * MINUTE_MS)).toBeNull()
  })

  it('returns how many whole minutes are left [TOUR-2]', () => {
    expect(startingIn(4.5 * MINUTE_MS - 1)).toEqual({ code: 'START_TOO_SOON', minutes: 4, minMinutes: 5 })
    expect(startingIn(59_999)).toEqual({ code: 'START_TOO_SOON', minutes: 0, minMinutes: 5 })
  })

  it('refuses a start in the past', () => {
    for (const leadMs of [0, -1, -86_400_000]) expect(startingIn(leadMs)).toEqual({ code: 'START_IN_PAST' })
  })

  it('accepts the proposed start at any second and half a minute later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MINUTE_MS }), (lateMs) => {
        const startMs = proposedStartMs(NOW_MS + lateMs)
        expect(startMs % MINUTE_MS).toBe(0)
        expect(refuseStart({ startMs, nowMs: NOW_MS + lateMs + 30_000 })).toBeNull()
      }),
    )
  })

  it('follows the lead time set by an operator', () => {
    const rule = { startMs: NOW_MS + 50_000, nowMs: NOW_MS }
    expect(refuseStart({ ...rule, minLeadMs: 60_000 })).toBeNull()
    expect(refuseStart({ ...rule, minLeadMs: 120_000 })).toMatchObject({ minutes: 0, minMinutes: 2 })
  })
})

describe('likelyEndMs', () => {
  it('is 33 minutes a round after the start [TOUR-7]', () => {
    expect(likelyEndMs({ startMs: NOW_MS, players: 8 }, { noShowS: 180, timeControlS: 600 }) - NOW_MS).toBe(
      99 * MINUTE_MS,
    )
    expect(likelyEndMs({ startMs: NOW_MS, players: 5 }, { noShowS: 180, timeControlS: 600 }) - NOW_MS).toBe(
      99 * MINUTE_MS,
    )
  })
})

describe('judgeTitle', () => {
  it('gives none for a free tournament of the calendar [TOUR-53]', () => {
    const played = { isPaid: false, starters: 16, movers: 16, hasChampionMoved: true }
    expect(judgeTitle({ ...played, isHouse: true })).toBe('house')
    expect(judgeTitle({ ...played, isHouse: false })).toBe('won')
  })

  const played = { isPaid: true, starters: 4, movers: 2, hasChampionMoved: true }

  it('counts the players who started, if entering cost something [RATING-7]', () => {
    expect(judgeTitle(played)).toBe('won')
    expect(judgeTitle({ ...played, starters: 3 })).toBe('few_started')
  })

  it('counts the players who made a move, if entering was free [RATING-7]', () => {
    expect(judgeTitle({ ...played, isPaid: false, starters: 8, movers: 4 })).toBe('won')
    expect(judgeTitle({ ...played, isPaid: false, starters: 8, movers: 3 })).toBe('few_played')
  })

  it('requires a move of the champion [RATING-7]', () => {
    const unmoved = { ...played, hasChampionMoved: false }
    expect(judgeTitle(unmoved)).toBe('champion_idle')
    expect(judgeTitle({ ...unmoved, isPaid: false, starters: 8, movers: 4 })).toBe('champion_idle')
  })
})
