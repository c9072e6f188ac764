import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { endMoney } from './endMoney.ts'
import { recordAfter, WHITE } from './gameFixture.ts'

const ended = (changes: Partial<GameRecord> = {}) =>
  recordAfter([], { status: 'checkmate', reason: 'checkmate', winner_id: WHITE, wager: 3, ...changes })

describe('the money at the end of a wagered game', () => {
  it('is 80 % of both stakes for the winner, of which his own is no gain, and the stake for the loser', () => {
    expect(endMoney(ended(), 'white')).toEqual({
      kind: 'won',
      prizeReais: 4.8,
      gainReais: 1.8,
      dueAtMs: null,
      inReview: false,
    })
    expect(endMoney(ended(), 'black')).toEqual({ kind: 'lost', stakeReais: 3 })
  })

  it('says when a win that is held back is paid, to its winner alone', () => {
    const held = ended({ payoutDueAt: 2_000_000 })
    expect(endMoney(held, 'white')).toMatchObject({ dueAtMs: 2_000_000 })
    expect(endMoney(held, 'black')).toEqual({ kind: 'lost', stakeReais: 3 })
  })

  it('says that a win waits for an operator, to its winner alone', () => {
    const held = ended({ payoutDueAt: 2_000_000, payoutInReview: true })
    expect(endMoney(held, 'white')).toMatchObject({ inReview: true })
    expect(endMoney(held, 'black')).toEqual({ kind: 'lost', stakeReais: 3 })
  })

  it.each<[string, Partial<GameRecord>]>([
    ['a draw', { status: 'draw', reason: 'agreement', winner_id: null }],
    ['an abort', { status: 'aborted', reason: 'aborted', winner_id: null }],
    ['a game made void', { status: 'aborted', reason: 'server', winner_id: null }],
  ])('is one’s own stake back after %s', (_end, changes) => {
    expect(endMoney(ended(changes), 'black')).toEqual({ kind: 'back', stakeReais: 3 })
  })

  it('is none without a stake, while the game is played, and for who looks on', () => {
    expect(endMoney(ended({ wager: 0 }), 'white')).toBeNull()
    expect(endMoney(ended({ status: 'playing', winner_id: null }), 'white')).toBeNull()
    expect(endMoney(ended(), null)).toBeNull()
  })
})
