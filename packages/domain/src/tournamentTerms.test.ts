import { describe, expect, it } from 'vitest'
import { capacityOf, refuseTerms, roundsOf, type TournamentTerms, termsEndMs } from './tournamentTerms.ts'

const rules = { noShowS: 180, timeControlS: 600 }
const blitz = { timeControlS: 180, incrementS: 2 }
const arena: TournamentTerms = { format: 'ARENA', pace: blitz, minutes: 60 }
const swiss: TournamentTerms = { format: 'SWISS', pace: blitz, rounds: 7 }
const knockout: TournamentTerms = { format: 'KNOCKOUT', playerCount: 16 }

describe('terms of a tournament', () => {
  it('[TOUR-55] allows arenas of 20 to 180 minutes, up to 15+10', () => {
    expect(refuseTerms(arena)).toBeNull()
    expect(refuseTerms({ ...arena, minutes: 19 })).toBe('ARENA_DURATION_OUT_OF_RANGE')
    expect(refuseTerms({ ...arena, minutes: 181 })).toBe('ARENA_DURATION_OUT_OF_RANGE')
    expect(refuseTerms({ ...arena, pace: { timeControlS: 1800, incrementS: 20 } })).toBe(
      'ARENA_PACE_NOT_ALLOWED',
    )
  })

  it('[TOUR-56] allows Swiss tournaments of 3 to 15 rounds at every pace with a pool but daily ones', () => {
    expect(refuseTerms(swiss)).toBeNull()
    expect(refuseTerms({ ...swiss, rounds: 2 })).toBe('SWISS_ROUNDS_OUT_OF_RANGE')
    expect(refuseTerms({ ...swiss, rounds: 16 })).toBe('SWISS_ROUNDS_OUT_OF_RANGE')
    expect(refuseTerms({ ...swiss, rounds: 4.5 })).toBe('SWISS_ROUNDS_OUT_OF_RANGE')
    expect(refuseTerms({ ...swiss, pace: { timeControlS: 86_400, incrementS: 0 } })).toBe(
      'SWISS_PACE_NOT_ALLOWED',
    )
    expect(refuseTerms({ ...swiss, pace: { timeControlS: 420, incrementS: 0 } })).toBe(
      'SWISS_PACE_NOT_ALLOWED',
    )
  })

  it('keeps the sizes of knock-outs', () => {
    expect(refuseTerms(knockout)).toBeNull()
    expect(refuseTerms({ format: 'KNOCKOUT', playerCount: 10 })).toBe('PLAYER_COUNT_UNKNOWN')
    expect([knockout, arena, swiss].map(capacityOf)).toEqual([16, 10_000, 8192])
    expect([knockout, arena, swiss].map(roundsOf)).toEqual([4, 1, 7])
  })

  it('says when a tournament is over at the latest', () => {
    expect(termsEndMs({ startMs: 0, terms: arena }, rules)).toBe(3_600_000)
    expect(termsEndMs({ startMs: 0, terms: swiss }, rules)).toBe(7 * (600_000 + 240_000))
    expect(termsEndMs({ startMs: 0, terms: knockout }, rules)).toBe(4 * 1_980_000)
  })
})
