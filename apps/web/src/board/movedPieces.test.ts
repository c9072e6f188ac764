import { describe, expect, it } from 'vitest'
import { type DrawnPiece, movedPieces } from './movedPieces.ts'
import { playUci, readPlacement } from './placement.ts'

/** Which pieces travelled, as [from, to], and how many appeared or vanished. */
function journey(fen: string, next: string | readonly string[]) {
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

describe('drawn pieces', () => {
  it('draw each piece of a position once, each under its own key', () => {
    const drawn = movedPieces([], readPlacement('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'))
    expect(new Set(drawn.map(({ key }) => key)).size).toBe(32)
  })

  it('travel from the square they left', () => {
    expect(journey('4k3/8/8/8/8/8/4P3/4K3', ['e2e4'])).toEqual({
      travelled: [[12, 28]],
      appeared: 0,
      vanished: 0,
    })
  })

  it('travel both when the king castles', () => {
    const { travelled } = journey('4k3/8/8/8/8/8/8/4K2R', ['e1g1'])
    expect(travelled).toEqual([
      [7, 5],
      [4, 6],
    ])
  })

  it('keep the capturer and drop the captured', () => {
    expect(journey('4k3/8/8/3p4/4P3/8/8/4K3', ['e4d5'])).toEqual({
      travelled: [[28, 35]],
      appeared: 0,
      vanished: 1,
    })
  })

  it('turn the pawn that promotes into the new piece', () => {
    expect(journey('4k3/P7/8/8/8/8/8/4K3', ['a7a8q'])).toEqual({
      travelled: [[48, 56]],
      appeared: 0,
      vanished: 0,
    })
  })

  it('take the nearest of two knights that could have come', () => {
    expect(journey('4k3/8/8/8/8/8/8/1N2K1N1', '4k3/8/8/8/8/5N2/8/1N2K3').travelled).toEqual([[6, 21]])
  })

  it('only appear and vanish where nothing of their kind is left', () => {
    expect(journey('4k3/8/8/8/8/8/8/4K3', '4k3/8/8/3q4/8/8/8/4K3')).toEqual({
      travelled: [],
      appeared: 1,
      vanished: 0,
    })
  })
})
