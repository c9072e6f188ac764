import { expect, it } from 'vitest'
import { spokenTime } from './useSpokenClocks.ts'

it('returns the two largest units, without those that are zero', () => {
  expect(spokenTime(598_900)).toEqual([
    { unit: 'minutes', count: 9 },
    { unit: 'seconds', count: 58 },
  ])
  expect(spokenTime(600_000)).toEqual([{ unit: 'minutes', count: 10 }])
  expect(spokenTime(90_061_000)).toEqual([
    { unit: 'days', count: 1 },
    { unit: 'hours', count: 1 },
  ])
  expect(spokenTime(3_605_000)).toEqual([{ unit: 'hours', count: 1 }])
  expect(spokenTime(999)).toEqual([{ unit: 'seconds', count: 0 }])
})
