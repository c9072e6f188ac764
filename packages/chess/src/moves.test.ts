import { describe, expect, it } from 'vitest'
import { makeFen, START_FEN } from './fen.ts'
import { startGame } from './game.ts'
import { findMove, hasLegalMove, legalMoves } from './legalMoves.ts'
import { makeMove, movesMade, unmakeMove } from './makeMove.ts'
import { moveFrom, movePromotion, moveTo, NULL_MOVE } from './move.ts'
import { isCheck, kingSquare, pieceAt, turn } from './position.ts'
import { parseSquare, squareName } from './squares.ts'
import { clonePosition, type Position } from './table.ts'
import { makeUci, parseUci } from './uci.ts'

function positionOf(fen: string): Position {
  return startGame(fen).position
}

function ucisOf(fen: string, from: string): string[] {
  return legalMoves(positionOf(fen))
    .map(makeUci)
    .filter((uci) => uci.startsWith(from))
    .sort()
}

function after(fen: string, uci: string): string {
  const position = positionOf(fen)
  makeMove(position, findMove(position, parseUci(uci)!)!)
  return makeFen(position)
}

describe('castling', () => {
  const free = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
  const cases: readonly [what: string, fen: string, castles: string[]][] = [
    ['is possible on both sides', free, ['e1c1', 'e1g1']],
    ['is possible on both sides for Black', free.replace(' w', ' b'), ['e8c8', 'e8g8']],
    ['requires its castling right', 'r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1', ['e1c1']],
    ['is not possible out of check', 'r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1', []],
    ['is not possible through an attacked square, short', 'r3k2r/8/8/8/5r2/8/8/R3K2R w KQkq - 0 1', ['e1c1']],
    ['is not possible through an attacked square, long', 'r3k2r/8/8/8/3r4/8/8/R3K2R w KQkq - 0 1', ['e1g1']],
    ['is not possible into check', 'r3k2r/8/8/8/6r1/8/8/R3K2R w KQkq - 0 1', ['e1c1']],
    ['is possible when the rook is attacked', 'r3k2r/8/8/8/7r/8/8/R3K2R w KQkq - 0 1', ['e1c1', 'e1g1']],
    [
      'is possible when the rook passes an attacked b1',
      'r3k2r/8/8/8/1r6/8/8/R3K2R w KQkq - 0 1',
      ['e1c1', 'e1g1'],
    ],
    ['is not possible over a piece on b1', 'r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1', ['e1g1']],
    ['is not possible over an enemy piece on b8', 'rN2k2r/8/8/8/8/8/8/4K3 b kq - 0 1', ['e8g8']],
    ['is not possible onto a piece', 'r3k2r/8/8/8/8/8/8/R3K1NR w KQkq - 0 1', ['e1c1']],
    ['is not possible past a pawn that attacks f1', 'r3k2r/8/8/8/8/8/4p3/R3K2R w KQkq - 0 1', []],
    ['is not possible onto a square attacked by the king', '8/8/8/8/8/8/1k6/R3K2R w KQ - 0 1', ['e1g1']],
  ]
  for (const [what, fen, castles] of cases) {
    it(what, () => {
      const king = fen.includes(' w ') ? 'e1' : 'e8'
      const ways = new Set([`${king}c${king.charAt(1)}`, `${king}g${king.charAt(1)}`])
      expect(ucisOf(fen, king).filter((uci) => ways.has(uci))).toEqual(castles)
    })
  }

  it('moves king and rook and gives up both rights', () => {
    expect(after(free, 'e1g1')).toBe('r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1')
    expect(after(free, 'e1c1')).toBe('r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1')
    expect(after(free.replace(' w', ' b'), 'e8g8')).toBe('r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2')
    expect(after(free.replace(' w', ' b'), 'e8c8')).toBe('2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2')
  })

  it('is lost by a move of king or rook, and by the capture of a rook', () => {
    expect(after(free, 'e1e2')).toContain(' b kq ')
    expect(after(free, 'a1b1')).toContain(' b Kkq ')
    expect(after(free, 'h1g1')).toContain(' b Qkq ')
    expect(after(free, 'a1a8')).toContain(' b Kk ')
    expect(after(free, 'h1h8')).toContain(' b Qq ')
  })

  it('is not found as the king capturing its own rook', () => {
    expect(findMove(positionOf(free), { from: 4, to: 7 })).toBeNull()
    expect(findMove(positionOf(free), { from: 4, to: 6 })).not.toBeNull()
  })
})

describe('en passant', () => {
  const cases: readonly [what: string, fen: string, uci: string, legal: boolean][] = [
    ['is possible from one side', '4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1', 'd5e6', true],
    ['is possible from the other side', '4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1', 'f5e6', true],
    ['is possible for Black', '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'd4e3', true],
    ['is not possible a move later', '4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1', 'd5e6', false],
    [
      'is not possible when both pawns shield the king on the rank',
      '8/8/8/K2Pp2r/8/8/8/4k3 w - e6 0 1',
      'd5e6',
      false,
    ],
    [
      'is not possible when the capturer is pinned on its file',
      '3r3k/8/8/3Pp3/8/8/8/3K4 w - e6 0 1',
      'd5e6',
      false,
    ],
    ['is not possible off the diagonal of the pin', '7k/8/5b2/3pP3/3K4/8/8/8 w - d6 0 1', 'e5d6', false],
    ['is possible along the diagonal of the pin', '6bk/8/8/3Pp3/8/1K6/8/8 w - e6 0 1', 'd5e6', true],
    ['is possible against a pawn that gives check', '7k/8/8/2pP4/1K6/8/8/8 w - c6 0 1', 'd5c6', true],
    [
      'is not possible when another piece gives check too',
      '4r2k/8/8/2pPK3/8/8/8/8 w - c6 0 1',
      'd5c6',
      false,
    ],
    ['can block a check opened by the double push', 'b6k/8/8/2pP4/8/5K2/8/8 w - c6 0 1', 'd5c6', true],
    [
      'is not possible when both pawns shield the king on its other side',
      '7k/8/8/r2Pp2K/8/8/8/8 w - e6 0 1',
      'd5e6',
      false,
    ],
  ]
  for (const [what, fen, uci, legal] of cases)
    it(what, () => expect(ucisOf(fen, uci)).toEqual(legal ? [uci] : []))

  it('removes the captured pawn and restores it when undone', () => {
    const fen = '4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1'
    const position = positionOf(fen)
    makeMove(position, findMove(position, parseUci('d5e6')!)!)
    expect(makeFen(position)).toBe('4k3/8/4P3/8/8/8/8/4K3 b - - 0 1')
    unmakeMove(position)
    expect(makeFen(position)).toBe(fen)
  })

  it('never wraps around the edge of the board', () => {
    expect(ucisOf('4k3/8/8/pP5P/8/8/8/4K3 w - a6 0 1', '')).toContain('b5a6')
    expect(ucisOf('4k3/8/8/pP5P/8/8/8/4K3 w - a6 0 1', 'h5')).toEqual(['h5h6'])
  })
})

describe('check and pins', () => {
  it('lets only the king move in double check', () => {
    const fen = '4r2k/8/8/8/8/3n4/3P4/3QK3 w - - 0 1'
    expect(isCheck(positionOf(fen))).toBe(true)
    for (const uci of ucisOf(fen, '')) expect(uci.startsWith('e1')).toBe(true)
  })

  it('lets only the king move in a double check that play cannot produce', () => {
    const twoKnights = '7k/8/8/8/8/3n1n2/R7/4K3 w - - 0 1'
    expect(ucisOf(twoKnights, '')).toEqual(['e1d1', 'e1e2', 'e1f1'])
    expect(ucisOf('7k/8/8/8/8/3n4/R4p2/4K3 w - - 0 1', '')).toEqual(['e1d1', 'e1d2', 'e1e2', 'e1f1'])
  })

  it('keeps a pinned knight in place and a pinned bishop or rook on its line', () => {
    expect(ucisOf('4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1', 'e2')).toEqual([])
    expect(ucisOf('4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1', 'e2')).toEqual([
      'e2e3',
      'e2e4',
      'e2e5',
      'e2e6',
      'e2e7',
      'e2e8',
    ])
    expect(ucisOf('4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1', 'e2')).toEqual([])
    expect(ucisOf('7k/8/8/8/7b/8/5B2/4K3 w - - 0 1', 'f2')).toEqual(['f2g3', 'f2h4'])
    expect(ucisOf('7k/8/8/8/7b/8/5Q2/4K3 w - - 0 1', 'f2')).toEqual(['f2g3', 'f2h4'])
  })

  it('lets a pinned pawn push along its file or capture along its diagonal', () => {
    expect(ucisOf('4r2k/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1', 'e2')).toEqual(['e2e3', 'e2e4'])
    expect(ucisOf('7k/8/8/8/8/6b1/5P2/4K3 w - - 0 1', 'f2')).toEqual(['f2g3'])
    expect(ucisOf('7k/8/8/8/7b/8/5P2/4K3 w - - 0 1', 'f2')).toEqual([])
  })

  it('stops the king from stepping back along the line of a check', () => {
    expect(ucisOf('4r2k/8/8/8/8/8/4K3/8 w - - 0 1', 'e2e1')).toEqual([])
  })

  it('lets the king capture an undefended checker, but not a defended one', () => {
    expect(ucisOf('7k/8/8/8/8/8/4q3/4K3 w - - 0 1', '')).toEqual(['e1e2'])
    expect(ucisOf('4r2k/8/8/8/8/8/4q3/4K3 w - - 0 1', '')).toEqual([])
  })
})

describe('findMove', () => {
  const promoting = '7k/P7/8/8/8/8/8/K7 w - - 0 1'

  it('requires the piece of a promotion', () => {
    expect(findMove(positionOf(promoting), { from: 48, to: 56 })).toBeNull()
    for (const promotion of ['knight', 'bishop', 'rook', 'queen'] as const) {
      const move = findMove(positionOf(promoting), { from: 48, to: 56, promotion })!
      expect([moveFrom(move), moveTo(move), movePromotion(move)]).toEqual([48, 56, promotion])
    }
  })

  it('ignores a promotion piece for other moves', () => {
    const move = findMove(positionOf(START_FEN), { from: 12, to: 28, promotion: 'queen' })!
    expect(makeUci(move)).toBe('e2e4')
    expect(movePromotion(move)).toBeUndefined()
  })

  it('returns null for invalid squares', () => {
    for (const from of [-1, 64, 12.5, Number.NaN, 76]) {
      expect(findMove(positionOf(START_FEN), { from, to: 28 })).toBeNull()
      expect(findMove(positionOf(START_FEN), { from: 12, to: from })).toBeNull()
    }
  })

  it('returns null for an empty square, a piece of the other side, or no move at all', () => {
    expect(findMove(positionOf(START_FEN), { from: 20, to: 28 })).toBeNull()
    expect(findMove(positionOf(START_FEN), { from: 52, to: 36 })).toBeNull()
    expect(findMove(positionOf(START_FEN), { from: 0, to: 0 })).toBeNull()
  })
})

describe('a position', () => {
  it('has pieces, a side to move, and kings', () => {
    const position = positionOf('r3k3/8/8/8/8/8/P7/4K3 b q - 0 1')
    expect(pieceAt(position, 0)).toBeNull()
    expect(pieceAt(position, 8)).toEqual({ color: 'white', role: 'pawn' })
    expect(pieceAt(position, 56)).toEqual({ color: 'black', role: 'rook' })
    expect(pieceAt(position, 64)).toBeNull()
    expect(turn(position)).toBe('black')
    expect([kingSquare(position, 'white'), kingSquare(position, 'black')].map(squareName)).toEqual([
      'e1',
      'e8',
    ])
    expect(hasLegalMove(position)).toBe(true)
  })

  it('has up to 218 legal moves, the most known', () => {
    expect(legalMoves(positionOf('R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1'))).toHaveLength(218)
  })
})

describe('makeMove and unmakeMove', () => {
  const fens = [
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
    '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
    'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  ]

  it('restores everything at every node of a tree', () => {
    const walk = (position: Position, plies: number): void => {
      const before = [makeFen(position), clonePosition(position).saved.join()]
      for (const move of legalMoves(position)) {
        makeMove(position, move)
        if (plies > 1) walk(position, plies - 1)
        unmakeMove(position)
      }
      expect([makeFen(position), clonePosition(position).saved.join()]).toEqual(before)
    }
    for (const fen of fens) walk(positionOf(fen), 2)
  })

  it('makes and undoes a null move for a search', () => {
    const position = positionOf('4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1')
    const before = [makeFen(position), clonePosition(position)]
    makeMove(position, NULL_MOVE)
    expect(makeFen(position)).toBe('4k3/8/8/8/3pP3/8/8/4K3 w - - 1 2')
    expect(movesMade(position)).toEqual([NULL_MOVE])
    unmakeMove(position)
    expect([makeFen(position), clonePosition(position)]).toEqual(before)
  })

  it('keeps all moves made', () => {
    const position = positionOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
    const ucis = ['e1e2', 'e8e7', 'e2e1', 'e7e8']
    for (let ply = 0; ply < 500; ply++) makeMove(position, findMove(position, parseUci(ucis[ply % 4]!)!)!)
    expect(movesMade(position).map(makeUci)).toEqual(Array.from({ length: 500 }, (_, ply) => ucis[ply % 4]))
    for (let ply = 0; ply < 500; ply++) unmakeMove(position)
    expect(makeFen(position)).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
  })

  it('undoes no more moves than were made', () => {
    expect(() => unmakeMove(positionOf(START_FEN))).toThrow(RangeError)
  })

  it('refuses more moves than any game can have', () => {
    const position = positionOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
    const ucis = ['e1e2', 'e8e7', 'e2e1', 'e7e8']
    const play = (ply: number) => makeMove(position, findMove(position, parseUci(ucis[ply % 4]!)!)!)
    for (let ply = 0; ply < 16_383; ply++) play(ply)
    const before = makeFen(position)
    // The position leaves the table and returns with all of its moves.
    expect(makeFen(positionOf(START_FEN))).toBe(START_FEN)
    expect(makeFen(position)).toBe(before)
    expect(() => play(16_383)).toThrow('more moves than any game has')
    expect(() => makeMove(position, NULL_MOVE)).toThrow('more moves than any game has')
    expect(makeFen(position)).toBe(before)
  })
})

it('names squares and moves as UCI does', () => {
  expect(parseSquare('e4')).toBe(28)
  expect(parseUci('e2e4')).toEqual({ from: 12, to: 28 })
  expect(parseUci('a7a8n')).toEqual({ from: 48, to: 56, promotion: 'knight' })
  for (const uci of ['', 'e2', 'e2e', 'e2e9', 'e2e4k', 'e2e4qq', 'e2-e4', '0000', 'E2E4', 'e7e8Q']) {
    expect(parseUci(uci)).toBeNull()
  }
})
