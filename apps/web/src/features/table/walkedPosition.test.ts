import { parseSquare, START_FEN } from '@lance/chess'
import { expect, it } from 'vitest'
import { STANDARD_START } from '../room/index.ts'
import { moveNumber, walkedPosition } from './walkedPosition.ts'

const game = { ...STANDARD_START, san: 'e4 e5 Qh5 Nc6 Qxf7+'.split(' ') }

it('returns the position after that many moves and the move that led to it', () => {
  expect(walkedPosition(game, 0)).toEqual({ fen: START_FEN, uci: null, check: null })
  const first = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
  expect(walkedPosition(game, 1)).toEqual({ fen: first, uci: 'e2e4', check: null })
})

it('returns the square of a king in check', () => {
  expect(walkedPosition(game, 5)).toMatchObject({ uci: 'h5f7', check: parseSquare('e8') })
})

it('follows a game of Chess960 from its own start', () => {
  const startFen = 'bnrkrbnq/pppppppp/8/8/8/8/PPPPPPPP/BNRKRBNQ w KQkq - 0 1'
  const chess960 = { variant: 'chess960', startFen, san: ['O-O-O'] } as const
  expect(walkedPosition(chess960, 0).fen).toBe(startFen)
  const castled = 'bnrkrbnq/pppppppp/8/8/8/8/PPPPPPPP/BNKRRBNQ b kq - 1 1'
  expect(walkedPosition(chess960, 1)).toEqual({ fen: castled, uci: 'd1c1', check: null })
})

it('numbers moves as PGN does', () => {
  expect([1, 2, 23, 24].map(moveNumber)).toEqual(['1.', '1…', '12.', '12…'])
})
