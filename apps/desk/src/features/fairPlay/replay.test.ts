import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { indexOf, numberOf, placePieces, replay, STANDARD_START } from './replay.ts'

describe('a replayed game', () => {
  it('has each move and the engine’s in SAN, with the position after it', () => {
    const plies = replay(['e2e4', 'e7e5', 'g1f3'], (ply) => (ply === 3 ? 'f1c4' : null))
    expect(plies.map(({ san, best }) => [san, best])).toEqual([
      ['e4', null],
      ['e5', null],
      ['Nf3', 'Bc4'],
    ])
    expect(plies.map(numberOf)).toEqual(['1.', '1…', '2.'])
    expect(plies[2]?.fen).toMatch(/^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/5N2\//)
  })

  it('castles in Chess960 from its own start', () => {
    const fen = 'bnrkrbnq/pppppppp/8/8/8/8/PPPPPPPP/BNRKRBNQ w KQkq - 0 1'
    const [castling] = replay(['d1c1'], () => null, { fen, variant: 'chess960' })
    expect(castling).toMatchObject({ san: 'O-O-O', uci: 'd1c1' })
  })

  it('ends before a move that is not legal', () => {
    expect(replay(['e2e4', 'e2e4', 'g1f3'], () => null)).toHaveLength(1)
  })
})

describe('the board', () => {
  it('turns to either side', () => {
    const kingOf = (side: 'white' | 'black') =>
      placePieces(STANDARD_START.fen, side).find(({ letter }) => letter === 'K')?.index
    expect(kingOf('white')).toBe(indexOf('e1', 'white'))
    expect(kingOf('black')).toBe(indexOf('e1', 'black'))
    expect([indexOf('a8', 'white'), indexOf('a8', 'black')]).toEqual([0, 63])
    expect(placePieces(STANDARD_START.fen, 'white')).toHaveLength(32)
  })

  it('draws its pieces with the picture of the players’ site', () => {
    const [own, theirs] = ['./pieces.svg', '../../../../web/src/features/board/art/pieces.svg'].map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    )
    expect(own).toBe(theirs)
  })
})
