import { describe, expect, it } from 'vitest'
import { parseFen, START_FEN } from './fen.ts'
import { startGame } from './game.ts'
import { perft, perftBulk } from './perft.ts'
import { clonePosition, type Position } from './table.ts'

/** From https://www.chessprogramming.org/Perft_Results, from depth 1 on. */
const published: readonly [name: string, fen: string, lines: readonly number[]][] = [
  ['the start', START_FEN, [20, 400, 8902, 197281, 4865609]],
  [
    'Kiwipete',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    [48, 2039, 97862, 4085603, 193690690],
  ],
  ['position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43238, 674624]],
  [
    'position 4',
    'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    [6, 264, 9467, 422333, 15833292],
  ],
  [
    'position 4 mirrored',
    'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1',
    [6, 264, 9467, 422333, 15833292],
  ],
  [
    'position 5',
    'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
    [44, 1486, 62379, 2103487, 89941194],
  ],
  [
    'position 6',
    'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    [46, 2079, 89890, 3894594, 164075551],
  ],
]

/**
 * Hard cases of castling, from http://www.talkchess.com/forum/viewtopic.php?t=55274,
 * https://github.com/lichess-org/lila/issues/4625 and https://github.com/niklasf/python-chess (`tricky.perft`).
 */
const castling: readonly [what: string, fen: string, lines: readonly number[]][] = [
  [
    'kings on c1 and c8 that stay there to castle long',
    'r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1',
    [23, 522, 12333, 285754],
  ],
  [
    'kings that change places with their rooks',
    'r1k2r1q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K2R1Q w KQkq - 0 1',
    [28, 738, 20218, 541480],
  ],
  [
    'a rook that stands where the king castles to',
    '8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q - 0 1',
    [34, 318, 9002, 118388],
  ],
  [
    'an attack from behind on a square that the king passes',
    '2r5/8/8/8/8/8/6PP/k2KR3 w K - 0 1',
    [17, 242, 3931, 57700],
  ],
  [
    'a rook that shields the square that the king castles to',
    '4r3/3k4/8/8/8/8/6PP/qR1K1R2 w KQ - 0 1',
    [19, 628, 12858, 405636],
  ],
  [
    'a rook on the other side that blocks castling',
    '4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ff - 0 1',
    [42, 1743, 71908],
  ],
  [
    'a king on the h-file, and rights of one side only',
    'r2r3k/p7/3p4/8/8/P6P/8/R3K2R b KQq - 0 1',
    [14, 206, 3672, 64639],
  ],
]

/** Up to this count, the test also makes the last moves; beyond, it only counts them. */
const MAX_MADE_LINES = 5_000_000

function positionOf(fen: string): Position {
  const parsed = parseFen(fen)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.position
}

describe('perft', () => {
  for (const [name, fen, lines] of published) {
    lines.forEach((count, at) => {
      it(`matches the published count for ${name} at depth ${at + 1}: ${count} [GAME-1]`, {
        timeout: 30_000,
      }, () => {
        const position = positionOf(fen)
        const before = clonePosition(position)
        expect(perftBulk(position, at + 1)).toBe(count)
        if (count <= MAX_MADE_LINES) expect(perft(position, at + 1)).toBe(count)
        expect(clonePosition(position)).toEqual(before)
      })
    })
  }

  it.each(castling)('matches the published counts in Chess960 for %s', (_, fen, lines) => {
    const { position } = startGame(fen, { variant: 'chess960' })
    const before = clonePosition(position)
    lines.forEach((count, at) => {
      expect(perftBulk(position, at + 1)).toBe(count)
      if (at < 3) expect(perft(position, at + 1)).toBe(count)
    })
    expect(clonePosition(position)).toEqual(before)
  })

  it('counts one line without a move at depth 0', () => {
    expect(perft(positionOf(START_FEN), 0)).toBe(1)
    expect(perftBulk(positionOf(START_FEN), 0)).toBe(1)
  })

  it('throws on a depth that does not fit its buffer', () => {
    expect(() => perft(positionOf(START_FEN), 65)).toThrow(RangeError)
    expect(() => perftBulk(positionOf(START_FEN), 65)).toThrow(RangeError)
  })
})
