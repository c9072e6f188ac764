import { describe, expect, it } from 'vitest'
import { inCheck } from '../checks.ts'
import { makeFen } from '../fen.ts'
import { gamePosition, startGame } from '../game.ts'
import { make, unmake } from '../makeMove.ts'
import { type Move, moveTo } from '../move.ts'
import { MOVES, writeCaptures, writeLegalMoves } from '../moves.ts'
import { BOARD, CELLS, loadPosition, type Position } from '../table.ts'
import { evaluate, fullnessOnTable, placementOnTable } from './evaluate.ts'
import { searchGame } from './index.ts'
import { losesExchange } from './order.ts'
import { playRandomly, randomizer } from './randomPositions.ts'
import { MATED, makeScore } from './score.ts'

// What the search must find, written down as plainly as can be: all moves, no window, no memory.

function listed(list: (start: number) => number): Move[] {
  return Array.from(MOVES.subarray(0, list(0)))
}

function victim(move: Move): number {
  return CELLS[BOARD + moveTo(move)]! & 7
}

/** With alpha and beta, since without them captures of captures have no end, but with the whole window at first. */
function plainQuiescence(ply: number, alpha = -Infinity, beta = Infinity): number {
  const check = inCheck()
  let most = check ? MATED + ply : evaluate(placementOnTable(), fullnessOnTable())
  const moves = check ? listed(writeLegalMoves) : listed(writeCaptures).filter((move) => !losesExchange(move))
  for (const move of moves.sort((one, other) => victim(other) - victim(one))) {
    if (most >= beta) break
    make(move)
    most = Math.max(most, 0 - plainQuiescence(ply + 1, -beta, -Math.max(alpha, most)))
    unmake()
  }
  return most
}

/** A move that gives check does not count as a ply, up to twice the depth from the root. */
function plainMinimax(depthPlies: number, ply: number, checkedPlies = 2 * depthPlies): number {
  if (depthPlies === 0) return plainQuiescence(ply)
  const moves = listed(writeLegalMoves)
  if (moves.length === 0) return inCheck() ? MATED + ply : 0
  let most = -Infinity
  for (const move of moves) {
    make(move)
    const next = inCheck() && ply < checkedPlies ? depthPlies : depthPlies - 1
    most = Math.max(most, 0 - plainMinimax(next, ply + 1, checkedPlies))
    unmake()
  }
  return most
}

function plainScore(position: Position, depthPlies: number) {
  loadPosition(position)
  return makeScore(plainMinimax(depthPlies, 0))
}

// From depth 3 on the search looks at late answers less deep at first, and may differ.
describe('the search, beside plain minimax with quiescence', { timeout: 60_000 }, () => {
  const compare = (fen: string, depthPlies: number) => {
    const { score } = searchGame(startGame(fen), { depthPlies })
    expect({ fen, score }).toEqual({ fen, score: plainScore(startGame(fen).position, depthPlies) })
  }

  it.each([
    [1, 30],
    [2, 3],
  ])('agrees with minimax in random positions, at depth %i', (depthPlies, positions) => {
    const random = randomizer(depthPlies)
    for (let count = 0; count < positions; count++) {
      compare(makeFen(gamePosition(playRandomly(6 + random(60), random))), depthPlies)
    }
  })

  it.each([
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 2],
    ['8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 0 1', 4],
    ['4k3/1P6/8/8/8/8/K1p5/8 b - - 0 1', 2],
    ['k7/8/8/8/2n5/8/1R3PK1/8 w - - 0 1', 2],
    ['7k/8/8/8/8/8/R7/1R5K w - - 0 1', 3],
  ])('agrees with minimax with few pieces: %s, depth %i', (fen, depthPlies) => {
    compare(fen, depthPlies)
  })
})
