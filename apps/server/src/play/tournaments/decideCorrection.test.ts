import { describe, expect, it } from 'vitest'
import { decideCorrection } from './decideCorrection.ts'
import type { MatchRow } from './matchStore.ts'

const tournament = { status: 'IN_PROGRESS', currentRound: 2, format: 'KNOCKOUT' } as const

/** Ana won it as seed 1; Bruno is seed 8. */
const played: MatchRow = {
  id: 'match',
  tournamentId: 'cup',
  round: 1,
  slot: 0,
  status: 'COMPLETED',
  player1Id: 'ana',
  seed1: 1,
  player2Id: 'bruno',
  seed2: 8,
  whiteId: 'ana',
  winnerId: 'ana',
  gameId: 'game',
  gameNumber: 1,
  dueAt: null,
  result: null,
}

const waiting: MatchRow = {
  ...played,
  id: 'next',
  round: 2,
  slot: 0,
  status: 'PENDING',
  player2Id: 'carla',
  seed2: 4,
  whiteId: null,
  winnerId: null,
  gameId: null,
  gameNumber: 0,
  dueAt: new Date(0),
}

const decide = (changed: Partial<Parameters<typeof decideCorrection>[0]> = {}) =>
  decideCorrection({ tournament, match: played, next: waiting, winnerId: 'bruno', ...changed })

describe('a correction', () => {
  it('puts the winner in the place of the one drawn before [DESK-46]', () => {
    const next = { id: 'next', status: 'PENDING', winnerId: null }
    const [bruno, carla] = [
      { playerId: 'bruno', seed: 8 },
      { playerId: 'carla', seed: 4 },
    ]
    const corrected = { ok: true, isChanged: true, winnerId: 'bruno', loserId: 'ana', result: null }
    expect(decide()).toEqual({ ...corrected, next: { ...next, player1: bruno, player2: carla } })
    const lower = { match: { ...played, slot: 1 }, next: { ...waiting, player1Id: 'carla', seed1: 4 } }
    expect(decide(lower)).toEqual({ ...corrected, next: { ...next, player1: carla, player2: bruno } })
    expect(decide({ next: null })).toEqual({ ...corrected, next: null })
  })

  it('hands on a bye, and ends one that gets a second player [DESK-46]', () => {
    const bye = {
      ...waiting,
      status: 'BYE',
      player2Id: null,
      seed2: null,
      winnerId: 'ana',
      dueAt: null,
    } as const
    expect(decide({ next: bye })).toMatchObject({ next: { status: 'BYE', winnerId: 'bruno', player2: null } })
    const nobody = { ...bye, status: 'COMPLETED', player1Id: null, seed1: null, winnerId: null } as const
    const without = { match: { ...played, winnerId: null }, next: nobody }
    expect(decide(without)).toMatchObject({ next: { status: 'BYE', winnerId: 'bruno' } })
    const others = { ...waiting, status: 'BYE', player1Id: null, seed1: null, winnerId: 'carla' } as const
    expect(decide({ match: { ...played, winnerId: null }, next: others })).toMatchObject({
      next: {
        status: 'PENDING',
        winnerId: null,
        player1: { playerId: 'bruno' },
        player2: { playerId: 'carla' },
      },
    })
  })

  it('is refused with the reason wherever it can no longer be made [DESK-46]', () => {
    const codeOf = (changed: Parameters<typeof decide>[0]) => {
      const decided = decide(changed)
      return decided.ok ? null : decided.code
    }
    const over = { ...tournament, status: 'FINISHED' } as const
    expect(codeOf({ tournament: over })).toBe('TOURNAMENT_NOT_RUNNING')
    for (const status of ['PENDING', 'IN_PROGRESS'] as const)
      expect(codeOf({ match: { ...played, status } })).toBe('MATCH_NOT_OVER')
    const bye = { ...played, status: 'BYE', player2Id: null, seed2: null } as const
    expect(codeOf({ match: bye })).toBe('MATCH_NOT_PLAYED')
    expect(codeOf({ winnerId: 'carla' })).toBe('NOT_A_PLAYER')
    for (const status of ['IN_PROGRESS', 'COMPLETED'] as const)
      expect(codeOf({ next: { ...waiting, status } })).toBe('NEXT_MATCH_STARTED')
    expect(codeOf({ tournament: { ...tournament, currentRound: 3 } })).toBe('NEXT_MATCH_STARTED')
  })

  it('changes nothing for a player who is the winner already [DESK-46]', () => {
    expect(decide({ winnerId: 'ana' })).toEqual({ ok: true, isChanged: false })
  })

  it('sets the result of a Swiss match until the next round is paired [TOUR-90]', () => {
    const swiss = { ...tournament, currentRound: 1, format: 'SWISS' } as const
    const drawn = { ...played, winnerId: null, result: '1/2-1/2' } as const
    const corrected = { ok: true, isChanged: true, next: null, winnerId: 'bruno', result: '0-1' }
    expect(decide({ tournament: swiss, match: drawn, next: null })).toMatchObject(corrected)
    const forfeited = { ...played, result: '+/-' } as const
    expect(decide({ tournament: swiss, match: forfeited, next: null })).toMatchObject({ result: '-/+' })
    const later = { ...swiss, currentRound: 2 }
    expect(decide({ tournament: later, match: drawn, next: null })).toEqual({
      ok: false,
      code: 'NEXT_MATCH_STARTED',
    })
  })
})
