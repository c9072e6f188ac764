import type { GameRecord } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { endPoints } from './endPoints.ts'
import { recordAfter, WHITE } from './gameFixture.ts'

const change = { before: 1500, after: 1510, provisional: false }
const counted = { ratings: { white: change, black: change } }

const ended = (changes: Partial<GameRecord>) =>
  recordAfter([], { status: 'checkmate', reason: 'checkmate', winner_id: WHITE, ...counted, ...changes })

describe('the points at the end of a game', () => {
  const won = ended({ score: { white: 10, black: -10 }, scoreBooked: { white: 10, black: -10 } })

  it('are ten for the winner and ten off for the loser', () => {
    expect(endPoints(won, 'white')).toEqual({ kind: 'brought', change: 10, isAtFloor: false })
    expect(endPoints(won, 'black')).toEqual({ kind: 'brought', change: -10, isAtFloor: false })
  })

  it('say so where the loser had none to lose', () => {
    const atFloor = ended({ score: { white: 10, black: -10 }, scoreBooked: { white: 10, black: 0 } })
    expect(endPoints(atFloor, 'black')).toEqual({ kind: 'brought', change: -10, isAtFloor: true })
    expect(endPoints(atFloor, 'white')).toMatchObject({ isAtFloor: false })
  })

  it('are what the game brought where nobody kept what was booked', () => {
    const old = ended({ score: { white: 10, black: -10 }, scoreBooked: null })
    expect(endPoints(old, 'black')).toEqual({ kind: 'brought', change: -10, isAtFloor: false })
  })

  it('are none, and it says why, when the pair had its share of the day or the game was too short', () => {
    expect(endPoints(ended({ score: null }), 'white')).toEqual({ kind: 'none', why: 'pairLimit' })
    const short = ended({ status: 'resignation', reason: 'resignation', ratings: null })
    expect(endPoints(short, 'black')).toEqual({ kind: 'none', why: 'tooShort' })
  })

  it.each<[string, Partial<GameRecord>]>([
    ['a draw', { status: 'draw', reason: 'agreement', winner_id: null, score: { white: 0, black: 0 } }],
    ['a draw of a pair that had its share', { status: 'draw', reason: 'agreement', winner_id: null }],
    ['a game between friends', { rated: false, ratings: null }],
    ['an aborted game', { status: 'aborted', reason: 'aborted', winner_id: null, ratings: null }],
    ['a game that still runs', { status: 'playing', reason: null, winner_id: null, ratings: null }],
  ])('are no matter in %s', (_name, changes) => {
    expect(endPoints(ended(changes), 'white')).toBeNull()
  })

  it('are nothing to somebody who only looks on', () => {
    expect(endPoints(won, null)).toBeNull()
  })
})
