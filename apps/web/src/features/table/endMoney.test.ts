import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { recordAfter, WHITE } from '../room/gameFixture.ts'
import { endMoney } from './endMoney.ts'

const ended = (changes: Partial<GameRecord> = {}) =>
  recordAfter([], { status: 'checkmate', reason: 'checkmate', winner_id: WHITE, wager: 3, ...changes })

describe('endMoney', () => {
  it('gives the winner 80 % of both stakes, less their own as gain, and the loser a lost stake [WAGER-8]', () => {
    expect(endMoney(ended(), 'white')).toEqual({
      kind: 'won',
      prizeReais: 4.8,
      gainReais: 1.8,
      dueAtMs: null,
      inReview: false,
    })
    expect(endMoney(ended(), 'black')).toEqual({ kind: 'lost', stakeReais: 3 })
  })

  it('tells only the winner when a delayed payout is due [WAGER-8]', () => {
    const held = ended({ payoutDueAt: 2_000_000 })
    expect(endMoney(held, 'white')).toMatchObject({ dueAtMs: 2_000_000 })
    expect(endMoney(held, 'black')).toEqual({ kind: 'lost', stakeReais: 3 })
  })

  it('tells only the winner that the payout waits for an operator', () => {
    const held = ended({ payoutDueAt: 2_000_000, payoutInReview: true })
    expect(endMoney(held, 'white')).toMatchObject({ inReview: true })
    expect(endMoney(held, 'black')).toEqual({ kind: 'lost', stakeReais: 3 })
  })

  it.each<[string, Partial<GameRecord>]>([
    ['a draw', { status: 'draw', reason: 'agreement', winner_id: null }],
    ['an abort', { status: 'aborted', reason: 'aborted', winner_id: null }],
    ['a voided game', { status: 'aborted', reason: 'server', winner_id: null }],
  ])('returns each player’s own stake after %s', (_end, changes) => {
    expect(endMoney(ended(changes), 'black')).toEqual({ kind: 'back', stakeReais: 3 })
  })

  it('is null without a stake, while the game runs, and for viewers', () => {
    expect(endMoney(ended({ wager: 0 }), 'white')).toBeNull()
    expect(endMoney(ended({ status: 'playing', winner_id: null }), 'white')).toBeNull()
    expect(endMoney(ended(), null)).toBeNull()
  })
})
