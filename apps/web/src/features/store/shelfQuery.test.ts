import { expect, it } from 'vitest'
import { makeSearch, parseShelf } from './shelfQuery.ts'

it('reads the list from the address, writes it back, and drops what it does not understand [STORE-18]', () => {
  const search = { q: 'rei', sort: 'cheap', category: 'jogos' }
  expect(makeSearch(parseShelf(search))).toEqual(search)
  expect(makeSearch(parseShelf({}))).toEqual({})
  expect(parseShelf({ q: `  ${'x'.repeat(90)}`, sort: 'stock', category: 'y'.repeat(101) })).toEqual({
    q: 'x'.repeat(80),
    sort: null,
    category: '',
  })
  expect(parseShelf({ q: ['two', 'texts'], category: ['a', 'b'] })).toEqual(parseShelf({}))
})
