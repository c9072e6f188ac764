import { describe, expect, it } from 'vitest'
import { prizeSpot } from './prizeSpot.ts'
import {
  CARD_HEIGHT_PX,
  cardWidthPx,
  columnsPx,
  detailOf,
  FULL_COLUMN_PX,
  isReadable,
  matchesIn,
  middlePx,
  rowBoundsPx,
  rowToReadPx,
  slotsBetween,
  treeHeightPx,
} from './treeLayout.ts'
import { panView, readingView, settleView, wholeView, zoomView } from './treeView.ts'

const WINDOW = { widthPx: 1300, heightPx: 640 }
const LARGEST = 13
const PHONE = { widthPx: 350, heightPx: 420 }
const ALL_ROUNDS = Array.from({ length: LARGEST - 1 }, (_, index) => index + 2)

describe('the layout of the bracket tree', () => {
  it('centers each match between the two that lead to it', () => {
    const scale = { rounds: 4, rowPx: 120, columnPx: FULL_COLUMN_PX }
    for (let round = 2; round <= 4; round++) {
      for (let slot = 0; slot < matchesIn(4, round); slot++) {
        const feeders = [2 * slot, 2 * slot + 1].map((feeder) => middlePx(scale, round - 1, feeder))
        expect(middlePx(scale, round, slot)).toBe(((feeders[0] ?? 0) + (feeders[1] ?? 0)) / 2)
      }
    }
    expect(middlePx(scale, 4, 0)).toBe(treeHeightPx(scale) / 2)
  })

  it('never overlaps matches: cards shrink to lines of text, then lines, then nothing', () => {
    const scale = { rounds: LARGEST, rowPx: rowToReadPx(6), columnPx: FULL_COLUMN_PX }
    const details = Array.from({ length: LARGEST }, (_, index) => detailOf(scale, index + 1))
    expect(details.slice(0, 6)).toEqual(['none', 'line', 'line', 'line', 'slim', 'card'])
    expect(new Set(details.slice(6))).toEqual(new Set(['card']))
    expect(columnsPx(scale)[1]).toBe(0)
  })

  it('shows few matches at any zoom, however many the bracket has', () => {
    const { min, max } = rowBoundsPx({ rounds: LARGEST, viewHeightPx: WINDOW.heightPx })
    for (let rowPx = min; rowPx <= max; rowPx *= 1.3) {
      const scale = { rounds: LARGEST, rowPx, columnPx: FULL_COLUMN_PX }
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
    expect(treeHeightPx({ rounds: LARGEST, rowPx: min, columnPx: FULL_COLUMN_PX })).toBeLessThan(
      WINDOW.heightPx,
    )
    expect(detailOf({ rounds: LARGEST, rowPx: max, columnPx: FULL_COLUMN_PX }, 1)).toBe('card')
  })
})

describe('the view of the bracket tree', () => {
  const view = settleView(
    { rounds: LARGEST, rowPx: 120, columnPx: FULL_COLUMN_PX, xPx: -400, yPx: -9000 },
    WINDOW,
  )

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
    expect([far.xPx, far.yPx]).toEqual([16, 48])
    const other = panView(view, WINDOW, { xPx: -1e6, yPx: -1e7 })
    expect(other.yPx).toBe(WINDOW.heightPx - treeHeightPx(view) - 16)
  })

  it('centers a tree that is smaller than the window', () => {
    const small = settleView({ rounds: 2, rowPx: 120, columnPx: FULL_COLUMN_PX, xPx: 0, yPx: 0 }, WINDOW)
    expect(small.yPx).toBe(48 + (WINDOW.heightPx - 240 - 48 - 16) / 2)
  })
})

describe.each([
  ['a phone', PHONE],
  ['a small phone on its side', { widthPx: 560, heightPx: 200 }],
  ['a desktop', WINDOW],
])('the tree in the window of %s', (_, window) => {
  it.each(ALL_ROUNDS)('is shown whole with %i rounds [TOUR-44]', (rounds) => {
    const view = wholeView(rounds, window)
    const widthPx = columnsPx(view).at(-1) ?? 0
    expect(view.xPx).toBeGreaterThanOrEqual(0)
    expect(view.xPx + widthPx).toBeLessThanOrEqual(window.widthPx)
    expect(view.yPx).toBeGreaterThanOrEqual(0)
    expect(view.yPx + treeHeightPx(view)).toBeLessThanOrEqual(window.heightPx)
  })

  it.each(ALL_ROUNDS)(
    'opens with a whole card of %i rounds in sight, whichever it is [TOUR-43]',
    (rounds) => {
      for (let round = 1; round <= rounds; round++) {
        for (const slot of [0, Math.floor(matchesIn(rounds, round) / 2), matchesIn(rounds, round) - 1]) {
          const view = readingView(rounds, window, { round, slot })
          const leftPx = view.xPx + (columnsPx(view)[round - 1] ?? 0)
          const topPx = view.yPx + middlePx(view, round, slot) - CARD_HEIGHT_PX / 2
          expect(detailOf(view, round)).toBe('card')
          expect(leftPx).toBeGreaterThanOrEqual(0)
          expect(leftPx + cardWidthPx(view)).toBeLessThanOrEqual(window.widthPx)
          expect(topPx).toBeGreaterThanOrEqual(0)
          expect(topPx + CARD_HEIGHT_PX).toBeLessThanOrEqual(window.heightPx)
        }
      }
    },
  )
})

describe('the whole tree on a phone', () => {
  it('has names for up to 16 players, and none that would be too narrow for more', () => {
    for (const rounds of [2, 3, 4]) expect(isReadable(wholeView(rounds, PHONE), 1)).toBe(true)
    const largest = wholeView(LARGEST, PHONE)
    expect(ALL_ROUNDS.filter((round) => detailOf(largest, round) === 'card')).toEqual([])
  })

  it('widens to cards first when zoomed in, and narrows last when zoomed out', () => {
    const whole = wholeView(4, PHONE)
    const around = { xPx: 100, yPx: 100 }
    const wider = zoomView(whole, PHONE, { factor: 1.5, around })
    expect(wider.rowPx).toBe(whole.rowPx)
    expect(wider.columnPx).toBeCloseTo(whole.columnPx * 1.5, 6)
    const full = zoomView(wider, PHONE, { factor: 10, around })
    expect(full.columnPx).toBe(FULL_COLUMN_PX)
    const higher = zoomView(full, PHONE, { factor: 1.5, around })
    expect(higher.rowPx).toBeGreaterThan(full.rowPx)
    const out = [10, 10].reduce((view) => zoomView(view, PHONE, { factor: 0.01, around }), higher)
    expect(out).toEqual(whole)
  })
})

describe('the place of the prizes', () => {
  const card = { widthPx: 240, heightPx: 106 }

  it('is beside the final where the window is wider than the tree [TOUR-45]', () => {
    const view = readingView(2, WINDOW, { round: 1, slot: 0 })
    const spot = prizeSpot(view, WINDOW, card)
    expect(spot?.xPx).toBe(columnsPx(view).at(-1))
    expect(view.xPx + (spot?.xPx ?? 0) + card.widthPx).toBeLessThan(WINDOW.widthPx)
  })

  it('is below the final where the tree is high enough, and never over a match [TOUR-45]', () => {
    const view = readingView(5, WINDOW, { round: 1, slot: 0 })
    const spot = prizeSpot(view, WINDOW, card)
    expect(spot?.xPx).toBe(columnsPx(view)[4])
    expect(spot?.yPx).toBeGreaterThan(middlePx(view, 5, 0) + CARD_HEIGHT_PX / 2)
    expect((spot?.yPx ?? 0) + card.heightPx).toBeLessThanOrEqual(treeHeightPx(view))
  })

  it('is nowhere on a phone or where there is no room [TOUR-45]', () => {
    expect(prizeSpot(readingView(2, PHONE, { round: 1, slot: 0 }), PHONE, card)).toBeNull()
    const low = { widthPx: 700, heightPx: 340 }
    expect(prizeSpot(readingView(2, low, { round: 1, slot: 0 }), low, card)).toBeNull()
  })
})
