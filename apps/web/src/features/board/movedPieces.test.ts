import { describe, expect, it } from 'vitest'
import { type DrawnPiece, movedPieces } from './movedPieces.ts'
import { playUci, readPlacement } from './placement.ts'

/** The pieces that moved, as [from, to], and how many appeared or vanished. */
function pieceChanges(fen: string, next: string | readonly string[]) {
  const before = movedPieces([], readPlacement(fen))
  const placement = typeof next === 'string' ? readPlacement(next) : next.reduce(playUci, readPlacement(fen))
  const after = movedPieces(before, placement)
  const keysBefore = new Map(before.map((piece): [number, DrawnPiece] => [piece.key, piece]))
  const travelled = after
    .filter(({ key, square }) => keysBefore.has(key) && keysBefore.get(key)?.square !== square)
    .map(({ key, square }) => [keysBefore.get(key)?.square, square])
  const appeared = after.filter(({ key }) => !keysBefore.has(key)).length
  const vanished = before.filter(({ key }) => !after.some((piece) => piece.key === key)).length
  return { travelled, appeared, vanished }
}

describe('movedPieces', () => {
  it('draws each piece of a position once, with its own key', () => {
    const drawn = movedPieces([], readPlacement('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'))
    expect(new Set(drawn.map(({ key }) => key)).size).toBe(32)
  })

  it('moves a piece from the square it left', () => {
    expect(pieceChanges('4k3/8/8/8/8/8/4P3/4K3', ['e2e4'])).toEqual({
      travelled: [[12, 28]],
      appeared: 0,
      vanished: 0,
    })
  })

  it('moves king and rook when castling', () => {
    const { travelled } = pieceChanges('4k3/8/8/8/8/8/8/4K2R', ['e1g1'])
    expect(travelled).toEqual([
      [7, 5],
      [4, 6],
    ])
  })

  it('keeps the capturing piece and drops the captured one', () => {
    expect(pieceChanges('4k3/8/8/3p4/4P3/8/8/4K3', ['e4d5'])).toEqual({
      travelled: [[28, 35]],
      appeared: 0,
      vanished: 1,
    })
  })

  it('moves king and rook past each other when they castle in Chess960', () => {
    expect(pieceChanges('4k3/8/8/8/8/8/8/2RK4', ['d1c1'])).toEqual({
      travelled: [
        [3, 2],
        [2, 3],
      ],
      appeared: 0,
      vanished: 0,
    })
  })

  it('turns a promoting pawn into the new piece', () => {
    expect(pieceChanges('4k3/P7/8/8/8/8/8/4K3', ['a7a8q'])).toEqual({
      travelled: [[48, 56]],
      appeared: 0,
      vanished: 0,
    })
  })

  it('uses the nearest of two knights', () => {
    expect(pieceChanges('4k3/8/8/8/8/8/8/1N2K1N1', '4k3/8/8/8/8/5N2/8/1N2K3').travelled).toEqual([[6, 21]])
  })

  it('adds or removes a piece when no other of its kind is available', () => {
    expect(pieceChanges('4k3/8/8/8/8/8/8/4K3', '4k3/8/8/3q4/8/8/8/4K3')).toEqual({
      travelled: [],
      appeared: 1,
      vanished: 0,
    })
  })
})
