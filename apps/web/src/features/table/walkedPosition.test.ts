import { parseSquare, START_FEN } from '@lance/chess'
import { expect, it } from 'vitest'
import { moveNumber, walkedPosition } from './walkedPosition.ts'

const san = 'e4 e5 Qh5 Nc6 Qxf7+'.split(' ')

it('returns the position after that many moves and the move that led to it', () => {
  expect(walkedPosition(san, 0)).toEqual({ fen: START_FEN, uci: null, check: null })
  const first = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
  expect(walkedPosition(san, 1)).toEqual({ fen: first, uci: 'e2e4', check: null })
})

it('returns the square of a king in check', () => {
  expect(walkedPosition(san, 5)).toMatchObject({ uci: 'h5f7', check: parseSquare('e8') })
})

it('numbers moves as PGN does', () => {
  expect([1, 2, 23, 24].map(moveNumber)).toEqual(['1.', '1…', '12.', '12…'])
})
