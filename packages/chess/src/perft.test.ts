import { describe, expect, it } from 'vitest'
import { parseFen, START_FEN } from './fen.ts'
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

  it('counts one line without a move at depth 0', () => {
    expect(perft(positionOf(START_FEN), 0)).toBe(1)
    expect(perftBulk(positionOf(START_FEN), 0)).toBe(1)
  })

  it('throws on a depth that does not fit its buffer', () => {
    expect(() => perft(positionOf(START_FEN), 65)).toThrow(RangeError)
    expect(() => perftBulk(positionOf(START_FEN), 65)).toThrow(RangeError)
  })
})
