import { expect, it } from 'vitest'
import { makeFilterSearch, parseFilters } from './listFilters.ts'

it('reads the filters of an address, and writes the same address again [TOUR-46]', () => {
  const search = { format: 'knockout', fee: 'free', room: 'true', players: '16' }
  expect(parseFilters(search)).toEqual({ format: 'KNOCKOUT', fee: 'free', room: 'true', players: 16 })
  expect(makeFilterSearch(parseFilters(search))).toEqual(search)
  expect(makeFilterSearch({})).toEqual({})
})

it('ignores values that are no filter [TOUR-46]', () => {
  expect(parseFilters({ format: 'league', fee: 'cheap', room: 'false', players: '5' })).toEqual({})
})
