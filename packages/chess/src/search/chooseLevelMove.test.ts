import { describe, expect, it } from 'vitest'
import { makeFen } from '../fen.ts'
import { gamePosition, playMove, replayUcis, startGame } from '../game.ts'
import { findMove, legalMoves } from '../legalMoves.ts'
import { makeUci, parseUci } from '../uci.ts'
import { BOT_LEVELS, type BotLevel, chooseLevelMove, LEVEL_DEPTH_PLIES } from './index.ts'

const MIDDLE_GAME = 'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8'
const seeds = Array.from({ length: 12 }, (_, seed) => seed)

function choices(fen: string, level: BotLevel): string[] {
  return seeds.map((seed) => makeUci(chooseLevelMove({ game: startGame(fen), level, seed }).move!))
}

describe('a level of play', { timeout: 60_000 }, () => {
  it.each(BOT_LEVELS)(
    '%s looks ahead as far as it says and chooses the same for the same seed [BOT-2]',
    (level) => {
      const game = startGame(MIDDLE_GAME)
      const chosen = chooseLevelMove({ game, level, seed: 7 })
      expect(chosen.depthPlies).toBe(LEVEL_DEPTH_PLIES[level])
      expect(legalMoves(gamePosition(game))).toContain(chosen.move)
      expect(chosen.pv[0]).toBe(chosen.move)
      expect(chooseLevelMove({ game, level, seed: 7 })).toEqual(chosen)
      expect(makeFen(gamePosition(game))).toBe(MIDDLE_GAME)
    },
  )

  it.each(BOT_LEVELS)('%s mates when it can in one', (level) => {
    expect(new Set(choices('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', level))).toEqual(new Set(['d1d8']))
  })

  it('varies with the seed where it errs, the more the weaker it is [BOT-2]', () => {
    const variety = BOT_LEVELS.map((level) => new Set(choices(MIDDLE_GAME, level)).size)
    expect(variety[0]).toBeGreaterThan(variety[1]!)
    expect(variety[1]).toBeGreaterThanOrEqual(variety[2]!)
    expect(variety[3]).toBe(1)
  })

  it('ultra varies among moves of exactly equal worth', () => {
    // Neither side can win any more, so all moves are worth 0.
    const chosen = new Set(choices('8/8/4k3/8/8/8/3N4/4K3 w - - 0 1', 'ultra'))
    expect(chosen.size).toBeGreaterThan(3)
  })

  it('has no move where the game is over', () => {
    for (const level of BOT_LEVELS) {
      expect(
        chooseLevelMove({ game: startGame('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'), level, seed: 1 }).move,
      ).toBe(null)
    }
  })

  it('chooses a legal move even if it is told to stop before it begins', () => {
    const game = startGame(MIDDLE_GAME)
    for (const level of BOT_LEVELS) {
      const { move } = chooseLevelMove({ game, level, seed: 1, signal: { aborted: true } })
      expect(legalMoves(gamePosition(game))).toContain(move)
    }
  })
})

describe('draws in the game', () => {
  /** White is a rook up; the kings and the rook have gone to and fro, so that b1b2 would repeat for the third time. */
  it('repeats a position for the third time when it is losing, not when it is winning', () => {
    const fen = '7k/8/8/8/8/8/6PP/1R5K w - - 0 1'
    const replayed = replayUcis(['b1b2', 'h8g8', 'b2b1', 'g8h8', 'b1b2', 'h8g8', 'b2b1'], fen)
    if (!replayed.ok) throw new Error('refused')
    const black = chooseLevelMove({ game: replayed.game, level: 'ultra', seed: 1 })
    expect(makeUci(black.move!)).toBe('g8h8')
    expect(black.score).toEqual({ kind: 'centipawns', value: 0 })
    playMove(replayed.game, findMove(gamePosition(replayed.game), parseUci('g8f8')!)!)
    const white = chooseLevelMove({ game: replayed.game, level: 'ultra', seed: 1 })
    expect(white.score).not.toEqual({ kind: 'centipawns', value: 0 })
  })

  it('fifty moves are a draw, unless the last of them mates', () => {
    const quiet = chooseLevelMove({
      game: startGame('7k/8/8/8/8/8/R7/2R4K w - - 99 90'),
      level: 'ultra',
      seed: 1,
    })
    expect(quiet.score).toEqual({ kind: 'centipawns', value: 0 })
    const mate = chooseLevelMove({
      game: startGame('7k/R7/8/8/8/8/8/1R5K w - - 99 90'),
      level: 'ultra',
      seed: 1,
    })
    expect(mate.score).toEqual({ kind: 'mate', moves: 1 })
  })
})
