import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { recordAfter, WHITE } from '../room/gameFixture.ts'
import { endPoints } from './endPoints.ts'

const change = { before: 1500, after: 1510, provisional: false }
const counted = { ratings: { white: change, black: change } }

const ended = (changes: Partial<GameRecord>) =>
  recordAfter([], { status: 'checkmate', reason: 'checkmate', winner_id: WHITE, ...counted, ...changes })

describe('endPoints', () => {
  const won = ended({ score: { white: 10, black: -10 }, scoreBooked: { white: 10, black: -10 } })

  it('gives the winner ten and takes ten from the loser', () => {
    expect(endPoints(won, 'white')).toEqual({ kind: 'brought', change: 10, isAtFloor: false })
    expect(endPoints(won, 'black')).toEqual({ kind: 'brought', change: -10, isAtFloor: false })
  })

  it('says so when the loser had no points to lose [RATING-4]', () => {
    const atFloor = ended({ score: { white: 10, black: -10 }, scoreBooked: { white: 10, black: 0 } })
    expect(endPoints(atFloor, 'black')).toEqual({ kind: 'brought', change: -10, isAtFloor: true })
    expect(endPoints(atFloor, 'white')).toMatchObject({ isAtFloor: false })
  })

  it('uses the points of the game when the booked points are unknown', () => {
    const old = ended({ score: { white: 10, black: -10 }, scoreBooked: null })
    expect(endPoints(old, 'black')).toEqual({ kind: 'brought', change: -10, isAtFloor: false })
  })

  it('gives none, with the reason, when the pair reached the daily limit or the game was too short [RATING-4]', () => {
    expect(endPoints(ended({ score: null }), 'white')).toEqual({ kind: 'none', why: 'pairLimit' })
    const short = ended({ status: 'resignation', reason: 'resignation', ratings: null })
    expect(endPoints(short, 'black')).toEqual({ kind: 'none', why: 'tooShort' })
  })

  it.each<[string, Partial<GameRecord>]>([
    ['a draw', { status: 'draw', reason: 'agreement', winner_id: null, score: { white: 0, black: 0 } }],
    ['a draw of a pair at its daily limit', { status: 'draw', reason: 'agreement', winner_id: null }],
    ['a game between friends', { rated: false, ratings: null }],
    ['an aborted game', { status: 'aborted', reason: 'aborted', winner_id: null, ratings: null }],
    ['a game that still runs', { status: 'playing', reason: null, winner_id: null, ratings: null }],
  ])('is null in %s [RATING-5]', (_name, changes) => {
    expect(endPoints(ended(changes), 'white')).toBeNull()
  })

  it('is null for viewers', () => {
    expect(endPoints(won, null)).toBeNull()
  })
})
