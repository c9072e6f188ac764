import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { manualTimers } from '../../base/manualTimers.ts'
import { BLACK, recordAfter, WHITE } from '../room/gameFixture.ts'
import { scheduleExit, tournamentExit, tournamentStep } from './tournamentExit.ts'

const ended = (changes: Partial<GameRecord> = {}) =>
  recordAfter([], {
    game_id_text: 'tournament-1234',
    tournament_id: 'copa-1',
    status: 'checkmate',
    reason: 'checkmate',
    winner_id: WHITE,
    ...changes,
  })

const asDecided = { to: 'asDecided', tournamentId: 'copa-1' }

describe('tournamentExit', () => {
  it('sends the winner to the bracket, and lets the tournament decide for the loser [TOUR-20]', () => {
    expect(tournamentExit(ended(), WHITE)).toEqual({ to: 'bracket', path: '/tournament/copa-1/bracket' })
    expect(tournamentExit(ended(), BLACK)).toEqual(asDecided)
  })

  it('returns null while the game runs, or when an operator voided it', () => {
    expect(tournamentExit(ended({ status: 'playing', reason: null, winner_id: null }), WHITE)).toBeNull()
    expect(tournamentExit(ended({ status: 'aborted', reason: 'server', winner_id: null }), WHITE)).toBeNull()
  })

  it('leaves the way back to an arena to its own countdown, and leads there [TOUR-75]', () => {
    const record = ended({ tournamentFormat: 'ARENA', tournament_id: 'arena-1' })
    expect(tournamentExit(record, WHITE)).toBeNull()
    expect(tournamentStep(record)).toEqual({ to: '/tournament/arena-1', says: 'toArena' })
  })

  it('lets the tournament decide after a draw [TOUR-18]', () => {
    const drawn = ended({ status: 'draw', reason: 'repetition', winner_id: null })
    expect([tournamentExit(drawn, WHITE), tournamentExit(drawn, BLACK)]).toEqual([asDecided, asDecided])
  })

  it('sends the one who advances by a second draw to the bracket, whatever their next match waits for [TOUR-18] [TOUR-20]', () => {
    const match = { outcome: 'decided', matchId: 'm', winnerId: BLACK } as const
    const drawn = ended({ status: 'draw', reason: 'repetition', winner_id: null, match })
    expect(tournamentExit(drawn, BLACK)).toEqual({ to: 'bracket', path: '/tournament/copa-1/bracket' })
    expect(tournamentExit(drawn, WHITE)).toEqual(asDecided)
  })

  it('lets the tournament decide when neither showed up, since one of them may still advance [TOUR-16]', () => {
    const unplayed = ended({ status: 'timeout', reason: 'no_show', winner_id: null })
    expect([tournamentExit(unplayed, WHITE), tournamentExit(unplayed, BLACK)]).toEqual([asDecided, asDecided])
  })

  it('returns null for viewers and for games outside tournaments', () => {
    expect(tournamentExit(ended(), 'somebody')).toBeNull()
    expect(tournamentExit(ended({ tournament_id: null }), WHITE)).toBeNull()
  })

  it('leaves three seconds after the end unless cancelled [TOUR-20]', () => {
    const timers = manualTimers()
    const exits: string[] = []
    scheduleExit(() => exits.push('one'), timers)
    const cancel = scheduleExit(() => exits.push('other'), timers)
    timers.advance(2999)
    expect(exits).toEqual([])
    cancel()
    timers.advance(1)
    expect(exits).toEqual(['one'])
  })
})

describe('tournamentStep', () => {
  const stepAfter = (match: GameRecord['match']) => tournamentStep(ended({ match }))

  it('leads to the match while it is played again, and else to the bracket [TOUR-40]', () => {
    const toMatch = { to: '/tournament/copa-1/match/m', says: 'toMatch' }
    const replayed = { outcome: 'replayed', matchId: 'm', startsAt: 1, whiteMs: 2, blackMs: 3 } as const
    expect(stepAfter(replayed)).toEqual(toMatch)
    expect(stepAfter({ outcome: 'undone', matchId: 'm', startsAt: 1 })).toEqual(toMatch)
    const toBracket = { to: '/tournament/copa-1/bracket', says: 'toBracket' }
    expect(stepAfter({ outcome: 'decided', matchId: 'm', winnerId: WHITE })).toEqual(toBracket)
    expect(stepAfter(null)).toEqual(toBracket)
    const swiss = ended({ tournamentFormat: 'SWISS' })
    expect(tournamentStep(swiss)).toEqual({ to: '/tournament/copa-1', says: 'toTournament' })
    expect(tournamentStep(ended({ tournament_id: null }))).toBeNull()
  })
})
