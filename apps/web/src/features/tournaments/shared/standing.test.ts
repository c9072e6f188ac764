import type { TournamentMatch } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { refuseMatchStart, standingOf } from './standing.ts'

const ANA = { id: 'ana', name: 'Ana', seed: 1 }
const BRUNO = { id: 'bruno', name: 'Bruno', seed: 2 }

function match(change: Partial<TournamentMatch> = {}): TournamentMatch {
  return {
    id: 'm',
    round: 1,
    slot: 0,
    status: 'PENDING',
    player1: ANA,
    player2: BRUNO,
    winnerId: null,
    winner: null,
    gameId: null,
    gameNumber: 0,
    startsAt: 1000,
    clocks: null,
    ...change,
  }
}

const running = {
  status: 'IN_PROGRESS',
  isParticipant: true,
  isEliminated: false,
  ownMatch: null,
  champion: null,
  currentRound: 1,
  totalRounds: 3,
} as const

describe('the standing of a player in a tournament', () => {
  it('is due while their match waits or runs [TOUR-28]', () => {
    expect(standingOf({ ...running, ownMatch: match() }, 'ana')).toEqual({ status: 'due', match: match() })
  })

  it('is passed between a won round and the next, and says whether the next is the final [TOUR-28]', () => {
    expect(standingOf(running, 'ana')).toEqual({ status: 'passed', isToFinal: false })
    expect(standingOf({ ...running, currentRound: 2 }, 'ana')).toEqual({ status: 'passed', isToFinal: true })
  })

  it('is eliminated when the server says so, and champion or eliminated at the end [TOUR-28]', () => {
    expect(standingOf({ ...running, isEliminated: true }, 'ana')).toEqual({ status: 'eliminated' })
    const over = { ...running, status: 'FINISHED', champion: ANA, currentRound: 3 } as const
    expect(standingOf(over, 'ana')).toEqual({ status: 'champion' })
    expect(standingOf(over, 'bruno')).toEqual({ status: 'eliminated' })
  })

  it('is outside when they did not enter or the tournament is not running', () => {
    expect(standingOf({ ...running, isParticipant: false }, 'eva')).toEqual({ status: 'outside' })
    expect(standingOf({ ...running, status: 'WAITING' }, 'ana')).toEqual({ status: 'outside' })
    expect(standingOf({ ...running, status: 'CANCELLED' }, 'ana')).toEqual({ status: 'outside' })
  })
})

describe('the start of a match', () => {
  const ana = { userId: 'ana', isEliminated: false }

  it('is allowed to either player while the match waits', () => {
    expect(refuseMatchStart(match(), ana)).toBeNull()
  })

  it('is refused to eliminated players and to users who do not play in it [TOUR-21]', () => {
    expect(refuseMatchStart(match(), { ...ana, isEliminated: true })).toBe('eliminated')
    expect(refuseMatchStart(match(), { ...ana, userId: 'eva' })).toBe('notYours')
    expect(refuseMatchStart(match(), { ...ana, userId: '' })).toBe('notYours')
  })

  it('is refused when the match runs already or has no opponent yet [TOUR-21]', () => {
    expect(refuseMatchStart(match({ status: 'IN_PROGRESS' }), ana)).toBe('unavailable')
    expect(refuseMatchStart(match({ player2: null }), ana)).toBe('awaitingOpponent')
  })
})
