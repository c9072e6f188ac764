import { describe, expect, it } from 'vitest'
import { isPoolPace, MORE_PACES, paceOf } from '../pace.ts'
import { isArenaPace, refuseArenaTerms } from './arenaTerms.ts'

const blitz = { timeControlS: 180, incrementS: 2 }

describe('refuseArenaTerms', () => {
  it('allows 20 to 180 whole minutes', () => {
    for (const minutes of [20, 57, 180]) expect(refuseArenaTerms({ minutes, pace: blitz })).toBeNull()
    for (const minutes of [19, 181, 30.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(refuseArenaTerms({ minutes, pace: blitz })).toBe('ARENA_DURATION_OUT_OF_RANGE')
  })

  it('allows paces up to 15+10', () => {
    expect(refuseArenaTerms({ minutes: 60, pace: { timeControlS: 900, incrementS: 10 } })).toBeNull()
    for (const pace of [
      { timeControlS: 960, incrementS: 0 },
      { timeControlS: 60, incrementS: 11 },
      { timeControlS: 0, incrementS: 0 },
      { timeControlS: 90, incrementS: 0 },
      { timeControlS: -60, incrementS: 10 },
    ])
      expect(refuseArenaTerms({ minutes: 60, pace })).toBe('ARENA_PACE_NOT_ALLOWED')
  })

  it('allows every pace of the pools but those of half an hour and longer', () => {
    const pools = [...MORE_PACES, ...[600, 900, 1800, 3600, 86_400].map(paceOf)].filter(isPoolPace)
    const slow = pools.filter((pace) => !isArenaPace(pace)).map(({ timeControlS }) => timeControlS)
    expect(slow.sort((one, other) => one - other)).toEqual([1800, 1800, 3600, 86_400])
  })
})
