import { END_REASONS } from '@lance/domain'
import { expect, it } from 'vitest'
import { isCelebrated } from './useCelebration.ts'

it('celebrates the winner of a mate, a resignation and a flag, and of ends that count as one of them [GAME-20] [GAME-21]', () => {
  const celebrated = END_REASONS.filter((reason) => isCelebrated({ reason, winner: 'white' }, 'white'))
  expect(celebrated).toEqual(['checkmate', 'resignation', 'timeout', 'abandoned', 'no_show'])
})

it('does not celebrate for the loser, for viewers, or after a draw', () => {
  for (const reason of END_REASONS) {
    expect(isCelebrated({ reason, winner: 'white' }, 'black')).toBe(false)
    expect(isCelebrated({ reason, winner: 'white' }, null)).toBe(false)
    expect(isCelebrated({ reason, winner: null }, 'white')).toBe(false)
  }
})
