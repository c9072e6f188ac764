import { expect, it } from 'vitest'
import { readSearchTerms } from './wagerTerms.ts'

it.each([
  [{}, { timeControlS: 600, wagerReais: 0 }],
  [
    { timeControl: 900, wager: 0 },
    { timeControlS: 900, wagerReais: 0 },
  ],
  [
    { timeControl: '86400', wager: '20' },
    { timeControlS: 86_400, wagerReais: 20 },
  ],
  [
    { timeControl: 'soon', wager: 'much' },
    { timeControlS: 600, wagerReais: 0 },
  ],
  [
    { timeControl: 601, wager: -5 },
    { timeControlS: 600, wagerReais: 0 },
  ],
  [
    { timeControl: null, wager: null },
    { timeControlS: 600, wagerReais: 0 },
  ],
])('reads %j as a search for %j [MATCH-17]', (state, terms) => {
  expect(readSearchTerms(state)).toEqual(terms)
})
