import { describe, expect, it } from 'vitest'
import { recordAfter, WHITE } from '../room/gameFixture.ts'
import { type GameState, type PendingMove, startGameState } from '../room/gameState.ts'
import { nextReadingMs, readClock, shownClocks } from './shownClocks.ts'

const opened = ['e2e4', 'e7e5']
const stateWith = (state: Partial<GameState> = {}): GameState => ({
  ...startGameState(WHITE),
  record: recordAfter(opened, { whiteMs: 300_000, blackMs: 200_000 }),
  receivedAtMs: 1000,
  connection: 'Open',
  ...state,
})
const pendingAt = (madeAtMs: number, ply = 3) => ({ ply, madeAtMs }) as PendingMove

describe('shownClocks', () => {
  it('runs the clock of the side to move from when the record arrived', () => {
    expect(shownClocks(stateWith(), 4000)).toEqual({ white: 297_000, black: 200_000, running: 'white' })
  })

  it('stops both clocks before both players have moved and after the end', () => {
    const before = stateWith({ record: recordAfter(['e2e4']) })
    expect(shownClocks(before, 9000)).toEqual({ white: 600_000, black: 600_000, running: null })
    const after = stateWith({ record: recordAfter(opened, { status: 'timeout', whiteMs: 0 }) })
    expect(shownClocks(after, 9000)).toEqual({ white: 0, black: 600_000, running: null })
  })

  it('stops both clocks while the server says that none runs', () => {
    const stopped = stateWith({ record: recordAfter(opened, { running: false }) })
    expect(shownClocks(stopped, 9000)).toEqual({ white: 600_000, black: 600_000, running: null })
  })

  it('switches clocks with our own move before it is answered', () => {
    const state = stateWith({ pending: pendingAt(3000) })
    expect(shownClocks(state, 7000)).toEqual({ white: 298_000, black: 196_000, running: 'black' })
  })

  it.each([
    ['is late', { pending: { ...pendingAt(3000), isLate: true } }],
    ['is made while the server is silent', { pending: pendingAt(3000), isSilent: true }],
    ['is made before the connection is lost', { pending: pendingAt(3000), connection: 'Error' }],
  ] as const)(
    'goes on with our own clock when our move %s: the server has not stopped it [SOCKET-9]',
    (_, change) => {
      expect(shownClocks(stateWith(change), 7000)).toEqual({
        white: 294_000,
        black: 200_000,
        running: 'white',
      })
    },
  )

  it('stops at zero', () => {
    expect(shownClocks(stateWith(), 999_999).white).toBe(0)
  })

  it('adds the increment to our clock with our own move [CLOCK-10]', () => {
    const record = recordAfter(opened, { timeControl: 180, increment: 2, whiteMs: 100_000, blackMs: 90_000 })
    const state = stateWith({ record, pending: pendingAt(3000) })
    expect(shownClocks(state, 4000)).toEqual({ white: 100_000, black: 89_000, running: 'black' })
    const first = recordAfter(['e2e4', 'e7e5'], { timeControl: 180, increment: 2, running: false })
    expect(shownClocks(stateWith({ record: first, pending: pendingAt(3000) }), 3000).white).toBe(600_000)
  })

  it('adds none to our clock once we went berserk [CLOCK-14]', () => {
    const berserk = { white: true, black: false }
    const record = recordAfter(opened, { timeControl: 180, increment: 2, whiteMs: 90_000, berserk })
    const state = stateWith({ record, pending: pendingAt(3000) })
    expect(shownClocks(state, 4000).white).toBe(88_000)
    const theirs = { ...record, berserk: { white: false, black: true } }
    expect(shownClocks({ ...state, record: theirs }, 4000).white).toBe(90_000)
  })

  it('restores the full time for the next move of a daily game', () => {
    const record = recordAfter(opened, { timeControl: 86_400, whiteMs: 5000, blackMs: 86_400_000 })
    expect(shownClocks(stateWith({ record, pending: pendingAt(2000) }), 2000).white).toBe(86_400_000)
  })
})

describe('readClock', () => {
  const quick = (ms: number) => readClock(ms, { isDaily: false })
  it.each([
    [600_000, '10:00'],
    [599_999, '9:59'],
    [20_000, '0:20'],
    [19_999, '0:19.9'],
    [7340, '0:07.3'],
    [0, '0:00.0'],
    [3_600_000, '1:00:00'],
    [3_599_000, '59:59'],
  ])('reads %i ms as %s [CLOCK-7]', (ms, digits) => {
    expect(quick(ms)).toEqual({ unit: 'digits', digits })
  })

  it('reads days and hours in a daily game [CLOCK-7]', () => {
    const daily = (ms: number) => readClock(ms, { isDaily: true })
    expect(daily(172_800_000)).toEqual({ unit: 'days', days: 2, hours: 0 })
    expect(daily(100_000_000)).toEqual({ unit: 'days', days: 1, hours: 3 })
    expect(daily(86_399_000)).toEqual({ unit: 'hours', hours: 23, minutes: 59 })
    expect(daily(125_000)).toEqual({ unit: 'digits', digits: '2:05' })
  })

  it('changes exactly when nextReadingMs says', () => {
    for (const ms of [600_000, 21_500, 20_000, 19_950, 40]) {
      expect(quick(ms - nextReadingMs(ms))).not.toEqual(quick(ms))
      expect(quick(Math.max(0, ms - nextReadingMs(ms) + 1))).toEqual(quick(ms))
    }
  })
})
