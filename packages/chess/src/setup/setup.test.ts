import { describe, expect, it } from 'vitest'
import { chess960Start } from '../chess960.ts'
import { makeFen, parseFen, START_FEN } from '../fen.ts'
import { gamePosition, playMove, startGame } from '../game.ts'
import { legalMoves } from '../legalMoves.ts'
import type { Variant } from '../position.ts'
import { parseSquare, squareName } from '../squares.ts'
import {
  changeSetup,
  clearSetup,
  findPositionProblems,
  makeSetupFen,
  mirrorSetup,
  moveTo,
  possibleEpSquares,
  possibleRooks,
  putOn,
  readSetup,
  type Setup,
  setRight,
  startSetup,
  swapColors,
} from './index.ts'

const at = (name: string) => parseSquare(name) as number
const read = (fen: string, variant: Variant = 'standard') => readSetup(fen, { variant }) as Setup
const fenOf = (fen: string, variant?: Variant) => makeSetupFen(read(fen, variant))
const codes = (fen: string) =>
  findPositionProblems(read(fen)).map(({ code, color }) => (color === null ? code : `${code} ${color}`))

/** Reproducible random numbers, from 0 to `below` - 1. */
function randomizer(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

function* randomPositions(
  fen: string,
  { variant, random }: { variant: Variant; random: ReturnType<typeof randomizer> },
) {
  const game = startGame(fen, { variant })
  for (let ply = 0; ply < 120; ply++) {
    yield makeFen(gamePosition(game))
    const moves = legalMoves(gamePosition(game))
    if (moves.length === 0) return
    playMove(game, moves[random(moves.length)]!)
  }
}

describe('readSetup and makeSetupFen', () => {
  it('give back the FEN of every position of random games, and find nothing wrong with them [STUDY-17]', () => {
    const random = randomizer(7)
    const starts: [string, Variant][] = [
      [START_FEN, 'standard'],
      ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 'standard'],
      ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 'standard'],
      ['n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1', 'standard'],
      [chess960Start(0), 'chess960'],
      [chess960Start(777), 'chess960'],
    ]
    for (const [start, variant] of starts.flatMap((one) => [one, one]))
      for (const fen of randomPositions(start, { variant, random })) {
        const setup = read(fen, variant)
        expect(makeSetupFen(setup)).toBe(fen)
        expect(findPositionProblems(setup)).toEqual([])
      }
  })

  it('read positions that are none, and refuse what has no eight ranks of eight squares [STUDY-16]', () => {
    expect(fenOf('8/8/8/8/8/8/8/8')).toBe('8/8/8/8/8/8/8/8 w - - 0 1')
    expect(fenOf('PPPPPPPP/8/8/8/8/8/8/kkkkkkkk b')).toBe('PPPPPPPP/8/8/8/8/8/8/kkkkkkkk b - - 0 1')
    for (const fen of ['', '8/8', '9/8/8/8/8/8/8/8', '8/8/8/8/8/8/8/7', 'x7/8/8/8/8/8/8/8', `${START_FEN} 5`])
      expect(readSetup(fen, { variant: 'standard' })).toBeNull()
  })

  it('drop rights and en-passant squares that the pieces don’t allow [STUDY-16]', () => {
    expect(fenOf('4k3/8/8/8/8/8/8/R3K3 w KQkq e3 5 9')).toBe('4k3/8/8/8/8/8/8/R3K3 w Q - 5 9')
  })

  it('take rights that only Chess960 knows for a position of Chess960 [STUDY-16]', () => {
    const setup = read('1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1')
    expect(setup.variant).toBe('chess960')
    expect(makeSetupFen(setup)).toBe('1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1')
    expect(fenOf('4k3/8/8/8/8/8/8/4KRR1 w F - 0 1')).toBe('4k3/8/8/8/8/8/8/4KRR1 w F - 0 1')
    expect(read(START_FEN).variant).toBe('standard')
  })
})

describe('a setup', () => {
  it('loses a right with its rook or king, and gets it back only when it is given [STUDY-16]', () => {
    const start = startSetup()
    const without = moveTo(start, at('h1'), at('h4'))
    expect(makeSetupFen(without)).toContain(' w Qkq ')
    const back = moveTo(without, at('h4'), at('h1'))
    expect(makeSetupFen(back)).toContain(' w Qkq ')
    expect(makeSetupFen(setRight(back, 0, true))).toContain(' w KQkq ')
    expect(makeSetupFen(putOn(start, at('e8'), null))).toContain(' w KQ ')
    expect(possibleRooks(putOn(start, at('e5'), 'K'), 0)).toEqual([])
  })

  it('offers the en-passant squares on which a pawn could be captured [STUDY-16]', () => {
    const names = (fen: string) => possibleEpSquares(read(fen)).map(squareName)
    expect(names('4k3/8/8/2pPp3/8/8/8/4K3 w - - 0 1')).toEqual(['c6', 'e6'])
    expect(names('4k3/8/4n3/2pPp3/8/8/8/4K3 w - - 0 1')).toEqual(['c6'])
    expect(names('4k3/8/8/2pPp3/8/8/8/4K3 b - - 0 1')).toEqual([])
    // Both pawns leave the king's rank.
    expect(names('4k3/8/8/K1pP3r/8/8/8/8 w - - 0 1')).toEqual([])
    const chosen = changeSetup(read('4k3/8/8/2pPp3/8/8/8/4K3 w - - 0 1'), { epSquare: at('c6') })
    expect(makeSetupFen(chosen)).toContain(' w - c6 ')
    expect(makeSetupFen(changeSetup(chosen, { turn: 'black' }))).toContain(' b - - ')
  })

  it('can be mirrored and change colors, twice without a trace [STUDY-16]', () => {
    const setup = read('r3k3/8/8/2pP4/8/8/7P/4K3 w q c6 3 40')
    expect(makeSetupFen(mirrorSetup(setup))).toBe('3k3r/8/8/4Pp2/8/8/P7/3K4 w - f6 3 40')
    expect(makeSetupFen(swapColors(setup))).toBe('4k3/7p/8/8/2Pp4/8/8/R3K3 b Q c3 3 40')
    expect(swapColors(swapColors(setup))).toEqual(setup)
  })
})

describe('findPositionProblems', () => {
  it('names missing kings and kings too many [STUDY-17]', () => {
    expect(findPositionProblems(clearSetup({ variant: 'standard' })).map(({ color }) => color)).toEqual([
      'white',
      'black',
    ])
    expect(codes('4k3/8/8/8/8/8/8/8 w - - 0 1')).toEqual(['NO_KING white'])
    expect(codes('4k3/8/8/8/8/8/8/KK6 w - - 0 1')).toEqual(['MANY_KINGS white'])
  })

  it('counts pieces, pawns, and pieces that no missing pawn explains [STUDY-17]', () => {
    expect(codes('4k3/8/8/8/8/NNN5/PPPPPPPP/RNBQKBNR w - - 0 1')).toEqual(['MANY_PIECES white'])
    expect(codes('4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1')).toEqual(['MANY_PAWNS black'])
    expect(codes('4k3/8/8/8/8/8/PPPPPPPP/1NQQK3 w - - 0 1')).toEqual(['MANY_PROMOTED white'])
    expect(codes('4k3/8/8/8/8/8/PPPPPPP1/1NQQK3 w - - 0 1')).toEqual([])
    // Two bishops on light squares, of which one was a pawn.
    expect(codes('4k3/8/8/8/8/8/PPPPPPPP/1B1BK3 w - - 0 1')).toEqual(['MANY_PROMOTED white'])
    expect(codes('4k3/8/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1')).toEqual([])
  })

  it('names pawns on the first and last rank, with their squares [STUDY-17]', () => {
    const [found] = findPositionProblems(read('P3k3/8/8/8/8/8/8/p3K3 w - - 0 1'))
    expect(found).toMatchObject({ code: 'EDGE_PAWNS', squares: [at('a1'), at('a8')] })
  })

  it('names a check that the side not to move is in, and kings side by side [STUDY-17]', () => {
    expect(codes('4k3/8/8/8/8/8/8/4RK2 w - - 0 1')).toEqual(['CAPTURABLE_KING black'])
    expect(codes('4k3/8/8/8/8/8/8/4RK2 b - - 0 1')).toEqual([])
    expect(codes('8/8/8/3kK3/8/8/8/8 w - - 0 1')).toEqual(['TOUCHING_KINGS'])
  })

  it('names checks that no move can have given [STUDY-17]', () => {
    expect(codes('4k3/8/3N4/8/7B/8/8/4RK2 b - - 0 1')).toEqual([])
    expect(codes('4k3/8/3N1N2/8/8/8/8/5K2 b - - 0 1')).toEqual(['IMPOSSIBLE_CHECK'])
    expect(codes('4k3/3P4/3N4/8/8/8/8/5K2 b - - 0 1')).toEqual(['IMPOSSIBLE_CHECK'])
    expect(codes('R3k2R/8/8/8/8/8/8/5K2 b - - 0 1')).toEqual(['IMPOSSIBLE_CHECK'])
    expect(codes('R3k3/8/3N4/8/8/8/8/4RK2 b - - 0 1')).toEqual(['MANY_CHECKERS'])
  })

  it('finds nothing only where parseFen reads the position [STUDY-17]', () => {
    const random = randomizer(11)
    let legal = 0
    for (let round = 0; round < 1500; round++) {
      let setup = clearSetup({ variant: 'standard' })
      for (const piece of ['K', 'k', ...'QRBNPqrbnpPp'] as const)
        if (piece === 'K' || piece === 'k' || random(3) === 0) setup = putOn(setup, random(64), piece as 'K')
      if (random(2) === 0) setup = changeSetup(setup, { turn: 'black' })
      if (findPositionProblems(setup).length > 0) continue
      legal++
      const parsed = parseFen(makeSetupFen(setup))
      expect(parsed.ok && makeFen(parsed.position)).toBe(makeSetupFen(setup))
    }
    expect(legal).toBeGreaterThan(150)
  })
})
