import { expect, it } from 'vitest'
import { parseSquare, squareName } from './squares.ts'

it('numbers squares from a1 = 0 along the ranks to h8 = 63', () => {
  expect(['a1', 'b1', 'h1', 'a2', 'e4', 'h8'].map(parseSquare)).toEqual([0, 1, 7, 8, 28, 63])
  for (let square = 0; square < 64; square++) expect(parseSquare(squareName(square))).toBe(square)
})

it('rejects every other name', () => {
  for (const name of ['', 'e', 'e9', 'e0', 'i1', 'E4', 'e44', '4e', '`1', ' e4'])
    expect(parseSquare(name)).toBeNull()
})
