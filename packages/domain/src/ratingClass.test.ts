import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'
import { ratingClassOf } from './ratingClass.ts'

it('rates Chess960 in one class, and standard chess by its speed [RATING-11] [RATING-12]', () => {
  expect(ratingClassOf({ ...paceOf(60), variant: 'chess960' })).toBe('chess960')
  expect(ratingClassOf({ ...paceOf(3600), variant: 'chess960' })).toBe('chess960')
  expect(ratingClassOf({ ...paceOf(60), variant: 'standard' })).toBe('bullet')
})
