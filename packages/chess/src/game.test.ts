import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { famousGames } from './famousGames.ts'
import { makeFen, parseFen, START_FEN } from './fen.ts'
import { gamePly, gamePosition, playMove, replayUcis, startGame, undoMove } from './game.ts'
import { findMove, legalMoves } from './legalMoves.ts'
import { makeMove, movesMade } from './makeMove.ts'
import { NULL_MOVE } from './move.ts'
import { findOutcome } from './outcome.ts'
import { perft } from './perft.ts'
import { makeSan, parseSan } from './san.ts'
import { clonePosition } from './table.ts'
import { makeUci, parseUci } from './uci.ts'

describe('a running game', () => {
  it('returns the notation of each move, the position after it, and the outcome', () => {
    const game = startGame()
    const play = (uci: string) => playMove(game, findMove(gamePosition(game), parseUci(uci)!)!)
    expect(gamePly(game)).toBe(0)
    expect(play('f2f3')).toEqual({
      san: 'f3',
      uci: 'f2f3',
      fen: 'rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1',
      outcome: null,
    })
    play('e7e5')
    play('g2g4')
    expect(play('d8h4')).toEqual({
      san: 'Qh4#',
      uci: 'd8h4',
      fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
      outcome: { kind: 'checkmate', winner: 'black' },
    })
    expect(gamePly(game)).toBe(4)
  })

  it('agrees with the slower functions on FEN, SAN and outcome in any game', () => {
    const fens = [
      undefined,
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
      '8/8/4k3/3pP3/8/3K4/8/8 w - d6 0 1',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...fens), fc.array(fc.nat(), { maxLength: 150 }), (fen, choices) => {
        const game = startGame(fen)
        const position = gamePosition(game)
        const before: string[] = []
        for (const choice of choices) {
          const moves = legalMoves(position)
          if (moves.length === 0) break
          const move = moves[choice % moves.length]!
          const san = makeSan(position, move)
          before.push(makeFen(position))
          expect(playMove(game, move)).toEqual({
            san,
            uci: makeUci(move),
            fen: makeFen(position),
            outcome: findOutcome(position),
          })
        }
        for (const expected of before.reverse()) {
          undoMove(game)
          expect(makeFen(position)).toBe(expected)
        }
        expect(gamePly(game)).toBe(0)
      }),
      { numRuns: 150 },
    )
  })

  it('is not affected by other games used in between', () => {
    const play = (games: { uci: string[]; fen: string[] }[], choices: readonly [number, number][]) => {
      const running = games.map(() => startGame())
      for (const [which, choice] of choices) {
        const game = running[which % running.length]!
        const log = games[which % running.length]!
        const moves = legalMoves(gamePosition(game))
        const stray = gamePosition(running[choice % running.length]!)
        perft(stray, 1)
        const copy = clonePosition(stray)
        makeMove(copy, NULL_MOVE)
        expect(parseFen(makeFen(copy).replace(/ [wb] /, ' x ')).ok).toBe(false)
        if (moves.length === 0) continue
        const played = playMove(game, moves[choice % moves.length]!)
        log.uci.push(played.uci)
        log.fen.push(played.fen)
        if (choice % 7 === 0) {
          undoMove(game)
          log.uci.pop()
          log.fen.pop()
        }
      }
      return running
    }
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat()), { maxLength: 200 }), (choices) => {
        const logs = Array.from({ length: 3 }, () => ({ uci: [] as string[], fen: [] as string[] }))
        const running = play(logs, choices)
        running.forEach((game, at) => {
          const { uci, fen } = logs[at]!
          const alone = replayUcis(uci)
          expect(alone.ok && makeFen(gamePosition(alone.game))).toBe(fen.at(-1) ?? START_FEN)
          expect(makeFen(gamePosition(game))).toBe(fen.at(-1) ?? START_FEN)
          expect(movesMade(gamePosition(game)).map(makeUci)).toEqual(uci)
          expect(alone.ok && clonePosition(gamePosition(alone.game))).toEqual(
            clonePosition(gamePosition(game)),
          )
        })
      }),
      { numRuns: 60 },
    )
  })

  it('continues correctly after undoing a move', () => {
    const game = startGame()
    const play = (san: string) => playMove(game, parseSan(gamePosition(game), san)!)
    play('e4')
    play('e5')
    undoMove(game)
    expect(play('c5').fen).toBe('rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2')
  })

  it('has nothing to undo before the first move', () => {
    expect(() => undoMove(startGame())).toThrow(RangeError)
  })

  it('does not start from an invalid FEN', () => {
    expect(() => startGame('nonsense')).toThrow('Invalid FEN: must contain six space-delimited fields')
  })
})

describe('replayUcis', () => {
  it('returns the game as it was played', () => {
    const replayed = replayUcis(['e2e4', 'e7e5', 'g1f3'])
    expect(replayed.ok && makeFen(gamePosition(replayed.game))).toBe(
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    )
    expect(replayed.ok && playMove(replayed.game, parseSan(gamePosition(replayed.game), 'Nc6')!).fen).toBe(
      'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
    )
  })

  it('returns the game at its start when there are no moves', () => {
    const replayed = replayUcis([], '8/8/4k3/8/8/3K4/4P3/8 w - - 0 1')
    expect(replayed.ok && gamePly(replayed.game)).toBe(0)
  })

  it('returns the first ply that is not a legal move', () => {
    expect(replayUcis(['e2e4', 'e2e4'])).toEqual({ ok: false, ply: 2 })
    expect(replayUcis(['e2e4', 'nonsense', 'e7e5'])).toEqual({ ok: false, ply: 2 })
    expect(replayUcis(['e2e4q'])).toEqual({ ok: false, ply: 1 })
    expect(replayUcis(Array.from({ length: 20_000 }, () => 'e2e4'))).toEqual({ ok: false, ply: 16_384 })
    expect(replayUcis(['0000'])).toEqual({ ok: false, ply: 1 })
    expect(replayUcis(['f2f3', 'e7e5', 'g2g4', 'd8h4', 'a2a3'])).toEqual({ ok: false, ply: 5 })
  })

  it('counts replayed positions towards repetition', () => {
    const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1']
    const replayed = replayUcis(shuffle)
    if (!replayed.ok) throw new Error('refused')
    const move = parseSan(gamePosition(replayed.game), 'Ng8')!
    expect(playMove(replayed.game, move).outcome).toEqual({ kind: 'repetition' })
  })
})

describe('the collection of famous games', () => {
  it('has more than forty games and every ending on the board except insufficient material', () => {
    expect(famousGames.length).toBeGreaterThan(40)
    expect(new Set(famousGames.map(({ end }) => end))).toEqual(
      new Set([null, 'checkmate', 'stalemate', 'repetition', 'fifty_moves']),
    )
  })

  for (const { white, black, year, fen, result, end, moves } of famousGames) {
    it(`has legal moves in ${white} against ${black}, ${year}`, () => {
      const game = startGame(fen)
      const sans = moves.trim().split(/\s+/)
      const ucis: string[] = []
      let outcome = null
      for (const san of sans) {
        const move = parseSan(gamePosition(game), san)
        if (move === null) throw new Error(`${san} is not legal at ply ${gamePly(game) + 1}`)
        const played = playMove(game, move)
        expect(played.san).toBe(san)
        expect(played.fen).toBe(makeFen(gamePosition(game)))
        ucis.push(played.uci)
        outcome = played.outcome
      }
      expect(outcome?.kind ?? null).toBe(end)
      if (outcome?.kind === 'checkmate') expect(result).toBe(outcome.winner === 'white' ? '1-0' : '0-1')
      else if (end !== null) expect(result).toBe('1/2-1/2')
      const replayed = replayUcis(ucis, fen ?? START_FEN)
      expect(replayed.ok && makeFen(gamePosition(replayed.game))).toBe(makeFen(gamePosition(game)))
    })
  }
})
