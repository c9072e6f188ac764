import { describe, expect, it } from 'vitest'
import { type ArenaGame, countsInArena, resultOf } from './arenaGame.ts'

const game = (more: Partial<ArenaGame>): ArenaGame => ({
  white: { playerId: 'ana', rating: 1500, isBerserk: true },
  black: { playerId: 'bia', rating: 1700, isBerserk: false },
  winner: 'white',
  reason: 'resignation',
  ply: 41,
  endedAtMs: 1000,
  ...more,
})
const outcomes = (more: Partial<ArenaGame>) =>
  [resultOf(game(more), 'white'), resultOf(game(more), 'black')].map(({ outcome }) => outcome)

describe('resultOf', () => {
  it('reads a game for each side', () => {
    const shared = { ply: 41, isPlayed: true, endedAtMs: 1000 }
    expect(resultOf(game({}), 'white')).toEqual({
      ...shared,
      outcome: 'win',
      ownMoves: 21,
      isBerserk: true,
      opponentRating: 1700,
    })
    expect(resultOf(game({}), 'black')).toEqual({
      ...shared,
      outcome: 'loss',
      ownMoves: 20,
      isBerserk: false,
      opponentRating: 1500,
    })
    expect(outcomes({ winner: null, reason: 'agreement' })).toEqual(['draw', 'draw'])
  })

  it('calls the side that made no move absent, and lets the other one win', () => {
    expect(outcomes({ winner: 'black', reason: 'no_show', ply: 0 })).toEqual(['noShow', 'win'])
    expect(outcomes({ winner: 'white', reason: 'no_show', ply: 1 })).toEqual(['win', 'noShow'])
    expect(outcomes({ winner: null, reason: 'no_show', ply: 0 })).toEqual(['noShow', 'noShow'])
    expect(resultOf(game({ winner: 'black', reason: 'no_show', ply: 0 }), 'black').isPlayed).toBe(false)
  })

  it('calls resigning without a move absent too, but not leaving after one', () => {
    expect(outcomes({ winner: 'black', ply: 0 })).toEqual(['noShow', 'win'])
    expect(outcomes({ winner: 'black', ply: 1 })).toEqual(['loss', 'win'])
  })
})

describe('countsInArena', () => {
  it('counts games that ended by themselves before the arena did', () => {
    expect(countsInArena({ reason: 'timeout', endedAtMs: 999 }, { endsAtMs: 1000 })).toBe(true)
    expect(countsInArena({ reason: 'timeout', endedAtMs: 1000 }, { endsAtMs: 1000 })).toBe(false)
    expect(countsInArena({ reason: 'aborted', endedAtMs: 1 }, { endsAtMs: 1000 })).toBe(false)
    expect(countsInArena({ reason: 'server', endedAtMs: 1 }, { endsAtMs: 1000 })).toBe(false)
  })
})
