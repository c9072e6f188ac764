import { expect, it } from 'vitest'
import { patternOf, readSearch } from './readSearch.ts'

const ID = '0b5f6a1e-9f0c-4c1f-8a51-2f6d4c7e9b10'

it('reads an id, and only an id, as one', () => {
  expect(readSearch(` ${ID.toUpperCase()} `)).toEqual({ id: ID, parts: [] })
  expect(readSearch(ID.slice(1)).id).toBeNull()
})

it('finds long words anywhere, and two letters where a word begins', () => {
  expect(readSearch('ana Si').parts).toEqual(['ana', ' Si'])
})

it.each(['', ' ', 'a', 'a b'])('asks for nothing with %j', (text) => {
  expect(readSearch(text)).toEqual({ id: null, parts: [] })
})

it('takes the signs of a pattern as they are, and five words at most', () => {
  expect(readSearch('50%_\\').parts.map(patternOf)).toEqual(['%50\\%\\_\\\\%'])
  expect(readSearch('aa bb cc dd ee ff').parts).toHaveLength(5)
})
