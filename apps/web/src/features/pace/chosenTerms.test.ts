import { paceOf } from '@lance/domain'
import { expect, it } from 'vitest'
import { DEFAULT_TERMS, withPace, withVariant } from './chosenTerms.ts'

const blitz960 = { timeControlS: 180, incrementS: 2, variant: 'chess960' } as const
const daily = { ...paceOf(86_400), variant: 'standard' } as const

it('keeps the variant at another pace, but not by days [MATCH-30]', () => {
  expect(withPace(blitz960, paceOf(600))).toEqual({ ...paceOf(600), variant: 'chess960' })
  expect(withPace(blitz960, paceOf(86_400))).toEqual(daily)
})

it('keeps the pace in another variant, unless it counts by days [MATCH-30]', () => {
  expect(withVariant(blitz960, 'standard')).toEqual({ ...blitz960, variant: 'standard' })
  expect(withVariant(daily, 'chess960')).toEqual({ ...DEFAULT_TERMS, variant: 'chess960' })
})
