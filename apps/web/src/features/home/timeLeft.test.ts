import { expect, it } from 'vitest'
import { splitTimeLeft } from './timeLeft.ts'

it.each([
  [86_400_000, { amount: 24, unit: 'hour' }],
  [86_399_999, { amount: 23, unit: 'hour' }],
  [7_200_000, { amount: 2, unit: 'hour' }],
  [7_199_999, { amount: 119, unit: 'minute' }],
  [59_999, { amount: 0, unit: 'minute' }],
  [-5, { amount: 0, unit: 'minute' }],
])('splits %i ms into %j', (leftMs, told) => {
  expect(splitTimeLeft(leftMs)).toEqual(told)
})
