import { describe, expect, it } from 'vitest'
import { readPlacement, squareNameOf } from './placement.ts'
import { premoveReach } from './premoveReach.ts'

const square = (name: string) => (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97
const reach = (fen: string, from: string) =>
  premoveReach(readPlacement(fen), square(from)).map(squareNameOf).sort().join(' ')

describe('premoveReach', () => {
  it('passes through pieces in the way, and onto our own pieces', () => {
    expect(reach('8/8/8/8/8/8/P7/RP6', 'a1')).toBe('a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1')
    expect(reach('8/8/8/8/8/2P5/1P6/B7', 'a1')).toBe('b2 c3 d4 e5 f6 g7 h8')
    expect(reach('8/8/8/8/8/8/8/QN6', 'a1').split(' ')).toHaveLength(21)
  })

  it('moves a pawn ahead, or diagonally where it may capture later', () => {
    expect(reach('8/8/8/8/8/8/4P3/8', 'e2')).toBe('d3 e3 e4 f3')
    expect(reach('8/8/8/8/4P3/8/8/8', 'e4')).toBe('d5 e5 f5')
    expect(reach('8/4p3/8/8/8/8/8/8', 'e7')).toBe('d6 e5 e6 f6')
    expect(reach('8/8/8/8/P7/8/8/8', 'a4')).toBe('a5 b5')
  })

  it('jumps with a knight, never around the edge', () => {
    expect(reach('8/8/8/8/8/8/8/N7', 'a1')).toBe('b3 c2')
    expect(reach('8/8/8/8/8/7n/8/8', 'h3')).toBe('f2 f4 g1 g5')
  })

  it('castles only from the king’s home square, toward a rook on its own', () => {
    expect(reach('8/8/8/8/8/8/8/R3K2R', 'e1')).toBe('c1 d1 d2 e2 f1 f2 g1')
    expect(reach('r3k3/8/8/8/8/8/8/8', 'e8')).toBe('c8 d7 d8 e7 f7 f8')
    expect(reach('8/8/8/8/8/8/4K3/R6R', 'e2')).toBe('d1 d2 d3 e1 e3 f1 f2 f3')
  })

  it('castles in Chess960 onto any rook on the king’s rank, and not by two squares [GAME-34]', () => {
    const reach960 = (fen: string, from: string) =>
      premoveReach(readPlacement(fen), square(from), 'chess960').map(squareNameOf).sort().join(' ')
    expect(reach960('8/8/8/8/8/8/8/RN2K1R1', 'e1')).toBe('a1 d1 d2 e2 f1 f2 g1')
    expect(reach960('8/8/8/8/8/8/8/4K2r', 'e1')).toBe('d1 d2 e2 f1 f2')
  })

  it('returns nothing for an empty square', () => {
    expect(reach('8/8/8/8/8/8/8/8', 'e4')).toBe('')
  })
})
