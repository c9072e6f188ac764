import { describe, expect, it } from 'vitest'
import { openRandom } from '../seededRandom.ts'
import { cellsOf, drawThinkMs, type TimedMoment } from './thinkTime.ts'

const pace = { initialS: 300, incrementS: 0 }
const usual: TimedMoment = {
  ply: 24,
  legalMoves: 35,
  isRecapture: false,
  marginCentipawns: 60,
  leftMs: 200_000,
}

const drawMany = (moment: TimedMoment, slowness = 1) => {
  const random = openRandom('times')
  return Array.from({ length: 400 }, () =>
    drawThinkMs({ paceClass: 'blitz', pace, moment, slowness }, random),
  ).sort((one, other) => one - other)
}
const medianOf = (times: readonly number[]) => times[times.length >> 1] ?? 0

describe('thinking times', () => {
  it('are shorter for recaptures and only moves, and longer for slow players', () => {
    const median = (change: Partial<TimedMoment>) => medianOf(drawMany({ ...usual, ...change }))
    expect(median({ isRecapture: true })).toBeLessThan(median({}))
    expect(median({ legalMoves: 1, marginCentipawns: null })).toBeLessThan(median({}))
    expect(medianOf(drawMany(usual, 2))).toBeGreaterThan(1.5 * median({}))
  })

  it('spread widely, and never exceed the time left', () => {
    const times = drawMany(usual)
    expect((times[380] ?? 0) / (times[20] ?? 1)).toBeGreaterThan(5)
    expect(Math.max(...drawMany({ ...usual, leftMs: 900 }, 50))).toBe(900)
  })

  it('know a moment by cells from the narrowest to the class', () => {
    expect(cellsOf('blitz', pace, usual)).toEqual([
      'blitz 2 3 usual many',
      'blitz 2 3 usual',
      'blitz 2 3',
      'blitz 2',
      'blitz',
    ])
  })
})
