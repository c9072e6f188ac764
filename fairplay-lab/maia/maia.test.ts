import { findMove, gamePosition, parseUci } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { encodePosition } from './encodePosition.ts'
import { policyIndexOf } from './movePlane.ts'
import { readNet } from './readNet.ts'
import { readProtobuf } from './readProtobuf.ts'

const planeOf = (planes: Float32Array, plane: number) => [...planes.subarray(plane * 64, plane * 64 + 64)]
const squaresOf = (planes: Float32Array, plane: number) =>
  planeOf(planes, plane).flatMap((value, square) => (value === 1 ? [square] : []))

describe('the input of a net', () => {
  it('shows the board as the side to move sees it, with the positions before', () => {
    const { planes } = encodePosition(['e2e4'])
    // Black moves: the own pawns stand on the second rank as Black sees it, and the pawn of e4 on the fifth.
    expect(squaresOf(planes, 0)).toEqual([8, 9, 10, 11, 12, 13, 14, 15])
    expect(squaresOf(planes, 6)).toContain(28 ^ 56)
    expect(squaresOf(planes, 13 + 6)).toContain(12 ^ 56)
    expect(squaresOf(planes, 26)).toEqual([])
    expect(planeOf(planes, 108).every((value) => value === 1)).toBe(true)
    expect(planeOf(planes, 111).every((value) => value === 1)).toBe(true)
  })

  it('shows castling rights, quiet plies and repeated positions', () => {
    const knights = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
    const { planes } = encodePosition(['e2e4', 'e7e5', 'e1e2', 'b8c6', ...knights])
    const isFull = (plane: number) => planeOf(planes, plane).every((value) => value === 1)
    expect([104, 105, 106, 107].map(isFull)).toEqual([false, false, true, true])
    expect(planeOf(planes, 109)[0]).toBe(6)
    expect([isFull(12), isFull(13 + 12)]).toEqual([true, false])
  })
})

describe('the output of a net', () => {
  const indexOf = (ucis: readonly string[], uci: string, isCastling = false) => {
    const { game, mover } = encodePosition(ucis)
    const wanted = parseUci(uci)
    const move = wanted && findMove(gamePosition(game), wanted)
    if (!move) throw new Error(`${uci} is not legal`)
    return policyIndexOf(move, { mover, isCastling })
  }

  it('has moves by direction and distance, knights after them', () => {
    expect(indexOf([], 'e2e4')).toBe(1 * 64 + 12)
    expect(indexOf([], 'g1f3')).toBe((56 + 7) * 64 + 6)
    expect(indexOf(['e2e4'], 'e7e5')).toBe(1 * 64 + 12)
    expect(indexOf(['e2e4', 'e7e5'], 'd1h5')).toBe((7 + 3) * 64 + 3)
  })

  it('has castling as a move onto the rook, and promotions by piece', () => {
    const beforeCastling = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5']
    expect(indexOf(beforeCastling, 'e1g1', true)).toBe((2 * 7 + 2) * 64 + 4)
    const beforePromotion = 'e2e4 d7d5 e4d5 c7c6 d5c6 a7a6 c6b7 a6a5'.split(' ')
    const from = 49
    expect(indexOf(beforePromotion, 'b7a8q')).toBe((64 + 2) * 64 + from)
    expect(indexOf(beforePromotion, 'b7c8r')).toBe((64 + 6) * 64 + from)
    expect(indexOf(beforePromotion, 'b7a8n')).toBe(7 * 7 * 64 + from)
  })
})

describe('a file of weights', () => {
  it('is read field by field', () => {
    const fields = readProtobuf(Uint8Array.of(0x08, 0x96, 0x01, 0x12, 0x02, 7, 8, 0x1d, 1, 0, 0, 0))
    expect(fields.get(1)).toEqual([150])
    expect(fields.get(2)).toEqual([Uint8Array.of(7, 8)])
    expect(fields.get(3)).toEqual([1])
  })

  it('is refused if it ends too early or is no net', () => {
    expect(() => readProtobuf(Uint8Array.of(0x12, 9, 1))).toThrow('ends within a field')
    expect(() => readProtobuf(Uint8Array.of(0x0b))).toThrow('no field has the type 3')
    expect(() => readNet(Uint8Array.of(0x08, 1))).toThrow('no weights')
    expect(() => readNet(Uint8Array.of(0x52, 0))).toThrow('lack field 1')
  })
})
