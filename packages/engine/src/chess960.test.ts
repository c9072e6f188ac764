import { readFileSync } from 'node:fs'
import {
  chess960Start,
  findMove,
  findOutcome,
  type Game,
  gamePosition,
  isCheck,
  legalMoves,
  makeFen,
  makeMove,
  makeUci,
  parseSan,
  parseUci,
  perft,
  perftBulk,
  playMove,
  replayUcis,
  startGame,
} from '@lance/chess'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantiate, loadEngine } from '../node/loadEngine.ts'
import { openEngine } from './engine.ts'
import { chooseMove } from './opponents/chooseMove.ts'
import { LEVEL_STRENGTH } from './opponents/levels.ts'
import { evaluateGame } from './review/evaluateGame.ts'

const IS_FULL = process.env.PROVE === 'full'
const variant = 'chess960'
const engine = await loadEngine()

/** A position each, reached from every one of the 960 starts, with its counts from depth 1 on. */
const published = readFileSync(new URL('chess960.epd', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [fen = '', ...counts] = line.split(' ;')
    return { fen, lines: counts.map((count) => Number(count.split(' ')[1])) }
  })

describe('perft of positions from all 960 starts', () => {
  it('matches the published counts, in WebAssembly and by the rules', { timeout: 600_000 }, () => {
    expect(published.length).toBe(960)
    published.forEach(({ fen, lines }, index) => {
      const depthPlies = IS_FULL ? lines.length : index % 20 === 0 ? 3 : 2
      expect(engine.setGame({ fen, variant, ucis: [] })).toEqual({ ok: true })
      const { position } = startGame(fen, { variant })
      lines.slice(0, depthPlies).forEach((count, at) => {
        const made = at < 3 ? perft(position, at + 1) : perftBulk(position, at + 1)
        expect([fen, engine.perft(at + 1), made]).toEqual([fen, count, count])
      })
    })
  })
})

/** A random game from a start, that castles as soon as it can. */
function chooseGame(
  fen: string,
  choices: readonly number[],
): { game: Game; ucis: string[]; castlings: number } {
  const game = startGame(fen, { variant })
  const position = gamePosition(game)
  const ucis: string[] = []
  let castlings = 0
  for (const choice of choices) {
    const moves = legalMoves(position)
    if (moves.length === 0 || findOutcome(position) !== null) break
    const castling = parseSan(position, 'O-O') ?? parseSan(position, 'O-O-O')
    if (castling !== null) castlings++
    const move = castling ?? moves[choice % moves.length]
    if (move !== undefined) ucis.push(playMove(game, move).uci)
  }
  return { game, ucis, castlings }
}

const games = fc.tuple(fc.nat(959), fc.array(fc.nat(), { minLength: 30, maxLength: 150 }))

describe('the moves of the engine in Chess960', () => {
  it('are those of the rules, on the way through random games and two plies beyond', () => {
    let castled = 0
    fc.assert(
      fc.property(games, ([number, choices]) => {
        const fen = chess960Start(number)
        const { game, ucis, castlings } = chooseGame(fen, choices)
        const position = gamePosition(game)
        expect(engine.setGame({ fen, variant, ucis })).toEqual({ ok: true })
        expect(engine.legalMoves().sort()).toEqual(legalMoves(position).map(makeUci).sort())
        expect(engine.perft(2)).toBe(perftBulk(position, 2))
        const evaluation = isCheck(position) ? null : engine.evaluate()
        const search = engine.startSearch({ maxNodes: 300 })
        search.advance(200)
        search.stop()
        // The position without its game: after a search on the way back, sums and moves are those of the board.
        expect(engine.legalMoves().sort()).toEqual(legalMoves(position).map(makeUci).sort())
        if (evaluation !== null) expect(engine.evaluate()).toBe(evaluation)
        engine.setGame({ fen: makeFen(position), variant, ucis: [] })
        if (evaluation !== null) expect(engine.evaluate()).toBe(evaluation)
        expect(engine.perft(2)).toBe(perftBulk(position, 2))
        castled += castlings
      }),
      { numRuns: IS_FULL ? 10_000 : 40, seed: 960 },
    )
    expect(castled).toBeGreaterThan(20)
  })

  it('leave the sums of the network as the board has them', () => {
    fc.assert(
      fc.property(games, ([number, choices]) => {
        const start = chess960Start(number)
        const { ucis } = chooseGame(start, choices)
        const { position } = startGame(start, { variant })
        engine.setGame({ fen: start, variant, ucis: [] })
        const followed: [fen: string, evaluation: number][] = []
        for (const uci of ucis) {
          const wanted = parseUci(uci)
          const move = wanted && findMove(position, wanted)
          if (move === null) throw new Error(`not legal: ${uci}`)
          makeMove(position, move)
          engine.play(uci)
          if (!isCheck(position)) followed.push([makeFen(position), engine.evaluate()])
        }
        for (const [fen, evaluation] of followed) {
          engine.setGame({ fen, variant, ucis: [] })
          expect([fen, engine.evaluate()]).toEqual([fen, evaluation])
        }
      }),
      { numRuns: IS_FULL ? 2000 : 30, seed: 961 },
    )
  })

  it('are told from all other numbers of 16 bits', async () => {
    const exports = await instantiate()
    const other = openEngine(exports)
    for (const fen of [
      'r1k2r1q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K2R1Q w KQkq - 0 1',
      '1r4kr/pppppppp/8/8/8/8/PPPPPPPP/1R4KR b KQkq - 0 1',
    ]) {
      other.setGame({ fen, variant, ucis: [] })
      const count = exports.listMoves()
      const listed = new DataView(exports.memory.buffer, exports.moveList())
      const moves = Array.from({ length: count }, (_, index) => listed.getInt32(8 * index, true))
      const numbers = Array.from({ length: 0x10000 }, (_, move) => move)
      expect(numbers.filter((move) => exports.isLegal(move) === 1)).toEqual(
        moves.sort((one, next) => one - next),
      )
    }
  })

  it('castle onto the rook, while a king can also step to where it would castle', () => {
    engine.setGame({ fen: '4k3/8/8/8/8/8/8/5K1R w K - 0 1', variant, ucis: [] })
    expect(engine.legalMoves()).toEqual(expect.arrayContaining(['f1h1', 'f1g1']))
    expect(engine.play('f1h1')).toBe(true)
    engine.setGame({ fen: '4k3/8/8/8/8/8/8/5K1R w K - 0 1', variant, ucis: ['f1g1', 'e8d8'] })
    expect(engine.legalMoves()).toContain('h1h2')
    expect(engine.legalMoves()).not.toContain('g1h1')
  })

  it('are refused where the game is not said to be Chess960', () => {
    expect(engine.setGame({ fen: chess960Start(0), ucis: [] })).toMatchObject({ ok: false, code: 'FEN' })
    expect(engine.setGame({ ucis: ['e2e4', 'e7e5', 'g1f3', 'g8f6', 'f1e2', 'f8e7', 'e1h1'] })).toMatchObject({
      ok: false,
      code: 'MOVE',
    })
  })
})

describe('a search in Chess960', () => {
  it('finds the mate by castling', () => {
    const mate = '4rkr1/4p1p1/8/8/8/8/8/6KR w K - 0 1'
    engine.setGame({ fen: mate, variant, ucis: [] })
    const search = engine.startSearch({ depthPlies: 4 })
    while (!search.advance(10_000));
    expect(search.report()?.lines[0]).toMatchObject({ score: { kind: 'mate', moves: 1 }, pv: ['g1h1'] })
  })

  it('is an opponent at the weakest and the strongest level, and reviews the game', () => {
    for (const [level, number] of [
      ['easy', 131],
      ['ultra', 262],
    ] as const) {
      const fen = chess960Start(number)
      const ucis: string[] = []
      for (let ply = 0; ply < 40; ply++) {
        const chosen = chooseMove(engine, { fen, variant, ucis, strength: LEVEL_STRENGTH[level], seed: 5 })
        if (!chosen.ok || chosen.uci === null) break
        ucis.push(chosen.uci)
        const replayed = replayUcis(ucis, fen, { variant })
        if (!replayed.ok) throw new Error(`ply ${replayed.ply} of ${ucis.join(' ')} is not legal`)
        if (findOutcome(gamePosition(replayed.game)) !== null) break
      }
      expect(ucis.length).toBeGreaterThan(20)
      const passes = [{ depthPlies: 2, maxNodes: 2000 }]
      const steps = [...evaluateGame(engine, { fen, variant, ucis }, { passes })]
      expect(steps.map(({ ply }) => ply)).toEqual([...ucis.keys(), ucis.length].reverse())
    }
  })
})
