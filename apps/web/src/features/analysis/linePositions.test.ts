import { makeFen, START_FEN } from '@lance/chess'
import { positionAt } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { openLinePositions } from './linePositions.ts'

const START = { fen: START_FEN, variant: 'standard' } as const
const LINE = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7'.split(' ')

it('reads the same positions as from the start, whichever way one walks', () => {
  const read = openLinePositions()
  const walks = [
    ...[0, 1, 2, 3, 2, 10, 9, 4, 0, 10].map((plies) => LINE.slice(0, plies)),
    [...LINE.slice(0, 4), 'f1c4'],
    [...LINE.slice(0, 4), 'f1c4', '0000'],
    ['d2d4'],
    LINE,
  ]
  for (const path of walks) expect(makeFen(read(START, path))).toBe(makeFen(positionAt(START, path)))
})

it('leaves the positions that it has read as they were', () => {
  const read = openLinePositions()
  const before = read(START, LINE.slice(0, 3))
  const fen = makeFen(before)
  read(START, LINE)
  read(START, [...LINE.slice(0, 3), 'd7d6'])
  expect(makeFen(before)).toBe(fen)
})

it('walks through a line of any length, and through that of another start', () => {
  const read = openLinePositions()
  const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
  const long = Array.from({ length: 400 }, (_, ply) => shuffle[ply % 4] ?? '')
  for (let plies = 0; plies <= long.length; plies++) read(START, long.slice(0, plies))
  for (const plies of [399, 300, 2])
    expect(makeFen(read(START, long.slice(0, plies)))).toBe(makeFen(positionAt(START, long.slice(0, plies))))
  const other = { fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', variant: 'standard' } as const
  expect(makeFen(read(other, ['e2e4']))).toBe(makeFen(positionAt(other, ['e2e4'])))
})

it('throws for a move that is not legal', () => {
  const read = openLinePositions()
  read(START, ['e2e4'])
  expect(() => read(START, ['e2e4', 'e2e4'])).toThrow('not a legal move: e2e4')
})
