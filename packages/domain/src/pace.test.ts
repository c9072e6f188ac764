import { describe, expect, it } from 'vitest'
import {
  firstMoveLimitMs,
  initialMs,
  isFriendPace,
  isPoolPace,
  MORE_PACES,
  type Pace,
  speedOf,
} from './pace.ts'
import { TIME_CONTROLS_S } from './timeControl.ts'

const pace = (minutes: number, incrementS = 0): Pace => ({ timeControlS: minutes * 60, incrementS })

describe('speedOf', () => {
  it('classifies a pace by the expected length of its games [RATING-11]', () => {
    expect(MORE_PACES.map(speedOf)).toEqual([
      'bullet',
      'bullet',
      'blitz',
      'blitz',
      'blitz',
      'blitz',
      'rapid',
      'rapid',
      'classical',
    ])
    expect([pace(0, 4), pace(0, 5), pace(7), pace(8), pace(30), pace(30, 1)].map(speedOf)).toEqual([
      'bullet',
      'blitz',
      'blitz',
      'rapid',
      'rapid',
      'classical',
    ])
  })

  it('keeps the class of the six time controls of the home page [RATING-11]', () => {
    expect(TIME_CONTROLS_S.map((timeControlS) => speedOf({ timeControlS, incrementS: 0 }))).toEqual([
      'rapid',
      'rapid',
      'rapid',
      'classical',
      'daily',
      'daily',
    ])
  })
})

describe('isPoolPace', () => {
  it('accepts the paces of the home page alone [MATCH-26]', () => {
    expect([pace(10), pace(3, 2), pace(1)].map(isPoolPace)).toEqual([true, true, true])
    expect([pace(3, 1), pace(2), pace(10, 1), pace(1440, 1)].map(isPoolPace)).toEqual(Array(4).fill(false))
  })
})

describe('isFriendPace', () => {
  it('accepts whole minutes and seconds from 0 to 180, not both 0 [MATCH-27]', () => {
    const allowed = [pace(0, 1), pace(1, 0), pace(180, 180), pace(7, 13), pace(1440), pace(2880)]
    expect(allowed.map(isFriendPace)).toEqual(allowed.map(() => true))
  })

  it.each([
    pace(0),
    pace(181),
    pace(5, 181),
    pace(-1, 5),
    pace(5, -1),
    pace(0.5),
    pace(5, 0.5),
    pace(1440, 1),
    pace(Number.NaN),
    pace(4320),
  ])('refuses %o [MATCH-27]', (refused) => {
    expect(isFriendPace(refused)).toBe(false)
  })
})

describe('initialMs', () => {
  it('starts a game without initial time with its increment, three seconds at least', () => {
    expect([pace(3, 2), pace(0, 1), pace(0, 3), pace(0, 30)].map(initialMs)).toEqual([
      180_000, 3000, 3000, 30_000,
    ])
  })
})

describe('firstMoveLimitMs', () => {
  it('is shorter for bullet and blitz, and never longer than the operator allows [CLOCK-2]', () => {
    const limits = [pace(1), pace(3, 2), pace(10), pace(60)]
    expect(limits.map((one) => firstMoveLimitMs(one, { limitMs: 30_000 }))).toEqual([
      15_000, 20_000, 30_000, 30_000,
    ])
    expect(limits.map((one) => firstMoveLimitMs(one, { limitMs: 10_000 }))).toEqual(Array(4).fill(10_000))
  })
})
