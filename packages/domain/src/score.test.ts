import { describe, expect, it } from 'vitest'
import { addScore, countsForRating, countsInRecord, scoreChanges } from './score.ts'

describe('countsForRating', () => {
  it.each([
    ['a mate in four', { rated: true, reason: 'checkmate', ply: 7 }, true],
    ['a resignation at the tenth ply', { rated: true, reason: 'resignation', ply: 10 }, true],
    ['a resignation before it', { rated: true, reason: 'resignation', ply: 9 }, false],
    ['a long game between friends', { rated: false, reason: 'checkmate', ply: 80 }, false],
    ['a game voided by an operator', { rated: true, reason: 'server', ply: 80 }, false],
    ['an aborted game', { rated: true, reason: 'aborted', ply: 1 }, false],
  ] as const)('judges %s', (_name, game, counts) => {
    expect(countsForRating(game)).toBe(counts)
  })
})

describe('countsInRecord', () => {
  it.each([
    ['a draw between friends', { reason: 'agreement', hasWinner: false }, true],
    ['a win against an opponent who did not show up', { reason: 'no_show', hasWinner: true }, true],
    ['a match in which neither player showed up', { reason: 'no_show', hasWinner: false }, false],
    ['an aborted game', { reason: 'aborted', hasWinner: false }, false],
    ['a game voided by an operator', { reason: 'server', hasWinner: false }, false],
  ] as const)('judges %s', (_name, game, counts) => {
    expect(countsInRecord(game)).toBe(counts)
  })
})

describe('scoreChanges', () => {
  it('gives the winner ten points and takes ten from the loser [RATING-3]', () => {
    expect(scoreChanges({ winner: 'white', scoredToday: 0 })).toEqual({ white: 10, black: -10 })
    expect(scoreChanges({ winner: 'black', scoredToday: 4 })).toEqual({ white: -10, black: 10 })
  })

  it('gives no points for a draw', () => {
    expect(scoreChanges({ winner: null, scoredToday: 0 })).toEqual({ white: 0, black: 0 })
  })

  it('gives no points after the pair’s five games of the day [RATING-4]', () => {
    expect(scoreChanges({ winner: 'white', scoredToday: 5 })).toBeNull()
  })

  it('never takes a score below 0 [RATING-3]', () => {
    expect(addScore(3, -10)).toBe(0)
    expect(addScore(13, -10)).toBe(3)
  })
})
