import { expect, it } from 'vitest'
import { readSearchTerms } from './wagerTerms.ts'

it.each([
  [{}, { timeControlS: 600, incrementS: 0, variant: 'standard', wagerReais: 0 }],
  [
    { timeControl: 900, wager: 0 },
    { timeControlS: 900, incrementS: 0, variant: 'standard', wagerReais: 0 },
  ],
  [
    { timeControl: '86400', wager: '20' },
    { timeControlS: 86_400, incrementS: 0, variant: 'standard', wagerReais: 20 },
  ],
  [
    { timeControl: 'soon', wager: 'much' },
    { timeControlS: 600, incrementS: 0, variant: 'standard', wagerReais: 0 },
  ],
  [
    { timeControl: 601, wager: -5 },
    { timeControlS: 600, incrementS: 0, variant: 'standard', wagerReais: 0 },
  ],
  [
    { timeControl: 180, increment: '2', wager: 0 },
    { timeControlS: 180, incrementS: 2, variant: 'standard', wagerReais: 0 },
  ],
  [
    { timeControl: 180, increment: 3, wager: 0 },
    { timeControlS: 600, incrementS: 0, variant: 'standard', wagerReais: 0 },
  ],
  [
    { timeControl: 180, increment: 2, variant: 'chess960', wager: 0 },
    { timeControlS: 180, incrementS: 2, variant: 'chess960', wagerReais: 0 },
  ],
  [
    { timeControl: 86_400, variant: 'chess960' },
    { timeControlS: 86_400, incrementS: 0, variant: 'standard', wagerReais: 0 },
  ],
  [
    { timeControl: 600, variant: 'chess960', wager: 2 },
    { timeControlS: 600, incrementS: 0, variant: 'standard', wagerReais: 2 },
  ],
  [
    { timeControl: null, wager: null },
    { timeControlS: 600, incrementS: 0, variant: 'standard', wagerReais: 0 },
  ],
])('reads %j as a search for %j [MATCH-17]', (state, terms) => {
  expect(readSearchTerms(state)).toEqual(terms)
})
