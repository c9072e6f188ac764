import { gamePosition, legalMoves, makeFen, makeUci, perftBulk, START_FEN } from '@lance/chess'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantiate, loadEngine } from '../node/loadEngine.ts'
import { chooseGame } from './chooseGame.ts'
import { openEngine } from './engine.ts'

const engine = await loadEngine()

/** From https://www.chessprogramming.org/Perft_Results. */
const published: readonly [name: string, fen: string, depthPlies: number, lines: number][] = [
  ['the start', START_FEN, 5, 4_865_609],
  ['Kiwipete', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 4, 4_085_603],
  ['position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 6, 11_030_083],
  ['position 4', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 5, 15_833_292],
  ['position 4 mirrored', 'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1', 5, 15_833_292],
  ['position 5', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 4, 2_103_487],
  ['position 6', 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', 4, 3_894_594],
]

describe('perft in WebAssembly', () => {
  it.each(published)('matches the published count for %s', (_, fen, depthPlies, lines) => {
    expect(engine.setGame({ fen, ucis: [] })).toEqual({ ok: true })
    expect(engine.perft(depthPlies)).toBe(lines)
  })
})

describe('the moves of the engine', () => {
  it('are those of the rules, on the way through random games and two plies beyond', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 200 }), (choices) => {
        const { game, ucis } = chooseGame(choices)
        const position = gamePosition(game)
        expect(engine.setGame({ ucis })).toEqual({ ok: true })
        expect(engine.legalMoves().sort()).toEqual(legalMoves(position).map(makeUci).sort())
        expect(engine.perft(2)).toBe(perftBulk(position, 2))
        expect(engine.turn()).toBe(ucis.length % 2 === 0 ? 'white' : 'black')
        // The same position without its game.
        expect(engine.setGame({ fen: makeFen(position), ucis: [] })).toEqual({ ok: true })
        expect(engine.perft(2)).toBe(perftBulk(position, 2))
      }),
      { numRuns: process.env.PROVE === 'full' ? 20_000 : 300 },
    )
  })

  it('are told from all other numbers of 16 bits', async () => {
    const exports = await instantiate()
    const other = openEngine(exports)
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 200 }), (choices) => {
        expect(other.setGame({ ucis: chooseGame(choices).ucis })).toEqual({ ok: true })
        const count = exports.listMoves()
        const listed = new DataView(exports.memory.buffer, exports.moveList())
        const moves = Array.from({ length: count }, (_, index) => listed.getInt32(8 * index, true))
        const legal = Array.from({ length: 0x10000 }, (_, move) => move).filter(
          (move) => exports.isLegal(move) === 1,
        )
        expect(legal).toEqual(moves.sort((one, next) => one - next))
      }),
      { numRuns: process.env.PROVE === 'full' ? 2_000 : 30 },
    )
  })

  it('can be played on, one at a time', () => {
    engine.setGame({ ucis: ['e2e4'] })
    expect(engine.play('e7e5')).toBe(true)
    const moves = engine.legalMoves()
    for (const uci of ['e2e4', 'e1e2e', 'xxxx', '']) expect(engine.play(uci)).toBe(false)
    expect([engine.legalMoves(), engine.turn()]).toEqual([moves, 'white'])
    engine.setGame({ ucis: ['e2e4', 'e7e5'] })
    expect(engine.legalMoves()).toEqual(moves)
  })

  it('are refused when they are illegal, and so is a position that can not be', () => {
    expect(engine.setGame({ ucis: ['e2e4', 'e7e4'] })).toMatchObject({ ok: false, code: 'MOVE' })
    expect(engine.setGame({ fen: '8/8/8/8/8/8/8/8 w - - 0 1', ucis: [] })).toMatchObject({ code: 'FEN' })
    expect(engine.setGame({ ucis: Array.from({ length: 1801 }, () => 'g1f3') })).toMatchObject({
      code: 'TOO_LONG',
    })
  })
})

describe('a position without a search', () => {
  it('is worth the same to either side when the board is mirrored', () => {
    const sides = ['w', 'b'].map((side) => {
      engine.setGame({ fen: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ${side} KQkq - 0 1`, ucis: [] })
      return engine.evaluate()
    })
    expect(sides[0]).toBe(sides[1])
  })

  it('is worth a rook less without it', () => {
    engine.setGame({ ucis: [] })
    const whole = engine.evaluate()
    engine.setGame({ fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1', ucis: [] })
    expect(whole - engine.evaluate()).toBeGreaterThan(350)
  })
})
