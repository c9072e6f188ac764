import type { TournamentMatch } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { decideExit, refuseMatchStart, runningGame, standingOf } from './standing.ts'

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

describe('the running game of a player', () => {
  const withMatch = (change: Partial<TournamentMatch>) =>
    runningGame({ ...running, ownMatch: match(change) }, 'ana')

  it('is the game of their match, but not before it begins or between a draw and the second game [TOUR-39]', () => {
    const gameId = 'tournament-1234567'
    expect(withMatch({})).toBeNull()
    expect(withMatch({ status: 'IN_PROGRESS', gameId, startsAt: null })).toBe(gameId)
    expect(withMatch({ status: 'IN_PROGRESS', gameId, startsAt: 1000 })).toBeNull()
    expect(runningGame(running, 'ana')).toBeNull()
  })
})

describe('the way on from a game that the player did not win', () => {
  const left = { ...running, id: 't', ownPrizes: [] }
  const out = { ...left, isEliminated: true }

  it('leads home, with plain elimination, without a prize [TOUR-20]', () => {
    expect(decideExit(out, 'ana')).toEqual({ path: '/', reads: 'eliminated' })
    const over = { ...out, status: 'FINISHED', champion: BRUNO } as const
    expect(decideExit(over, 'ana')).toEqual({ path: '/', reads: 'eliminated' })
  })

  it('leads to the bracket while a prize is ahead, and to the results once it is won [TOUR-34]', () => {
    const ownPrizes = [{ place: 2, amount: 12.8 }]
    expect(decideExit({ ...out, ownPrizes }, 'ana')).toEqual({
      path: '/tournament/t/bracket',
      reads: 'prizeAhead',
    })
    const over = { ...out, ownPrizes, status: 'FINISHED', champion: BRUNO } as const
    expect(decideExit(over, 'ana')).toEqual({ path: '/tournament/t', reads: 'prizeWon' })
  })

  it('leads to the match that is replayed, and to the bracket a player who advances [TOUR-18]', () => {
    expect(decideExit({ ...left, ownMatch: match() }, 'ana')).toEqual({
      path: '/tournament/t/match/m',
      reads: null,
    })
    expect(decideExit(left, 'ana')).toEqual({ path: '/tournament/t/bracket', reads: null })
  })

  it('leads everyone back to the page of a Swiss tournament, in which nobody drops out [TOUR-92]', () => {
    expect(decideExit({ ...out, format: 'SWISS' }, 'ana')).toEqual({ path: '/tournament/t', reads: null })
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
