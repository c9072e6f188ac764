import { describe, expect, it } from 'vitest'
import {
  columnsPx,
  detailOf,
  matchesIn,
  middlePx,
  rowBoundsPx,
  rowToReadPx,
  slotsBetween,
  treeHeightPx,
} from './treeLayout.ts'
import { panView, settleView, zoomView } from './treeView.ts'

const WINDOW = { widthPx: 1300, heightPx: 640 }
const LARGEST = 13

describe('the layout of the bracket tree', () => {
  it('centers each match between the two that lead to it', () => {
    const scale = { rounds: 4, rowPx: 120 }
    for (let round = 2; round <= 4; round++) {
      for (let slot = 0; slot < matchesIn(4, round); slot++) {
        const feeders = [2 * slot, 2 * slot + 1].map((feeder) => middlePx(scale, round - 1, feeder))
        expect(middlePx(scale, round, slot)).toBe(((feeders[0] ?? 0) + (feeders[1] ?? 0)) / 2)
      }
    }
    expect(middlePx(scale, 4, 0)).toBe(treeHeightPx(scale) / 2)
  })

  it('never overlaps matches: cards shrink to lines of text, then lines, then nothing', () => {
    const scale = { rounds: LARGEST, rowPx: rowToReadPx(6) }
    const details = Array.from({ length: LARGEST }, (_, index) => detailOf(scale, index + 1))
    expect(details.slice(0, 6)).toEqual(['none', 'line', 'line', 'line', 'slim', 'card'])
    expect(new Set(details.slice(6))).toEqual(new Set(['card']))
    expect(columnsPx(scale)[1]).toBe(0)
  })

  it('shows few matches at any zoom, however many the bracket has', () => {
    const { min, max } = rowBoundsPx({ rounds: LARGEST, viewHeightPx: WINDOW.heightPx })
    for (let rowPx = min; rowPx <= max; rowPx *= 1.3) {
      const scale = { rounds: LARGEST, rowPx }
      const topPx = treeHeightPx(scale) / 3
      const seen = Array.from({ length: LARGEST }, (_, index) => index + 1)
        .filter((round) => ['card', 'slim'].includes(detailOf(scale, round)))
        .map((round) => slotsBetween(scale, round, { topPx, bottomPx: topPx + WINDOW.heightPx }))
        .reduce((sum, { from, to }) => sum + to - from, 0)
      expect(seen).toBeLessThan(60)
    }
  })

  it('shows the whole tree at the lowest zoom, and every match as a card at the highest', () => {
    const { min, max } = rowBoundsPx({ rounds: LARGEST, viewHeightPx: WINDOW.heightPx })
    expect(treeHeightPx({ rounds: LARGEST, rowPx: min })).toBeLessThan(WINDOW.heightPx)
    expect(detailOf({ rounds: LARGEST, rowPx: max }, 1)).toBe('card')
  })
})

describe('the view of the bracket tree', () => {
  const view = settleView({ rounds: LARGEST, rowPx: 120, xPx: -400, yPx: -9000 }, WINDOW)

  it('keeps the point under the pointer in place while zooming', () => {
    const around = { xPx: 500, yPx: 300 }
    const zoomed = zoomView(view, WINDOW, { factor: 0.6, around })
    expect((around.yPx - zoomed.yPx) / zoomed.rowPx).toBeCloseTo((around.yPx - view.yPx) / view.rowPx, 6)
    const back = zoomView(zoomed, WINDOW, { factor: 1 / 0.6, around })
    expect(back.xPx).toBeCloseTo(view.xPx, 6)
    expect(back.yPx).toBeCloseTo(view.yPx, 6)
  })

  it('cannot be panned away from the tree', () => {
    const far = panView(view, WINDOW, { xPx: 1e6, yPx: 1e6 })
    expect([far.xPx, far.yPx]).toEqual([16, 44])
    const other = panView(view, WINDOW, { xPx: -1e6, yPx: -1e7 })
    expect(other.yPx).toBe(WINDOW.heightPx - treeHeightPx(view) - 16)
  })

  it('centers a tree that is smaller than the window', () => {
    const small = settleView({ rounds: 2, rowPx: 120, xPx: 0, yPx: 0 }, WINDOW)
    expect(small.yPx).toBe(44 + (WINDOW.heightPx - 240 - 44 - 16) / 2)
  })
})
