import { gamePosition, makeFen, parseSan, playMove, START_FEN, startGame } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { capturedIn } from './captured.ts'

function fenAfter(moves: string): string {
  const game = startGame()
  for (const san of moves.split(' ')) playMove(game, parseSan(gamePosition(game), san) as number)
  return makeFen(gamePosition(game))
}

const nothing = { q: 0, r: 0, b: 0, n: 0, p: 0 }

describe('capturedIn', () => {
  it('returns no captures for the starting position', () => {
    expect(capturedIn(START_FEN)).toEqual({
      white: { pieces: nothing, ahead: 0 },
      black: { pieces: nothing, ahead: 0 },
    })
  })

  it('credits captures to the side that made them, and the lead to the side that captured more [GAME-26]', () => {
    const { white, black } = capturedIn(fenAfter('e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2'))
    expect(white).toEqual({ pieces: { ...nothing, q: 1, p: 1 }, ahead: 8 })
    expect(black).toEqual({ pieces: { ...nothing, p: 2 }, ahead: 0 })
  })

  it('counts a pawn captured en passant', () => {
    const { white } = capturedIn(fenAfter('e4 a6 e5 d5 exd6'))
    expect(white).toEqual({ pieces: { ...nothing, p: 1 }, ahead: 1 })
  })

  it('does not count a promoted pawn as captured', () => {
    const { white, black } = capturedIn(fenAfter('h4 g5 hxg5 h6 gxh6 a6 h7 a5 hxg8=Q'))
    // Captured: g-pawn, h-pawn and the knight on g8. The pawn that became a queen adds 8 to the lead.
    expect(white).toEqual({ pieces: { ...nothing, n: 1, p: 2 }, ahead: 1 + 1 + 3 + 8 })
    expect(black.pieces).toEqual(nothing)
  })

  it('keeps the lead correct when the queen was captured and a pawn promoted', () => {
    const fen = '4k3/8/8/8/8/8/1PPPPPPP/RNBQKBNR w - - 0 1'
    expect(capturedIn(fen).white.ahead).toBe(9 + 10 + 6 + 6 + 7)
    expect(capturedIn(fen).black.pieces).toEqual({ ...nothing, p: 1 })
    expect(capturedIn('4k3/8/8/8/8/8/8/QQQ1K3 w - - 0 1').black.pieces).toEqual({
      q: 0,
      r: 2,
      b: 2,
      n: 2,
      p: 6,
    })
  })

  it('does not fail on an empty string', () => {
    expect(capturedIn('').white.ahead).toBe(0)
  })
})

it('counts from the pieces that the game began with [STUDY-20]', () => {
  const start = '4k3/8/8/8/8/8/r7/4K2R b K - 3 41'
  expect(capturedIn(start, start)).toEqual({
    white: { pieces: nothing, ahead: 0 },
    black: { pieces: nothing, ahead: 0 },
  })
  expect(capturedIn('4k3/8/8/8/8/8/R7/4K3 b - - 0 42', start).white).toEqual({
    pieces: { ...nothing, r: 1 },
    ahead: 5,
  })
})
