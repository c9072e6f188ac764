import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { recordAfter, WHITE } from '../room/gameFixture.ts'
import { endMoney, endPoints } from './endChanges.ts'

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
      reviewSinceMs: null,
    })
    expect(endMoney(ended(), 'black')).toEqual({ kind: 'lost', stakeReais: 3 })
  })

  it('tells only the winner when a delayed payout is due [WAGER-8]', () => {
    const held = ended({ payoutDueAt: 2_000_000 })
    expect(endMoney(held, 'white')).toMatchObject({ dueAtMs: 2_000_000 })
    expect(endMoney(held, 'black')).toEqual({ kind: 'lost', stakeReais: 3 })
  })

  it('tells only the winner that the payout waits for an operator, and since when [FAIR-7]', () => {
    const held = ended({ payoutDueAt: 2_000_000, payoutInReview: true, payoutReviewSince: 1_000_000 })
    expect(endMoney(held, 'white')).toMatchObject({ inReview: true, reviewSinceMs: 1_000_000 })
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

const change = { before: 1500, after: 1510, provisional: false }
const counted = { ratings: { white: change, black: change } }

const ratedEnd = (changes: Partial<GameRecord>) =>
  recordAfter([], { status: 'checkmate', reason: 'checkmate', winner_id: WHITE, ...counted, ...changes })

describe('endPoints', () => {
  const won = ratedEnd({ score: { white: 10, black: -10 }, scoreBooked: { white: 10, black: -10 } })

  it('gives the winner ten and takes ten from the loser', () => {
    expect(endPoints(won, 'white')).toEqual({ kind: 'brought', change: 10, isAtFloor: false })
    expect(endPoints(won, 'black')).toEqual({ kind: 'brought', change: -10, isAtFloor: false })
  })

  it('says so when the loser had no points to lose [RATING-4]', () => {
    const atFloor = ratedEnd({ score: { white: 10, black: -10 }, scoreBooked: { white: 10, black: 0 } })
    expect(endPoints(atFloor, 'black')).toEqual({ kind: 'brought', change: -10, isAtFloor: true })
    expect(endPoints(atFloor, 'white')).toMatchObject({ isAtFloor: false })
  })

  it('uses the points of the game when the booked points are unknown', () => {
    const old = ratedEnd({ score: { white: 10, black: -10 }, scoreBooked: null })
    expect(endPoints(old, 'black')).toEqual({ kind: 'brought', change: -10, isAtFloor: false })
  })

  it('gives none, with the reason, when the pair reached the daily limit or the game was too short [RATING-4]', () => {
    expect(endPoints(ratedEnd({ score: null }), 'white')).toEqual({ kind: 'none', why: 'pairLimit' })
    const short = ratedEnd({ status: 'resignation', reason: 'resignation', ratings: null })
    expect(endPoints(short, 'black')).toEqual({ kind: 'none', why: 'tooShort' })
  })

  it.each<[string, Partial<GameRecord>]>([
    ['a draw', { status: 'draw', reason: 'agreement', winner_id: null, score: { white: 0, black: 0 } }],
    ['a draw of a pair at its daily limit', { status: 'draw', reason: 'agreement', winner_id: null }],
    ['a game between friends', { rated: false, ratings: null }],
    ['an aborted game', { status: 'aborted', reason: 'aborted', winner_id: null, ratings: null }],
    ['a game that still runs', { status: 'playing', reason: null, winner_id: null, ratings: null }],
  ])('is null in %s [RATING-5]', (_name, changes) => {
    expect(endPoints(ratedEnd(changes), 'white')).toBeNull()
  })

  it('is null for viewers', () => {
    expect(endPoints(won, null)).toBeNull()
  })
})
