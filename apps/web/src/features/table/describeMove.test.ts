import { expect, it } from 'vitest'
import { readPlacement } from '../board/placement.ts'
import { STANDARD_START } from '../room/index.ts'
import { describeMove } from './describeMove.ts'
import { walkedPosition } from './walkedPosition.ts'

/** Describes the last of these moves. */
function describeLast(moves: string) {
  const san = moves.split(' ')
  const game = { ...STANDARD_START, san }
  const { uci } = walkedPosition(game, san.length)
  const before = readPlacement(walkedPosition(game, san.length - 1).fen)
  return describeMove(before, { uci: uci ?? '', san: san.at(-1) ?? '' })
}

const plain = {
  from: null,
  captured: null,
  isEnPassant: false,
  castling: null,
  promotion: null,
  threat: null,
}

it('gives the piece and its target, and the origin only when another piece could go there too', () => {
  expect(describeLast('Nf3')).toEqual({ ...plain, piece: 'knight', to: 'f3' })
  expect(describeLast('Nf3 a6 d4 a5 Nbd2')).toEqual({ ...plain, piece: 'knight', from: 'b1', to: 'd2' })
})

it('gives the captured piece, the origin of a capturing pawn, and en passant', () => {
  expect(describeLast('e4 d5 exd5')).toEqual({
    ...plain,
    piece: 'pawn',
    from: 'e4',
    to: 'd5',
    captured: 'pawn',
  })
  expect(describeLast('e4 a6 e5 d5 exd6')).toMatchObject({ captured: 'pawn', isEnPassant: true, to: 'd6' })
  expect(describeLast('e4 d5 exd5 Qxd5')).toMatchObject({ piece: 'queen', from: null, captured: 'pawn' })
})

it('describes castling, promotion, check and mate', () => {
  expect(describeLast('e4 e5 Nf3 Nf6 Be2 Be7 O-O')).toMatchObject({ castling: 'short', captured: null })
  expect(describeLast('h4 g5 hxg5 h6 gxh6 a6 h7 a5 hxg8=N')).toMatchObject({
    promotion: 'knight',
    captured: 'knight',
  })
  expect(describeLast('e4 f6 Qh5+')).toMatchObject({ threat: 'check' })
  expect(describeLast('f3 e5 g4 Qh4#')).toMatchObject({ threat: 'mate', piece: 'queen', to: 'h4' })
})

it('returns null when the square of origin is empty', () => {
  expect(describeMove(readPlacement(''), { uci: 'e2e4', san: 'e4' })).toBeNull()
})
