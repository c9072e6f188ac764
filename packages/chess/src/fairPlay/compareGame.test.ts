import { expect, it } from 'vitest'
import { type ComparedMove, compareGame } from './compareGame.ts'

/** White: the strongest level of our bot, from the fourth move on; Black: the weakest. */
const BOTS =
  'd2d4 b8c6 c1h6 g8h6 e2e3 e7e5 d4d5 d7d6 d5c6 b7c6 g1f3 a8b8 d1c1 c8e6 f1d3 h6g4 e1g1 f8e7 h2h3 e6c4 d3c4 b8b4 ' +
  'b2b3 g4h6 f1d1 e5e4 f3d2 e7f6 c2c3 d8e7 d2e4 e7e4 c3b4 f6a1 b1d2 e8e7 d2e4 a1e5 c4e2 e5f4 c1c6 f4e5 c6c7 e7e6'

const compare = (ucis: readonly string[]) =>
  [...compareGame(ucis)].filter((move): move is ComparedMove => move !== null)

it('counts how often each side makes the engine’s move when it has a choice', () => {
  const ucis = BOTS.split(' ')
  const compared = compare(ucis)
  expect(compared.length).toBeLessThan(ucis.length - 8)
  expect(Math.min(...compared.map(({ ply }) => ply))).toBeGreaterThan(8)
  // Recapturing a piece at once takes no skill.
  expect(compared.map(({ ply }) => ply)).not.toContain(10)
  const shareOf = (color: 'white' | 'black') => {
    const own = compared.filter((move) => move.color === color)
    expect(own.length).toBeGreaterThan(5)
    return own.filter(({ isMatch }) => isMatch).length / own.length
  }
  expect(shareOf('white')).toBeGreaterThan(0.45)
  expect(shareOf('black')).toBeLessThan(0.35)
  for (const { ply, best, isMatch, lost } of compared) {
    expect(best === ucis[ply - 1]).toBe(isMatch)
    if (isMatch) expect(lost).toBeLessThan(1)
  }
}, 60_000)

it('leaves out a known opening', () => {
  expect(compare(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6', 'b5a4', 'g8f6', 'e1g1', 'f8e7'])).toEqual(
    [],
  )
})

it('compares a game of Chess960 from its start, also the moves that castle', () => {
  const start = {
    fen: 'nqbnrbkr/pppppppp/8/8/8/8/PPPPPPPP/NQBNRBKR w KQkq - 0 1',
    variant: 'chess960',
  } as const
  const ucis = 'g2g3 g7g6 f1g2 f8g7 a2a3 a7a6 b2b3 b7b6 g1h1 g8h8 c2c3 c7c6'.split(' ')
  const compared = [...compareGame(ucis, { depthPlies: 3, maxNodes: 3000 }, start)]
  expect(compared.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => null))
  expect(compared.slice(8).map((move) => move?.ply)).toEqual([9, 10, 11, 12])
  expect(() => [...compareGame(ucis)]).toThrow('is not a legal move')
})

it('throws on an illegal move', () => {
  expect(() => compare(['e2e5'])).toThrow('ply 1 is not a legal move: e2e5')
})
