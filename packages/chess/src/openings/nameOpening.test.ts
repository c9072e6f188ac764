import { describe, expect, it } from 'vitest'
import { famousGames, operaGame } from '../famousGames.ts'
import { gamePosition, playMove, startGame } from '../game.ts'
import { parseSanMove } from '../san.ts'
import { nameOpening, openingFamily, traceOpening } from './nameOpening.ts'

function ucisOf(moves: string): string[] {
  const game = startGame()
  return moves
    .trim()
    .split(/\s+/)
    .map((san) => {
      const parsed = parseSanMove(gamePosition(game), san)
      if (!parsed.ok) throw new Error(san)
      return playMove(game, parsed.move).uci
    })
}

describe('nameOpening', () => {
  const named: [moves: string, eco: string, name: string, ply: number][] = [
    ['e4', 'B00', "King's Pawn Game", 1],
    ['e4 e5 Nf3 Nc6 Bb5 a6', 'C70', 'Ruy Lopez: Morphy Defense', 6],
    ['e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6', 'B90', 'Sicilian Defense: Najdorf Variation', 10],
    ['d4 Nf6 c4 g6 Nc3 d5', 'D80', 'Grünfeld Defense', 6],
    [operaGame.moves, 'C41', 'Philidor Defense', 4],
  ]
  for (const [moves, eco, name, ply] of named) {
    it(`finds ${eco} ${name}`, () => {
      const found = nameOpening(ucisOf(moves))
      expect(found?.eco).toBe(eco)
      expect(found?.name.startsWith(name)).toBe(true)
      if (moves.length < 60) expect(found?.ply).toBe(ply)
    })
  }

  it('names the position regardless of the move order', () => {
    const straight = nameOpening(ucisOf('d4 d5 c4 e6 Nc3 Nf6'))
    const around = nameOpening(ucisOf('c4 Nf6 Nc3 e6 d4 d5'))
    expect(around).toEqual(straight)
  })

  it('returns null before the first move and for illegal moves', () => {
    expect(nameOpening([])).toBeNull()
    expect(nameOpening(['e2e5'])).toBeNull()
  })

  it('names an opening for every famous game from the usual start', () => {
    for (const { fen, moves } of famousGames) {
      if (fen === undefined) expect(nameOpening(ucisOf(moves))).not.toBeNull()
    }
  })
})

describe('traceOpening', () => {
  it('returns the last named opening, and the position with which its family began', () => {
    expect(traceOpening(ucisOf('e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6'))).toEqual({
      name: 'Sicilian Defense: Najdorf Variation',
      family: 'Sicilian Defense',
      fen: 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -',
    })
  })

  it('names what nameOpening names, and stops at a move that is not legal', () => {
    for (const moves of ['c4 Nf6 Nc3 e6 d4 d5', operaGame.moves]) {
      const ucis = ucisOf(moves)
      expect(traceOpening(ucis)?.name).toBe(nameOpening(ucis)?.name)
    }
    expect(traceOpening([])).toBeNull()
    expect(traceOpening(['e2e4', 'e7e5', 'e4e5'])?.name).toBe("King's Pawn Game")
  })

  it('knows the family of a name with and without variations', () => {
    expect(openingFamily('Ruy Lopez: Morphy Defense, Wormald Attack')).toBe('Ruy Lopez')
    expect(openingFamily("King's Gambit Accepted, Cunningham Defense")).toBe("King's Gambit Accepted")
    expect(openingFamily('Réti Opening')).toBe('Réti Opening')
  })
})
