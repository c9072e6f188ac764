import type { OwnMatch, PlayerServerEvent } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { trackOwnMatches } from './ownMatches.ts'

function openChannel() {
  let emit = (_: PlayerServerEvent) => {}
  const matches = trackOwnMatches({
    onEvent: (listener) => {
      emit = listener
    },
    onStatus: () => {},
  })
  const notice = (code: 'MATCH_READY' | 'MATCH_OVER', match: OwnMatch) =>
    emit({ type: 'notice', data: { code, match } })
  return { matches, notice, confirm: () => emit({ type: 'connection_confirmed', data: { at: 0 } }) }
}

const match = (matchId: string, rest: Partial<OwnMatch> = {}): OwnMatch => ({
  tournamentId: 't',
  tournamentName: 'Copa',
  matchId,
  round: 1,
  opponent: { id: 'b', name: 'Bruno' },
  gameId: null,
  startsAt: 1000,
  ...rest,
})

describe('OwnMatches', () => {
  it('has a match from its announcement until it is over', () => {
    const { matches, notice } = openChannel()
    notice('MATCH_READY', match('one'))
    expect(matches.get()).toEqual([match('one')])
    notice('MATCH_OVER', match('one'))
    expect(matches.get()).toEqual([])
  })

  it('has each match once, as last announced', () => {
    const { matches, notice } = openChannel()
    notice('MATCH_READY', match('one'))
    notice('MATCH_READY', match('one', { gameId: 'tournament-1', startsAt: null }))
    expect(matches.get()).toEqual([match('one', { gameId: 'tournament-1', startsAt: null })])
  })

  it('clears its matches when the channel reopens, since the server announces current ones again', () => {
    const { matches, notice, confirm } = openChannel()
    notice('MATCH_READY', match('one'))
    confirm()
    expect(matches.get()).toEqual([])
  })

  it('sorts matches by start, running ones first', () => {
    const { matches, notice } = openChannel()
    notice('MATCH_READY', match('later', { startsAt: 3000 }))
    notice('MATCH_READY', match('sooner', { startsAt: 2000 }))
    notice('MATCH_READY', match('runs', { startsAt: null, gameId: 'tournament-1' }))
    expect(matches.get().map(({ matchId }) => matchId)).toEqual(['runs', 'sooner', 'later'])
  })
})
