import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'
import { hasPace } from './variant.ts'

it('plays no Chess960 by days [MATCH-30]', () => {
  expect(hasPace({ ...paceOf(3600), variant: 'chess960' })).toBe(true)
  expect(hasPace({ ...paceOf(86_400), variant: 'chess960' })).toBe(false)
  expect(hasPace({ ...paceOf(86_400), variant: 'standard' })).toBe(true)
})
