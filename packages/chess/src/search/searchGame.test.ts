import { describe, expect, it } from 'vitest'
import { makeFen, parseFen } from '../fen.ts'
import { gamePosition, playMove, replayUcis, startGame } from '../game.ts'
import { legalMoves } from '../legalMoves.ts'
import { makeUci } from '../uci.ts'
import { type SearchResult, searchGame } from './index.ts'

const MIDDLE_GAME = 'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8'

function search(fen: string, depthPlies: number): SearchResult {
  return searchGame(startGame(fen), { depthPlies })
}

describe('searching a game', { timeout: 60_000 }, () => {
  it('leaves the game as it was', () => {
    const replayed = replayUcis(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5'])
    if (!replayed.ok) throw new Error('refused')
    const before = makeFen(gamePosition(replayed.game))
    searchGame(replayed.game, { depthPlies: 4 })
    expect(makeFen(gamePosition(replayed.game))).toBe(before)
    expect(playMove(replayed.game, legalMoves(gamePosition(replayed.game))[0]!).outcome).toBeNull()
  })

  it('finds the same every time, whatever was searched in between', () => {
    const first = search(MIDDLE_GAME, 4)
    search('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 3)
    expect(search(MIDDLE_GAME, 4)).toEqual(first)
  })

  it('counts a mate in moves: above 0 for who mates, below 0 for who is mated', () => {
    const ladder = '7k/8/8/8/8/8/R7/1R5K w - - 0 1'
    expect(search(ladder, 3).score).toEqual({ kind: 'mate', moves: 2 })
    const game = startGame(ladder)
    playMove(game, search(ladder, 3).move!)
    expect(searchGame(game, { depthPlies: 2 }).score).toEqual({ kind: 'mate', moves: -1 })
  })

  it('has no move where the game is over: mated, or stalemate', () => {
    const mated = search('R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1', 3)
    expect(mated).toEqual({ move: null, score: { kind: 'mate', moves: 0 }, depthPlies: 0, pv: [], nodes: 0 })
    const stalemate = search('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 3)
    expect(stalemate).toMatchObject({ move: null, score: { kind: 'centipawns', value: 0 } })
  })

  it('names a line of legal moves that begins with the move', () => {
    const { move, pv } = search(MIDDLE_GAME, 5)
    expect(pv[0]).toBe(move)
    const game = startGame(MIDDLE_GAME)
    for (const next of pv) {
      expect(legalMoves(gamePosition(game))).toContain(next)
      playMove(game, next)
    }
  })

  it('does not take a guarded pawn with its queen at the last ply', () => {
    const { move } = search('4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1', 1)
    expect(makeUci(move!)).not.toBe('d2d6')
  })
})

describe('a search that is stopped', () => {
  it('answers with the last whole depth when the nodes are used up', () => {
    const depths: number[] = []
    const stopped = searchGame(startGame(MIDDLE_GAME), {
      depthPlies: 20,
      maxNodes: 5_000,
      onIteration: ({ depthPlies }) => depths.push(depthPlies),
    })
    expect(stopped.depthPlies).toBe(depths.length)
    expect(stopped.depthPlies).toBeGreaterThan(0)
    expect(stopped.nodes).toBeLessThanOrEqual(5_000)
    expect(stopped.move).toBe(search(MIDDLE_GAME, stopped.depthPlies).move)
  })

  it('answers with a legal move even if it was stopped before it began', () => {
    const stopped = searchGame(startGame(MIDDLE_GAME), { depthPlies: 5, signal: { aborted: true } })
    expect(stopped.depthPlies).toBe(0)
    expect(legalMoves(gamePosition(startGame(MIDDLE_GAME)))).toContain(stopped.move)
  })

  it('stops when its time is over', () => {
    let nowMs = 0
    const stopped = searchGame(startGame(MIDDLE_GAME), {
      depthPlies: 20,
      timeMs: 10,
      nowMs: () => nowMs++,
    })
    expect(stopped.depthPlies).toBeLessThan(20)
    expect(nowMs).toBe(11)
  })

  it('leaves the game as it was even if the clock fails', () => {
    const game = startGame(MIDDLE_GAME)
    let asked = 0
    const nowMs = () => {
      if (asked++ > 3) throw new Error('no clock')
      return 0
    }
    expect(() => searchGame(game, { depthPlies: 5, timeMs: 10, nowMs })).toThrow('no clock')
    expect(makeFen(gamePosition(game))).toBe(MIDDLE_GAME)
  })
})

it('never gets an illegal position to search, because no game starts from one', () => {
  expect(parseFen('4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1').ok).toBe(false)
  expect(() => startGame('4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1')).toThrow(RangeError)
})
