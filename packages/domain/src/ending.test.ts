import { describe, expect, it } from 'vitest'
import {
  endingByClaim,
  endingByFlag,
  endingByOutcome,
  endingByResignation,
  statusOfEnding,
} from './ending.ts'

describe('resigning', () => {
  it('aborts a game before both sides have moved [GAME-15]', () => {
    expect(endingByResignation({ by: 'white', ply: 1, isTournament: false })).toEqual({
      reason: 'aborted',
      winner: null,
    })
  })

  it('loses a game after both sides have moved', () => {
    expect(endingByResignation({ by: 'white', ply: 2, isTournament: false })).toEqual({
      reason: 'resignation',
      winner: 'black',
    })
  })

  it('always loses a tournament game [GAME-15]', () => {
    expect(endingByResignation({ by: 'black', ply: 0, isTournament: true })).toEqual({
      reason: 'resignation',
      winner: 'white',
    })
  })
})

describe('a flag', () => {
  it('loses to an opponent who could still mate', () => {
    expect(endingByFlag({ ply: 40, isTournament: false, opponentCanMate: true })).toEqual({
      reason: 'timeout',
      winner: 'black',
    })
  })

  it('draws against an opponent who never could [CLOCK-6]', () => {
    const ending = endingByFlag({ ply: 41, isTournament: false, opponentCanMate: false })
    expect(ending).toEqual({ reason: 'timeout_draw', winner: null })
    expect(statusOfEnding(ending)).toBe('draw')
  })

  it('aborts a game without the first move, and forfeits a tournament game [TOUR-15]', () => {
    expect(endingByFlag({ ply: 0, isTournament: false, opponentCanMate: true })).toEqual({
      reason: 'aborted',
      winner: null,
    })
    const forfeit = endingByFlag({ ply: 1, isTournament: true, opponentCanMate: true })
    expect(forfeit).toEqual({ reason: 'no_show', winner: 'white' })
    expect(statusOfEnding(forfeit)).toBe('timeout')
  })

  it('leaves a tournament game without a winner when neither player showed up', () => {
    const ending = endingByFlag({ ply: 0, isTournament: true, neitherShowedUp: true, opponentCanMate: true })
    expect(ending).toEqual({ reason: 'no_show', winner: null })
    expect(statusOfEnding(ending)).toBe('timeout')
  })
})

describe('a claim', () => {
  it('wins for a player who could mate', () => {
    expect(endingByClaim({ by: 'white', result: 'win', isTournament: false, claimerCanMate: true })).toEqual({
      ok: true,
      ending: { reason: 'abandoned', winner: 'white' },
    })
  })

  it.each([
    ['win', false],
    ['draw', true],
  ] as const)(
    'draws for a claimed %s when the claimer’s ability to mate is %s [GAME-17]',
    (result, claimerCanMate) => {
      const claimed = endingByClaim({ by: 'white', result, isTournament: false, claimerCanMate })
      if (!claimed.ok) throw new Error(claimed.code)
      expect(claimed.ending).toEqual({ reason: 'abandoned', winner: null })
      expect(statusOfEnding(claimed.ending)).toBe('draw')
    },
  )

  it('cannot draw a tournament game [GAME-14]', () => {
    expect(endingByClaim({ by: 'white', result: 'draw', isTournament: true, claimerCanMate: true })).toEqual({
      ok: false,
      code: 'DRAWS_REFUSED',
    })
  })
})

describe('endingByOutcome', () => {
  it('names the winner of a mate, and none for a draw', () => {
    expect(endingByOutcome({ kind: 'checkmate', winner: 'black' })).toEqual({
      reason: 'checkmate',
      winner: 'black',
    })
    const draw = endingByOutcome({ kind: 'fifty_moves' })
    expect(draw).toEqual({ reason: 'fifty_moves', winner: null })
    expect(statusOfEnding(draw)).toBe('draw')
    expect(statusOfEnding(endingByOutcome({ kind: 'stalemate' }))).toBe('stalemate')
  })
})
