import { type Game, gamePosition, playMove, startGame } from '../game.ts'
import { legalMoves } from '../legalMoves.ts'

// For tests: positions as games without any sense come to them, the same for the same seed.

/** Numbers from 0 to `below` - 1. */
export function randomizer(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

/** A game of that many random moves, or of fewer where it ends before. */
export function playRandomly(plies: number, random: (below: number) => number): Game {
  const game = startGame()
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(gamePosition(game))
    const move = moves[random(moves.length)]
    if (move === undefined || playMove(game, move).outcome !== null) break
  }
  return game
}
