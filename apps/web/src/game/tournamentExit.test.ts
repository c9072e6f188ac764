import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { timersByHand } from '../socket/timersByHand.ts'
import { BLACK, recordAfter, WHITE } from './gameFixture.ts'
import { afterTheEnd, tournamentExit } from './tournamentExit.ts'

const ended = (changes: Partial<GameRecord> = {}) =>
  recordAfter([], {
    game_id_text: 'tournament-1234',
    tournament_id: 'copa-1',
    ...{ status: 'checkmate', reason: 'checkmate', winner_id: WHITE },
    ...changes,
  })

describe('from a tournament game', () => {
  it('its winner goes to the bracket, its loser home', () => {
    expect(tournamentExit(ended(), WHITE)).toEqual({ to: 'bracket', path: '/tournament/copa-1/bracket' })
    expect(tournamentExit(ended(), BLACK)).toEqual({ to: 'home' })
  })

  it('nobody goes while it runs, or when an operator voided it', () => {
    expect(tournamentExit(ended({ status: 'playing', reason: null, winner_id: null }), WHITE)).toBeNull()
    expect(tournamentExit(ended({ status: 'aborted', reason: 'server', winner_id: null }), WHITE)).toBeNull()
  })

  it('both go where the tournament says when it is drawn', () => {
    const drawn = ended({ status: 'draw', reason: 'repetition', winner_id: null })
    const asDrawn = { to: 'asDrawn', tournamentId: 'copa-1' }
    expect([tournamentExit(drawn, WHITE), tournamentExit(drawn, BLACK)]).toEqual([asDrawn, asDrawn])
  })

  it('both go home when neither came to play it', () => {
    const unplayed = ended({ status: 'timeout', reason: 'no_show', winner_id: null })
    expect(tournamentExit(unplayed, WHITE)).toEqual({ to: 'home' })
    expect(tournamentExit(unplayed, BLACK)).toEqual({ to: 'home' })
  })

  it('nobody goes who only looks on, and from any other game nobody does', () => {
    expect(tournamentExit(ended(), 'somebody')).toBeNull()
    expect(tournamentExit(ended({ tournament_id: null }), WHITE)).toBeNull()
  })

  it('one goes three seconds after the end, unless one has gone before', () => {
    const timers = timersByHand()
    const gone: string[] = []
    afterTheEnd(() => gone.push('one'), timers)
    const stay = afterTheEnd(() => gone.push('other'), timers)
    timers.turn(2999)
    expect(gone).toEqual([])
    stay()
    timers.turn(1)
    expect(gone).toEqual(['one'])
  })
})
