import { Chess as ChessJs } from 'chess.js'
import { Chess as Chessops } from 'chessops/chess'
import { makeFen as makeChessopsFen, parseFen as parseChessopsFen } from 'chessops/fen'
import { makeSan as makeChessopsSan } from 'chessops/san'
import type { Role as ChessopsRole } from 'chessops/types'
import { describe, expect, it } from 'vitest'
import { chess960Start } from './chess960.ts'
import { makeFen, parseFen, START_FEN } from './fen.ts'
import { gamePosition, playMove, startGame } from './game.ts'
import { legalMoves } from './legalMoves.ts'
import { moveFrom, movePromotion, moveTo } from './move.ts'
import { findOutcome, isInsufficientMaterial, isRepetition } from './outcome.ts'
import { isCheck } from './position.ts'
import { makeSan } from './san.ts'
import type { Position } from './table.ts'
import { makeUci } from './uci.ts'

// Two independent libraries play the same random games. The seed is fixed, so that a failure is reproducible.

const fens = [
  START_FEN,
  START_FEN,
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
  '3k4/8/8/3r4/8/8/2P1P3/3K3B w - - 0 1',
]

/** Reproducible random numbers for a seed, from 0 to `below` - 1. */
function randomizer(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

/** Plays random games; `check` gets each position with its legal moves before one of them is played. */
function playRandomGames(
  games: number,
  plies: number,
  seed: number,
  begin: (fen: string) => { check(position: Position, moves: number[]): void; play(move: number): void },
): void {
  const random = randomizer(seed)
  for (let number = 0; number < games; number++) {
    const fen = fens[number % fens.length]!
    const game = startGame(fen)
    const peer = begin(fen)
    for (let ply = 0; ply < plies; ply++) {
      const position = gamePosition(game)
      const moves = legalMoves(position)
      peer.check(position, moves)
      if (moves.length === 0) break
      const move = moves[random(moves.length)]!
      peer.play(move)
      playMove(game, move)
    }
  }
}

const chessopsUcis = (peer: Chessops) => listUcis(peer, (from, to) => (to > from ? from + 2 : from - 2))

/** The moves as UCI, with the king's `arrival` when it castles with the rook on `to`. */
function listUcis(peer: Chessops, castledTo: (from: number, to: number) => number): string[] {
  const ucis: string[] = []
  for (const [from, squares] of peer.allDests()) {
    const piece = peer.board.get(from)!
    for (const to of squares) {
      // chessops writes castling as the king capturing its own rook.
      const castles = piece.role === 'king' && peer.board.get(to)?.color === piece.color
      const arrival = castles ? castledTo(from, to) : to
      const promotes = piece.role === 'pawn' && (to < 8 || to >= 56)
      for (const kind of promotes ? [4, 5, 6, 7] : [0])
        ucis.push(makeUci(from | (arrival << 6) | (kind << 12)))
    }
  }
  return ucis.sort()
}

function toChessops(move: number): { from: number; to: number; promotion?: ChessopsRole } {
  const promotion = movePromotion(move)
  return { from: moveFrom(move), to: moveTo(move), ...(promotion && { promotion }) }
}

/** What each castling right needs: its king and its rook, as places in a FEN's order of squares. */
const homes = [
  ['K', 60, 63],
  ['Q', 60, 56],
  ['k', 4, 7],
  ['q', 4, 0],
] as const

/** Kings and up to twenty other pieces anywhere, but no pawns on the first or last rank; every right that fits. */
function randomSetting(random: (below: number) => number): string {
  const board: string[] = Array.from({ length: 64 }, () => '1')
  const place = (piece: string) => {
    const square = /p/i.test(piece) ? 8 + random(48) : random(64)
    if (board[square] === '1') board[square] = piece
    else place(piece)
  }
  for (const king of 'Kk') place(king)
  for (let more = random(20); more > 0; more--) place('PPNBRQppnbrq'.charAt(random(12)))
  const ranks = Array.from({ length: 8 }, (_, rank) => board.slice(rank * 8, rank * 8 + 8).join(''))
  const pieces = ranks.join('/').replace(/1+/g, (ones) => String(ones.length))
  const rights = homes.filter(([right, king, rook]) => {
    const isWhite = right === 'K' || right === 'Q'
    return board[king] === (isWhite ? 'K' : 'k') && board[rook] === (isWhite ? 'R' : 'r')
  })
  const field = rights.map(([right]) => right).join('') || '-'
  return `${pieces} ${random(2) === 0 ? 'w' : 'b'} ${field} - 0 1`
}

/** A move of ours as chessops has it: in Chess960 both write castling as the king's move onto its rook. */
const chess960Ucis = (peer: Chessops) => listUcis(peer, (_, to) => to)

describe('a random game', () => {
  it('agrees with chessops on moves, the SAN of one, FEN, check, mate and stalemate [GAME-1]', {
    timeout: 60_000,
  }, () => {
    let positions = 0
    playRandomGames(160, 100, 20260101, (fen) => {
      const peer = Chessops.fromSetup(parseChessopsFen(fen).unwrap()).unwrap()
      return {
        check(position, moves) {
          positions++
          expect(moves.map(makeUci).sort().join()).toBe(chessopsUcis(peer).join())
          expect(makeFen(position)).toBe(makeChessopsFen(peer.toSetup()))
          expect(isCheck(position)).toBe(peer.isCheck())
          expect(moves.length === 0 && isCheck(position)).toBe(peer.isCheckmate())
          expect(moves.length === 0 && !isCheck(position)).toBe(peer.isStalemate())
          const some = moves[positions % (moves.length || 1)]
          if (some !== undefined)
            expect(makeSan(position, some)).toBe(makeChessopsSan(peer, toChessops(some)))
        },
        play: (move) => peer.play(toChessops(move)),
      }
    })
    expect(positions).toBeGreaterThan(8_000)
  })

  it('agrees with chessops on moves, the SAN of all, FEN, check, mate and stalemate in Chess960', {
    timeout: 60_000,
  }, () => {
    const random = randomizer(20260505)
    let castlings = 0
    for (let number = 0; number < 960; number += 48) {
      const fen = chess960Start(number)
      const game = startGame(fen, { variant: 'chess960' })
      const position = gamePosition(game)
      const peer = Chessops.fromSetup(parseChessopsFen(fen).unwrap()).unwrap()
      for (let ply = 0; ply < 80; ply++) {
        const moves = legalMoves(position)
        expect(moves.map(makeUci).sort().join()).toBe(chess960Ucis(peer).join())
        expect(makeFen(position)).toBe(makeChessopsFen(peer.toSetup()))
        expect(isCheck(position)).toBe(peer.isCheck())
        expect(moves.length === 0 && isCheck(position)).toBe(peer.isCheckmate())
        expect(moves.length === 0 && !isCheck(position)).toBe(peer.isStalemate())
        const sans = moves.map((move) => makeSan(position, move))
        expect(sans).toEqual(moves.map((move) => makeChessopsSan(peer, toChessops(move))))
        castlings += sans.filter((san) => san.startsWith('O-O')).length
        if (moves.length === 0) break
        // Rarely castles, so that later positions can too.
        const tried = moves[random(moves.length)]!
        const move = makeSan(position, tried).startsWith('O-O') ? moves[random(moves.length)]! : tried
        peer.play(toChessops(move))
        playMove(game, move)
      }
    }
    expect(castlings).toBeGreaterThan(50)
  })

  it('agrees with chessops on any setup of pieces, even if play never reaches it', {
    timeout: 60_000,
  }, () => {
    const random = randomizer(20260404)
    let positions = 0
    while (positions < 2_000) {
      const parsed = parseFen(randomSetting(random))
      if (!parsed.ok) continue
      const peer = Chessops.fromSetup(parseChessopsFen(makeFen(parsed.position)).unwrap())
      if (peer.isErr) continue
      positions++
      const moves = legalMoves(parsed.position)
      expect(moves.map(makeUci).sort()).toEqual(chessopsUcis(peer.value))
      for (const move of moves) {
        expect(makeSan(parsed.position, move)).toBe(makeChessopsSan(peer.value, toChessops(move)))
      }
    }
  })

  it('agrees with chess.js on the SAN of all moves, FEN, check, mate and every draw', {
    timeout: 60_000,
  }, () => {
    let positions = 0
    playRandomGames(32, 80, 20260202, (fen) => {
      const peer = new ChessJs(fen)
      return {
        check(position, moves) {
          positions++
          const sans = moves.map((move) => makeSan(position, move))
          expect(sans.sort().join()).toBe(peer.moves().sort().join())
          expect(makeFen(position)).toBe(peer.fen())
          expect(isCheck(position)).toBe(peer.inCheck())
          expect(moves.length === 0 && isCheck(position)).toBe(peer.isCheckmate())
          expect(moves.length === 0 && !isCheck(position)).toBe(peer.isStalemate())
          expect(isInsufficientMaterial(position)).toBe(peer.isInsufficientMaterial())
          expect(isRepetition(position)).toBe(peer.isThreefoldRepetition())
          expect(findOutcome(position) !== null).toBe(peer.isGameOver())
        },
        play: (move) => void peer.move(makeUci(move)),
      }
    })
    expect(positions).toBeGreaterThan(1_000)
  })

  it('agrees with chess.js on repetition, fifty moves and material in long shuffles of few pieces', {
    timeout: 60_000,
  }, () => {
    const shuffles = [
      '8/8/8/8/8/k7/8/KB5n w - - 0 1',
      '7k/8/8/8/8/8/R7/K7 w - - 0 1',
      '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    ]
    const random = randomizer(20260303)
    let repetitions = 0
    for (const fen of [...shuffles, ...shuffles]) {
      const game = startGame(fen)
      const peer = new ChessJs(fen)
      for (let ply = 0; ply < 150; ply++) {
        const position = gamePosition(game)
        const moves = legalMoves(position)
        if (moves.length === 0) break
        // Few choices make many repetitions.
        const move = moves[random(Math.min(3, moves.length))]!
        peer.move(makeUci(move))
        playMove(game, move)
        expect(isRepetition(position)).toBe(peer.isThreefoldRepetition())
        expect(findOutcome(position) !== null).toBe(peer.isGameOver())
        expect(isInsufficientMaterial(position)).toBe(peer.isInsufficientMaterial())
        if (peer.isThreefoldRepetition()) repetitions++
      }
    }
    expect(repetitions).toBeGreaterThan(5)
  })
})
