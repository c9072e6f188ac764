import type { TournamentMatch } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { refuseMatchStart, standingOf } from './standing.ts'

const ANA = { id: 'ana', name: 'Ana', seed: 1 }
const BRUNO = { id: 'bruno', name: 'Bruno', seed: 2 }

function match(change: Partial<TournamentMatch> = {}): TournamentMatch {
  return {
    ...{ id: 'm', round: 1, slot: 0, status: 'PENDING', player1: ANA, player2: BRUNO, winnerId: null },
    ...{ winner: null, gameId: null, gameNumber: 0, startsAt: 1000, clocks: null },
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

describe('how it stands with somebody in a tournament', () => {
  it('is due while his match waits or runs', () => {
    expect(standingOf({ ...running, ownMatch: match() }, 'ana')).toEqual({ status: 'due', match: match() })
  })

  it('has passed when he won this round and the next has not begun, and says which is the final', () => {
    expect(standingOf(running, 'ana')).toEqual({ status: 'passed', isToFinal: false })
    expect(standingOf({ ...running, currentRound: 2 }, 'ana')).toEqual({ status: 'passed', isToFinal: true })
  })

  it('is out when the server says so, and is the champion at the end, or not', () => {
    expect(standingOf({ ...running, isEliminated: true }, 'ana')).toEqual({ status: 'eliminated' })
    const over = { ...running, status: 'FINISHED', champion: ANA, currentRound: 3 } as const
    expect(standingOf(over, 'ana')).toEqual({ status: 'champion' })
    expect(standingOf(over, 'bruno')).toEqual({ status: 'eliminated' })
  })

  it('is outside where he is not in it, or nothing is played', () => {
    expect(standingOf({ ...running, isParticipant: false }, 'eva')).toEqual({ status: 'outside' })
    expect(standingOf({ ...running, status: 'WAITING' }, 'ana')).toEqual({ status: 'outside' })
    expect(standingOf({ ...running, status: 'CANCELLED' }, 'ana')).toEqual({ status: 'outside' })
  })
})

describe('a match is started', () => {
  const ana = { userId: 'ana', isEliminated: false }

  it('by one of its two, while it waits', () => {
    expect(refuseMatchStart(match(), ana)).toBeNull()
  })

  it('by nobody who is out, or whose match it is not', () => {
    expect(refuseMatchStart(match(), { ...ana, isEliminated: true })).toBe('eliminated')
    expect(refuseMatchStart(match(), { ...ana, userId: 'eva' })).toBe('notYours')
    expect(refuseMatchStart(match(), { ...ana, userId: '' })).toBe('notYours')
  })

  it('once, and not without an opponent', () => {
    expect(refuseMatchStart(match({ status: 'IN_PROGRESS' }), ana)).toBe('unavailable')
    expect(refuseMatchStart(match({ player2: null }), ana)).toBe('awaitingOpponent')
  })
})
