import { describe, expect, it } from 'vitest'
import { parseFen } from '../fen.ts'
import { gamePosition, playMove, startGame } from '../game.ts'
import { findMove, legalMoves } from '../legalMoves.ts'
import { isCheck } from '../position.ts'
import { correctBy, evaluate, fullnessOnTable, placementOnTable } from '../search/evaluate.ts'
import { randomizer } from '../search/randomPositions.ts'
import { lay, type Position } from '../table.ts'
import { parseUci } from '../uci.ts'
import { judgedGames } from './judgedGames.ts'
import { learnedCorrection } from './learnedCorrection.ts'
import { loadNet } from './net.ts'

const correct = learnedCorrection()

function correctionOf(position: Position): number {
  lay(position)
  return correct()
}

function positionOf(fen: string): Position {
  const parsed = parseFen(fen)
  if (!parsed.ok) throw new RangeError(fen)
  return parsed.position
}

function judgementOf(position: Position, isCorrected: boolean): number {
  correctBy(isCorrected ? correct : null)
  lay(position)
  const value = evaluate(placementOnTable(), fullnessOnTable())
  correctBy(null)
  return value
}

const chancesOf = (centipawns: number, steepness: number) =>
  100 / (1 + Math.exp(-steepness * Math.max(-1000, Math.min(1000, centipawns))))

/** How far the chances are off that a look without a search gives, on the mean, in all positions of the twenty games. */
function meanOff(isCorrected: boolean, steepness: number): number {
  const offs: number[] = []
  for (const { ucis, evals } of judgedGames) {
    const game = startGame()
    for (const [index, uci] of ucis.entries()) {
      const position = gamePosition(game)
      const known = evals[index]!
      if (!isCheck(position) && !known.includes('#')) {
        const value = judgementOf(position, isCorrected) * (index % 2 === 0 ? 1 : -1)
        offs.push(Math.abs(chancesOf(value, steepness) - chancesOf(Number(known), 0.00368208)))
      }
      playMove(game, findMove(position, parseUci(uci)!)!)
    }
  }
  return offs.reduce((sum, off) => sum + off, 0) / offs.length
}

describe('the learned correction', () => {
  it('says of a position the same, wherever it came from', () => {
    const random = randomizer(7)
    const game = startGame()
    for (let ply = 0; ply < 120; ply++) {
      const moves = legalMoves(gamePosition(game))
      const move = moves[random(moves.length)]
      if (move === undefined) break
      const { fen, outcome } = playMove(game, move)
      if (outcome !== null) break
      const followed = correctionOf(gamePosition(game))
      correctionOf(positionOf('8/8/8/4k3/8/8/8/K7 w - - 0 1'))
      correctionOf(positionOf('7k/8/8/8/8/8/8/4K3 w - - 0 1'))
      expect(correctionOf(positionOf(fen))).toBe(followed)
    }
  })

  it('sees both sides alike, and a board as its mirror image', () => {
    const seen = correctionOf(positionOf('r1bq1rk1/ppp2ppp/2np1n2/8/2B1P3/2N2N2/PPP2PPP/R2QK2R w - - 0 9'))
    expect(correctionOf(positionOf('r2qk2r/ppp2ppp/2n2n2/2b1p3/8/2NP1N2/PPP2PPP/R1BQ1RK1 b - - 0 9'))).toBe(
      seen,
    )
    expect(correctionOf(positionOf('1kr1qb1r/ppp2ppp/2n1pn2/8/3P1B2/2N2N2/PPP2PPP/R2KQ2R w - - 0 9'))).toBe(
      seen,
    )
    expect(seen).not.toBe(0)
  })

  it('comes nearer to what the stronger engine thinks than the evaluation that it corrects', () => {
    const [plain, corrected] = [meanOff(false, 0.0048), meanOff(true, 0.0048)]
    expect(corrected).toBeLessThan(plain * 0.97)
  })

  it('refuses a network of another size', () => {
    expect(() => loadNet(new Uint8Array(3))).toThrow('not 3')
  })
})
