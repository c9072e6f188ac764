import { describe, expect, it } from 'vitest'
import { type Choice, choosePuzzle } from './choosePuzzle.ts'
import { dayToChoose, lastSettledDay } from './puzzleDays.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const puzzle = (gameId: string, changes: Partial<Choice> = {}): Choice => ({
  ...{ gameId, ply: 7, whiteId: `white of ${gameId}`, blackId: `black of ${gameId}` },
  ...{ themes: ['fork'], difficulty: 1450 },
  ...changes,
})
const choose = (stock: readonly Choice[], { day = 1, recent = [] as readonly Choice[] } = {}) =>
  choosePuzzle(stock, { day, recent })?.gameId ?? null

describe('the choice of a day’s puzzle [STUDY-83]', () => {
  const stock = [
    puzzle('b'),
    puzzle('a'),
    puzzle('easy', { difficulty: 1000 }),
    puzzle('hard', { difficulty: 1900 }),
  ]

  it('is the same for every server, in whatever order it reads the stock', () => {
    const { length } = stock
    const orders = stock.map((_, shift) => Array.from({ length }, (_, at) => stock[(at + shift) % length]))
    for (const order of orders) expect(choose(order as Choice[])).toBe('a')
    expect(choose([])).toBeNull()
  })

  it('takes turns with easy, middling and hard ones', () => {
    expect([0, 1, 2, 3].map((day) => choose(stock, { day }))).toEqual(['easy', 'a', 'hard', 'easy'])
  })

  it('avoids the themes and the players of the days before', () => {
    const recent = [puzzle('yesterday', { whiteId: 'ana', themes: ['fork'] })]
    const pin = puzzle('pin', { difficulty: 1600, themes: ['pin'] })
    expect(choose([...stock, pin], { recent })).toBe('pin')
    expect(choose([...stock, { ...pin, blackId: 'ana' }], { recent })).toBe('a')
  })
})

describe('the day of a puzzle [STUDY-83]', () => {
  it('is settled an hour before it begins anywhere, and chosen only earlier', () => {
    const startMs = Date.UTC(2026, 0, 15)
    for (let hour = 0; hour < 48; hour++) {
      const nowMs = startMs + hour * HOUR_MS
      const furthestDay = Math.floor((nowMs + 14 * HOUR_MS) / DAY_MS)
      expect(lastSettledDay(nowMs)).toBeGreaterThanOrEqual(furthestDay)
      const beginsMs = dayToChoose(nowMs) * DAY_MS - 14 * HOUR_MS
      expect(beginsMs - nowMs).toBeGreaterThanOrEqual(HOUR_MS)
      expect(beginsMs - nowMs).toBeLessThanOrEqual(25 * HOUR_MS)
    }
  })
})
