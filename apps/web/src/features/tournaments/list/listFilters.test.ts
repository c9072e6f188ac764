import { expect, it } from 'vitest'
import { makeFilterSearch, parseFilters } from './listFilters.ts'

it('reads the filters of an address, and writes the same address again [TOUR-46]', () => {
  const search = { fee: 'free', room: 'true', players: '16' }
  expect(parseFilters(search)).toEqual({ fee: 'free', room: 'true', players: 16 })
  expect(makeFilterSearch(parseFilters(search))).toEqual(search)
  expect(makeFilterSearch({})).toEqual({})
})

it('ignores values that are no filter [TOUR-46]', () => {
  expect(parseFilters({ fee: 'cheap', room: 'false', players: '5' })).toEqual({})
})
