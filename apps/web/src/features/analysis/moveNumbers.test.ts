import { type MoveNode, newStudy, nodeAt, parsePgn, type Study } from '@lance/chess/study'
import { describe, expect, it } from 'vitest'
import { numberOfMove, pathOfNumber } from './moveNumbers.ts'

const study = (pgn: string): Study => {
  const [game] = parsePgn(pgn).games
  if (game === undefined) throw new Error('no game')
  return game.study
}
const numberAt = (of: Study, path: string[]) => numberOfMove(nodeAt(of, path) as MoveNode)

describe('the numbers of moves', () => {
  it('lead back to the path, in the main line and in variations', () => {
    const tree = study('1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6)) 2. Nf3 *')
    for (const path of [['e2e4'], ['e2e4', 'e7e5', 'g1f3'], ['e2e4', 'c7c5', 'b1c3', 'b8c6']])
      expect(pathOfNumber(tree, numberAt(tree, path))).toEqual(path)
  })

  it('differ for the same move after other moves, and are unknown to another study', () => {
    const tree = study('1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *')
    const [one, other] = [
      ['e2e4', 'e7e5', 'g1f3'],
      ['e2e4', 'c7c5', 'g1f3'],
    ].map((path) => numberAt(tree, path))
    expect(one).not.toBe(other)
    expect(pathOfNumber(newStudy(), one ?? 0)).toBeNull()
  })

  it('lead back in a line of ten thousand moves', () => {
    let node: MoveNode = { uci: 'a7a8', san: 'Ra8', children: [] }
    const end = node
    for (let ply = 1; ply < 10_000; ply++) node = { uci: 'a1a2', san: 'Ra2', children: [node] }
    const number = numberOfMove(end)
    const path = pathOfNumber({ ...newStudy(), root: { children: [node] } }, number)
    expect(path).toHaveLength(10_000)
    expect(path?.at(-1)).toBe('a7a8')
  })
})
