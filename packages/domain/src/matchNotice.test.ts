import { describe, expect, it } from 'vitest'
import { noticeOfEnd } from './matchNotice.ts'

const kindsOf = (end: Partial<Parameters<typeof noticeOfEnd>[0]>) =>
  ['ana', 'bruno'].map((id) =>
    noticeOfEnd({ reason: 'checkmate', wasDrawn: false, winnerId: 'ana', ...end }, id),
  )

describe('the notice of a decided match', () => {
  it('tells both players of a no-show and of a lost time, and both absent ones that they are out [TOUR-41]', () => {
    expect(kindsOf({ reason: 'no_show' })).toEqual(['no_show_won', 'no_show_lost'])
    expect(kindsOf({ reason: 'timeout' })).toEqual(['timeout_won', 'timeout_lost'])
    expect(kindsOf({ reason: 'no_show', winnerId: null })).toEqual(['both_absent', 'both_absent'])
  })

  it('tells a player of what their opponent did, and not of what they did themselves [TOUR-41]', () => {
    expect(kindsOf({ reason: 'checkmate' })).toEqual([null, 'checkmate_lost'])
    expect(kindsOf({ reason: 'resignation' })).toEqual(['resignation_won', null])
    expect(kindsOf({ reason: 'abandoned' })).toEqual([null, 'abandoned_lost'])
  })

  it('tells both players of a second draw, whatever its reason [TOUR-41]', () => {
    const kinds = ['second_draw_won', 'second_draw_lost']
    expect(kindsOf({ reason: 'repetition', wasDrawn: true })).toEqual(kinds)
    expect(kindsOf({ reason: 'abandoned', wasDrawn: true })).toEqual(kinds)
  })
})
