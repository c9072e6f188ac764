import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startGame } from './game.ts'
import { findMove, legalMoves } from './legalMoves.ts'
import { makeMove } from './makeMove.ts'
import { NULL_MOVE } from './move.ts'
import { MOVE_ERRORS, makeSan, parseSan, parseSanMove } from './san.ts'
import type { Position } from './table.ts'
import { makeUci, parseUci } from './uci.ts'

function positionOf(fen?: string): Position {
  return startGame(fen).position
}

function sanOf(fen: string, uci: string): string {
  const position = positionOf(fen)
  return makeSan(position, findMove(position, parseUci(uci)!)!)
}

describe('makeSan', () => {
  const cases: readonly [what: string, fen: string, uci: string, san: string][] = [
    ['writes a pawn move', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e2e4', 'e4'],
    ['writes a piece move', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'g1f3', 'Nf3'],
    ['writes a capture', '4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1', 'd1d5', 'Rxd5'],
    ['writes a pawn capture', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'exd5'],
    ['writes an en-passant capture', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'exd6'],
    ['writes a promotion', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8n', 'a8=N'],
    ['writes a promotion with capture and check', '1r5k/P7/8/8/8/8/8/K7 w - - 0 1', 'a7b8q', 'axb8=Q+'],
    ['writes short castling', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'O-O'],
    ['writes long castling with check', '3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'O-O-O+'],
    ['writes a discovered check', '4k3/8/8/8/8/8/4N3/4R1K1 w - - 0 1', 'e2c3', 'Nc3+'],
    ['writes mate', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Ra8#'],
    ['distinguishes knights by file', '4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1', 'b1d2', 'Nbd2'],
    ['distinguishes rooks by rank', '4k3/R7/8/8/8/8/8/R3K3 w - - 0 1', 'a1a3', 'R1a3'],
    ['distinguishes rooks by file rather than rank', '4k3/8/8/8/R7/8/8/4K2R w - - 0 1', 'h1h4', 'Rhh4'],
    ['does not distinguish from a pinned piece', '4r2k/8/8/8/8/8/4N3/N3K3 w - - 0 1', 'a1c2', 'Nc2'],
  ]
  for (const [what, fen, uci, san] of cases) it(what, () => expect(sanOf(fen, uci)).toBe(san))

  it('distinguishes queens by file and rank if needed', () => {
    expect(sanOf('2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1', 'h4e1')).toBe('Qh4e1')
  })

  it('does not distinguish from a piece pinned on another line', () => {
    expect(sanOf('4r3/7k/8/8/8/8/4R3/4K1R1 w - - 0 1', 'g1g2')).toBe('Rg2')
  })

  it('writes a null move', () => expect(makeSan(positionOf(), NULL_MOVE)).toBe('--'))
})

describe('parseSan', () => {
  const start = positionOf()
  const read = (fen: string, san: string) => {
    const move = parseSan(positionOf(fen), san)
    return move === null ? null : makeUci(move)
  }

  it('accepts common variants', () => {
    const castle = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
    for (const san of ['O-O', '0-0', 'o-o', 'O-O+', 'O-O!?']) expect(read(castle, san)).toBe('e1g1')
    for (const san of ['O-O-O', '0-0-0', 'O-O-O#']) expect(read(castle, san)).toBe('e1c1')
    const knights = '4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1'
    for (const san of ['Nbd2', 'Nb1d2', 'Nb1d2?', 'Nb1-d2', 'Nbd2+']) expect(read(knights, san)).toBe('b1d2')
    const promotion = '8/P6k/8/8/8/8/8/K7 w - - 0 1'
    for (const san of ['a8=Q', 'a8Q', 'a8(Q)', 'a7a8=Q', 'a8=Q+']) expect(read(promotion, san)).toBe('a7a8q')
    const passing = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'
    for (const san of ['exd6', 'ed6', 'exd6 e.p.', 'e5xd6']) expect(read(passing, san)).toBe('e5d6')
  })

  it('refuses an ambiguous move', () => {
    expect(read('4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1', 'Nd2')).toBeNull()
    expect(read('4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1', 'N1d2')).toBeNull()
  })

  it('refuses an illegal move and text that is not a move', () => {
    for (const san of [
      '',
      'e5',
      'Nf6',
      'O-O',
      'Ke2',
      'e4e5',
      'e9',
      'xx',
      'N',
      'Pe4',
      'e4=Q',
      'b3b',
      '+',
      '1.',
      'e2 e4',
      '__proto__',
    ]) {
      expect(parseSan(start, san)).toBeNull()
      expect(parseSanMove(start, san)).toEqual({ ok: false, code: 'INVALID_MOVE', message: 'Invalid move' })
    }
  })

  it('refuses a promotion without a piece or to a king or pawn', () => {
    for (const san of ['a8', 'a8=K', 'a8=P', 'a8='])
      expect(read('8/P6k/8/8/8/8/8/K7 w - - 0 1', san)).toBeNull()
  })

  it('reads a null move unless in check, and never as a legal move', () => {
    expect(parseSanMove(start, '--')).toEqual({ ok: true, move: NULL_MOVE })
    expect(parseSan(start, '--')).toBeNull()
    expect(parseSanMove(positionOf('4k3/8/8/8/8/8/4R3/4K3 b - - 0 1'), '--')).toEqual({
      ok: false,
      code: 'NULL_MOVE_IN_CHECK',
      message: MOVE_ERRORS.NULL_MOVE_IN_CHECK,
    })
    expect(MOVE_ERRORS).toEqual({
      INVALID_MOVE: 'Invalid move',
      NULL_MOVE_IN_CHECK: 'Null move not allowed when in check',
    })
  })
})

describe('every legal move', () => {
  const walk = fc.tuple(
    fc.constantFrom(
      undefined,
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      '4k3/8/8/2Q2Q2/8/2Q2Q2/8/K7 w - - 0 1',
      'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
    ),
    fc.array(fc.nat(), { maxLength: 60 }),
  )

  it('has a unique SAN and UCI, which read back as that move', () => {
    fc.assert(
      fc.property(walk, ([fen, choices]) => {
        const position = positionOf(fen)
        for (const choice of choices) {
          const moves = legalMoves(position)
          if (moves.length === 0) return
          makeMove(position, moves[choice % moves.length]!)
        }
        const moves = legalMoves(position)
        for (const move of moves) {
          expect(parseSan(position, makeSan(position, move))).toBe(move)
          expect(findMove(position, parseUci(makeUci(move))!)).toBe(move)
        }
        expect(new Set(moves.map((move) => makeSan(position, move))).size).toBe(moves.length)
        expect(new Set(moves.map(makeUci)).size).toBe(moves.length)
      }),
      { numRuns: 150 },
    )
  })

  it('is parsed without throwing, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseSanMove(positionOf(), text)))
    fc.assert(fc.property(fc.string({ maxLength: 6 }), (text) => void parseUci(text)))
  })
})
