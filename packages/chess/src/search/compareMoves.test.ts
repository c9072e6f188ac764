import { beforeEach, describe, expect, it } from 'vitest'
import { makeFen } from '../fen.ts'
import { gamePosition, playMove, startGame } from '../game.ts'
import { findMove, legalMoves } from '../legalMoves.ts'
import { makeUci, parseUci } from '../uci.ts'
import { compareMoves, forgetPositions } from './index.ts'

const MIDDLE_GAME = 'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8'

const LIMITS = { depthPlies: 8, maxNodes: 2_000_000 }

function compare(fen: string, played: string | null, limits = LIMITS) {
  const game = startGame(fen)
  const move = played === null ? null : findMove(gamePosition(game), parseUci(played)!)
  const compared = compareMoves(game, move, limits)
  expect(makeFen(gamePosition(game))).toBe(fen)
  return compared!
}

beforeEach(forgetPositions)

describe('comparing the move played with the best', () => {
  it('gives both the same worth where they are the same', () => {
    const best = makeUci(compare(MIDDLE_GAME, null).best)
    forgetPositions()
    const { bestScore, playedScore, depthPlies } = compare(MIDDLE_GAME, best)
    expect(playedScore).toEqual(bestScore)
    expect(depthPlies).toBe(8)
  })

  it('sees the fork that is allowed, the bishop that is given away, and the mate', () => {
    const { playedScore: calm } = compare(MIDDLE_GAME, 'e1g1')
    const { playedScore: forked } = compare(MIDDLE_GAME, 'd1b3')
    const { bestScore, playedScore } = compare(MIDDLE_GAME, 'f4b8')
    expect(calm?.kind === 'centipawns' && calm.value).toBeGreaterThan(-50)
    expect(forked?.kind === 'centipawns' && forked.value).toBeLessThan(-60)
    expect(bestScore.kind === 'centipawns' && bestScore.value).toBeGreaterThan(-50)
    expect(playedScore?.kind === 'centipawns' && playedScore.value).toBeLessThan(-150)
    const fool = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2'
    expect(compare(fool, 'g2g4').playedScore).toEqual({ kind: 'mate', moves: -1 })
  })

  it('names a line of legal moves that begins with the best', () => {
    const { best, line } = compare(MIDDLE_GAME, null)
    expect(line[0]).toBe(best)
    const game = startGame(MIDDLE_GAME)
    for (const move of line) {
      expect(legalMoves(gamePosition(game))).toContain(move)
      playMove(game, move)
    }
  })

  it('sees deeper in as many nodes than a search that leaves out nothing', () => {
    expect(compare(MIDDLE_GAME, null, { depthPlies: 10, maxNodes: 1_000_000 }).depthPlies).toBe(10)
  })

  it('does not take a pass for a move where having to move is what loses', () => {
    // Both kings guard their own pawn and attack the other: the side to move loses its pawn.
    const limits = { depthPlies: 16, maxNodes: 2_000_000 }
    const { bestScore } = compare('8/8/8/4pK2/3kP3/8/8/8 w - - 0 1', null, limits)
    expect(bestScore.kind === 'mate' ? bestScore.moves : bestScore.value).toBeLessThan(-100)
  })

  it('answers with the last whole depth when the nodes are used up, and with nothing before the first', () => {
    const { depthPlies, nodes } = compare(MIDDLE_GAME, null, { depthPlies: 30, maxNodes: 20_000 })
    expect(depthPlies).toBeGreaterThan(2)
    expect(depthPlies).toBeLessThan(30)
    expect(nodes).toBeLessThanOrEqual(20_000)
    const aborted = { depthPlies: 5, signal: { aborted: true } }
    expect(compareMoves(startGame(MIDDLE_GAME), null, aborted)).toBeNull()
    const stalemate = startGame('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')
    expect(compareMoves(stalemate, null, { depthPlies: 5 })).toBeNull()
  })
})
