import { describe, expect, it } from 'vitest'
import { readDraft } from './formDraft.ts'
import { ARENA_PACES, readPace, SWISS_PACES, SWISS_ROUNDS, termsOfForm, writePace } from './formTerms.ts'

describe('the terms of a new tournament', () => {
  it('offers arenas up to 15+10, and Swiss tournaments at every pace that is not by days [TOUR-55] [TOUR-56]', () => {
    expect(ARENA_PACES).toEqual([
      '60+0',
      '120+1',
      '180+0',
      '180+2',
      '300+0',
      '300+3',
      '600+0',
      '600+5',
      '900+0',
      '900+10',
    ])
    expect(SWISS_PACES).toEqual([...ARENA_PACES, '1800+0', '1800+20', '3600+0'])
    expect([SWISS_ROUNDS.at(0), SWISS_ROUNDS.at(-1)]).toEqual([3, 15])
    expect(ARENA_PACES.map((pace) => writePace(readPace(pace)))).toEqual(ARENA_PACES)
  })

  it('sends only what the chosen format needs, and a knock-out as it always was', () => {
    const values = { ...readDraft(), playerCount: 16 as const, arenaPace: '180+2', minutes: 45, rounds: 7 }
    expect(termsOfForm(values)).toEqual({ playerCount: 16 })
    const pace = { timeControl: 180, increment: 2 }
    expect(termsOfForm({ ...values, format: 'ARENA' })).toEqual({ format: 'ARENA', pace, minutes: 45 })
    const slow = { timeControl: 600, increment: 5 }
    expect(termsOfForm({ ...values, format: 'SWISS' })).toEqual({ format: 'SWISS', pace: slow, rounds: 7 })
  })
})
