import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FenErrorCode, makeFen, parseFen, START_FEN } from './fen.ts'
import { startGame } from './game.ts'
import { legalMoves } from './legalMoves.ts'
import { makeMove } from './makeMove.ts'
import { clonePosition, HISTORY, type Position, TOP } from './table.ts'

function read(fen: string): string {
  return makeFen(startGame(fen).position)
}

describe('parseFen', () => {
  const refused: readonly [code: FenErrorCode, fen: string][] = [
    ['SIX_FIELDS', ''],
    ['SIX_FIELDS', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0'],
    ['SIX_FIELDS', `${START_FEN} 1`],
    ['MOVE_NUMBER', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0'],
    ['MOVE_NUMBER', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 -1'],
    ['MOVE_NUMBER', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.5'],
    ['MOVE_NUMBER', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 x'],
    ['MOVE_NUMBER', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 100000'],
    ['HALFMOVES', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1'],
    ['HALFMOVES', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 1'],
    ['EN_PASSANT', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e4 0 1'],
    ['EN_PASSANT', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq i6 0 1'],
    // White has just moved, so only Black could capture.
    ['EN_PASSANT', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1'],
    // No pawn has crossed the square.
    ['EN_PASSANT', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq d3 0 1'],
    // The pawn can't have started from e2, where a knight is, or crossed an occupied e3.
    ['EN_PASSANT', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPPNPPP/RNBQKB1R b KQkq e3 0 1'],
    ['EN_PASSANT', 'rnbqkbnr/pppppppp/8/8/4P3/4N3/PPPP1PPP/RNBQKB1R b KQkq e3 0 1'],
    ['CASTLING', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkx - 0 1'],
    ['CASTLING', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KK - 0 1'],
    ['CASTLING', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w K- - 0 1'],
    ['CASTLING', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1'],
    ['CASTLING_RIGHTS', '4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1'],
    ['CASTLING_RIGHTS', 'r4k1r/8/8/8/8/8/8/4K3 w kq - 0 1'],
    ['CASTLING_RIGHTS', '4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1'],
    ['CASTLING_RIGHTS', '4k3/8/8/8/8/8/8/N3K2R w KQ - 0 1'],
    ['CASTLING_RIGHTS', 'r3k2R/8/8/8/8/8/8/4K3 b kq - 0 1'],
    ['CASTLING_RIGHTS', 'r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1'],
    ['CASTLING_RIGHTS', 'bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w KQkq - 0 1'],
    ['SIDE_TO_MOVE', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1'],
    ['SIDE_TO_MOVE', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR - KQkq - 0 1'],
    ['EIGHT_RANKS', 'rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['EIGHT_RANKS', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1'],
    ['CONSECUTIVE_DIGITS', 'rnbqkbnr/pppppppp/8/8/44/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['PIECE', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1'],
    ['PIECE', 'rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['PIECE', 'rnbqkbnr/pppppppp/0p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['EIGHT_SQUARES', 'rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['EIGHT_SQUARES', 'rnbqkbnr/pppppppp/8p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['EIGHT_SQUARES', 'rnbqkbnr/pppppppp/8/8//8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['WHITE_KING', '4k3/8/8/8/8/8/8/8 w - - 0 1'],
    ['WHITE_KING', '4k3/8/8/8/8/8/8/K3K3 w - - 0 1'],
    ['BLACK_KING', '8/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['BLACK_KING', '4k2k/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['EDGE_PAWNS', '4k2P/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['EDGE_PAWNS', '4k3/8/8/8/8/8/8/4K2p w - - 0 1'],
    ['TOO_MANY_PIECES', '4k3/8/8/8/8/Q7/QQQQQQQQ/QQQQKQQQ b - - 0 1'],
    ['TOO_MANY_PIECES', 'rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['KING_CAPTURABLE', '4k3/8/8/8/8/8/4R3/4K3 w - - 0 1'],
    ['KING_CAPTURABLE', '8/8/8/8/8/3k4/4K3/8 b - - 0 1'],
  ]
  for (const [code, fen] of refused) {
    it(`refuses ${code}: ${fen} [GAME-4]`, () => {
      const parsed = parseFen(fen)
      expect(parsed).toMatchObject({ ok: false, code })
      expect(parsed.ok || parsed.message).toMatch(/^Invalid FEN: \w/)
    })
  }
})

describe('a FEN that is read and written', () => {
  for (const fen of [
    START_FEN,
    '8/8/8/8/8/8/8/K6k b - - 99 12345',
    'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3',
    'rnbqkbnr/ppp2ppp/4p3/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3',
    'r3k2r/8/8/8/8/8/8/R3K2R w Qk - 3 30',
    '6k1/5ppp/8/8/8/8/8/QQQ1K3 w - - 0 1',
  ]) {
    it(fen, () => expect(read(fen)).toBe(fen))
  }

  it('loses extra white space', () => expect(read(`  ${START_FEN.replaceAll(' ', '\t ')}\n`)).toBe(START_FEN))
})

describe('the en-passant square of a FEN', () => {
  const cases: readonly [what: string, named: string, made: string][] = [
    [
      'is dropped when no piece is beside the pawn',
      '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1',
      '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1',
    ],
    [
      'is kept when a pawn can capture',
      '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1',
      '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1',
    ],
    [
      'is dropped when only another kind of piece is beside the pawn',
      '4k3/8/8/8/3nP3/8/8/4K3 b - e3 0 1',
      '4k3/8/8/8/3nP3/8/8/4K3 b - - 0 1',
    ],
    [
      'is dropped when the other pawn is across the edge of the board',
      '4k3/8/8/7p/P7/8/8/4K3 b - a3 0 1',
      '4k3/8/8/7p/P7/8/8/4K3 b - - 0 1',
    ],
    [
      'is dropped when the capture opens the rank between king and rook',
      '8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1',
      '8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1',
    ],
    [
      'is kept when another piece still blocks that rank',
      '8/8/8/8/k1npP2R/8/8/4K3 b - e3 0 1',
      '8/8/8/8/k1npP2R/8/8/4K3 b - e3 0 1',
    ],
    [
      'is dropped when the capturer is pinned on its file',
      '3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1',
      '3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1',
    ],
    [
      'is dropped when the capture leaves the diagonal of a pin',
      '8/6k1/8/8/3pP3/8/8/B3K3 b - e3 0 1',
      '8/6k1/8/8/3pP3/8/8/B3K3 b - - 0 1',
    ],
    [
      'is kept when the capture stays on the diagonal of a pin',
      '8/8/1k6/8/3pP3/8/5B2/4K3 b - e3 0 1',
      '8/8/1k6/8/3pP3/8/5B2/4K3 b - e3 0 1',
    ],
    [
      'is dropped when the captured pawn opens a diagonal to the king',
      '8/7k/8/8/3pP3/8/2B5/4K3 b - e3 0 1',
      '8/7k/8/8/3pP3/8/2B5/4K3 b - - 0 1',
    ],
    [
      'is kept when the captured pawn gives check',
      '8/8/8/3k4/3pP3/8/8/4K3 b - e3 0 1',
      '8/8/8/3k4/3pP3/8/8/4K3 b - e3 0 1',
    ],
  ]
  for (const [what, named, made] of cases) it(what, () => expect(read(named)).toBe(made))

  it('is left out after a double push that cannot be captured legally', () => {
    const { position } = startGame('8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1')
    makeMove(position, legalMoves(position).find((move) => (move & 4095) === (12 | (28 << 6)))!)
    expect(makeFen(position)).toBe('8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1')
  })
})

/** The cells of a position without its history. */
function cellsWithoutHistory(position: Position): number[] {
  const { saved } = clonePosition(position)
  const squares = saved.slice(0, HISTORY).fill(0, TOP, TOP + 1)
  return [...squares, ...saved.slice(saved[TOP], (saved[TOP] ?? 0) + 3)]
}

describe('parsing and making FEN', () => {
  it('restores any position reached in play', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 120 }), (choices) => {
        const { position } = startGame()
        for (const choice of choices) {
          const moves = legalMoves(position)
          if (moves.length === 0) break
          makeMove(position, moves[choice % moves.length]!)
        }
        const again = startGame(makeFen(position)).position
        expect(makeFen(again)).toBe(makeFen(position))
        // Pieces, state, and the hash that the moves updated.
        expect(cellsWithoutHistory(again)).toEqual(cellsWithoutHistory(position))
      }),
      { numRuns: 200 },
    )
  })

  const field = fc.string({ unit: fc.constantFrom(...'pnbrqkPNBRQK12345678/w-KQe36 0'), maxLength: 40 })
  const broken = fc
    .tuple(fc.nat(START_FEN.length), fc.nat(3), fc.string({ maxLength: 3 }))
    .map(([at, cut, text]) => START_FEN.slice(0, at) + text + START_FEN.slice(at + cut))

  it('restores or refuses any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), field, broken), (text) => {
        const parsed = parseFen(text)
        if (parsed.ok) expect(read(makeFen(parsed.position))).toBe(makeFen(parsed.position))
        else expect(parsed.message).toContain('Invalid FEN: ')
      }),
      { numRuns: 2000 },
    )
  })

  it('finds only moves that lead to valid positions in any setup of pieces', () => {
    const piece = fc.constantFrom(...'PNBRQpnbrq')
    const setting = fc.tuple(
      fc.uniqueArray(fc.nat(63), { minLength: 2, maxLength: 20 }),
      fc.array(piece, { minLength: 18, maxLength: 18 }),
      fc.boolean(),
    )
    let valid = 0
    fc.assert(
      fc.property(setting, ([squares, pieces, white]) => {
        const board: string[] = Array.from({ length: 64 }, () => '1')
        squares.forEach((square, at) => {
          board[square] = at === 0 ? 'K' : at === 1 ? 'k' : pieces[at - 2]!
        })
        const ranks = Array.from({ length: 8 }, (_, rank) => board.slice(rank * 8, rank * 8 + 8).join(''))
        const rows = ranks.join('/').replace(/1+/g, (ones) => String(ones.length))
        const parsed = parseFen(`${rows} ${white ? 'w' : 'b'} - - 0 1`)
        if (!parsed.ok) return
        valid++
        for (const move of legalMoves(parsed.position)) {
          const after = startGame(makeFen(parsed.position)).position
          makeMove(after, move)
          expect(parseFen(makeFen(after)).ok).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
    expect(valid).toBeGreaterThan(30)
  })
})
