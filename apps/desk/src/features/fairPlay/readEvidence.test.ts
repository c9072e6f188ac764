import { describe, expect, it } from 'vitest'
import { readEvidence } from './readEvidence.ts'

describe('readEvidence', () => {
  it('reads both looks, the signs and the level', () => {
    const look = { nats: 9.5, falseAlarmRate: 0.0002, isExtrapolated: true, movesCounted: 310, games: 12 }
    const skill = { expected: 1500, estimated: 1620, deviation: 90, helpedShare: 0.3 }
    const signs = [
      { kind: 'moves', nats: 8 },
      { kind: 'magic', nats: 1 },
    ]
    const figures = { ...look, skill, signs, complaints: 2, looks: [{ ...look, nats: 7 }, look] }
    expect(readEvidence(figures)).toEqual({
      ...{ nats: 9.5, falseAlarmRate: 0.0002, isExtrapolated: true, moves: 310, games: 12 },
      signs: [{ kind: 'moves', nats: 8 }],
      skill,
      complaints: 2,
      looks: [
        { nats: 7, falseAlarmRate: 0.0002, isExtrapolated: true, moves: 310, games: 12 },
        { nats: 9.5, falseAlarmRate: 0.0002, isExtrapolated: true, moves: 310, games: 12 },
      ],
    })
  })

  it('finds none in the figures of an earlier version', () => {
    expect(readEvidence({ z: 5.1, matched: 40, games: 5 })).toBeNull()
  })
})
