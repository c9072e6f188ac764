import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'
import { hasPace, ratingClassOf } from './variant.ts'

it('rates Chess960 in one class, and standard chess by its speed [RATING-11] [RATING-12]', () => {
  expect(ratingClassOf({ ...paceOf(60), variant: 'chess960' })).toBe('chess960')
  expect(ratingClassOf({ ...paceOf(3600), variant: 'chess960' })).toBe('chess960')
  expect(ratingClassOf({ ...paceOf(60), variant: 'standard' })).toBe('bullet')
})

it('plays no Chess960 by days [MATCH-28]', () => {
  expect(hasPace({ ...paceOf(3600), variant: 'chess960' })).toBe(true)
  expect(hasPace({ ...paceOf(86_400), variant: 'chess960' })).toBe(false)
  expect(hasPace({ ...paceOf(86_400), variant: 'standard' })).toBe(true)
})
