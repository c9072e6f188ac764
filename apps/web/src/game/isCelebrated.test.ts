import { END_REASONS } from '@lance/domain'
import { expect, it } from 'vitest'
import { isCelebrated } from './isCelebrated.ts'

it('celebrates the winner of a mate, a resignation and a flag, with what counts as one of them', () => {
  const celebrated = END_REASONS.filter((reason) => isCelebrated({ reason, winner: 'white' }, 'white'))
  expect(celebrated).toEqual(['checkmate', 'resignation', 'timeout', 'abandoned', 'no_show'])
})

it('celebrates before nobody else: not the loser, not who looks on, not who drew', () => {
  for (const reason of END_REASONS) {
    expect(isCelebrated({ reason, winner: 'white' }, 'black')).toBe(false)
    expect(isCelebrated({ reason, winner: 'white' }, null)).toBe(false)
    expect(isCelebrated({ reason, winner: null }, 'white')).toBe(false)
  }
})
