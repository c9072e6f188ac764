import { describe, expect, it } from 'vitest'
import { type Placement, playUci, readPlacement } from './placement.ts'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** Converts back to a FEN's first field, so that expectations are readable. */
function makeField(placement: Placement): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    placement
      .slice(rank * 8, rank * 8 + 8)
      .map((letter) => letter ?? '.')
      .join('')
      .replace(/\.+/g, (dots) => String(dots.length)),
  )
  return ranks.join('/')
}

const after = (fen: string, ...ucis: string[]) => makeField(ucis.reduce(playUci, readPlacement(fen)))

describe('placement', () => {
  it('reads the pieces of a FEN', () => {
    const placement = readPlacement(START)
    expect(placement[0]).toBe('R')
    expect(placement[60]).toBe('k')
    expect(placement[27]).toBeNull()
    expect(makeField(placement)).toBe(START.split(' ')[0])
  })

  it.each(['', 'nonsense', '9/9/9', 'rnbqkbnrrr/8/8/8/8/8/8/8/8/8'])('accepts %j', (fen) => {
    expect(readPlacement(fen)).toHaveLength(64)
  })

  it('plays moves and captures', () => {
    expect(after(START, 'e2e4', 'd7d5', 'e4d5')).toBe('rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR')
  })

  it('moves the rook when castling, on either side and for either color', () => {
    const bare = 'r3k2r/8/8/8/8/8/8/R3K2R'
    expect(after(bare, 'e1g1', 'e8c8')).toBe('2kr3r/8/8/8/8/8/8/R4RK1')
    expect(after(bare, 'e1c1', 'e8g8')).toBe('r4rk1/8/8/8/8/8/8/2KR3R')
  })

  it('removes a pawn captured en passant', () => {
    expect(after('4k3/3p4/8/4P3/8/8/8/4K3', 'd7d5', 'e5d6')).toBe('4k3/8/3P4/8/8/8/8/4K3')
    expect(after('4k3/8/8/8/4p3/8/3P4/4K3', 'd2d4', 'e4d3')).toBe('4k3/8/8/8/8/3p4/8/4K3')
  })

  it('promotes to a piece of the pawn’s own color', () => {
    expect(after('3r1k2/4P3/8/8/8/8/4p3/3R1K2', 'e7d8n', 'e2d1q')).toBe('3N1k2/8/8/8/8/8/8/3q1K2')
  })

  it('castles as in Chess960 when a king moves onto its rook', () => {
    expect(after('8/8/8/8/8/8/8/RK4R1', 'b1a1')).toBe('8/8/8/8/8/8/8/2KR2R1')
    expect(after('8/8/8/8/8/8/8/RK4R1', 'b1g1')).toBe('8/8/8/8/8/8/8/R4RK1')
    expect(after('6kr/8/8/8/8/8/8/8', 'g8h8')).toBe('5rk1/8/8/8/8/8/8/8')
  })
})
