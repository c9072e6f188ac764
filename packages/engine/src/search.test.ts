import { afterEach, describe, expect, it } from 'vitest'
import { loadEngine } from '../node/loadEngine.ts'
import type { SearchLimits, SearchReport } from './search.ts'

const engine = await loadEngine()
afterEach(() => engine.forget())

const MIDDLE = 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10'

function find(
  game: { fen?: string; ucis?: readonly string[] },
  { sliceNodes = 5000, ...limits }: SearchLimits & { sliceNodes?: number },
): SearchReport | null {
  engine.forget()
  expect(engine.setGame({ ucis: [], ...game })).toEqual({ ok: true })
  const search = engine.startSearch(limits)
  while (!search.advance(sliceNodes));
  return search.report()
}

/** Compositions and textbook positions: FEN, moves to mate, the first move. */
const mates: readonly [fen: string, moves: number, uci: string][] = [
  ['6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 1, 'd1d8'],
  ['kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 2, 'a1a6'],
  ['r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w - - 0 1', 2, 'd2h6'],
  ['2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1', 2, 'f3f7'],
  ['r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1', 3, 'f6a6'],
]

describe('a search', () => {
  it.each(mates)('finds the mate of %s in %i', (fen, moves, uci) => {
    const line = find({ fen }, { depthPlies: 14 })?.lines[0]
    expect(line?.score).toEqual({ kind: 'mate', moves })
    expect(line?.pv[0]).toBe(uci)
  })

  it.each([
    ['rnbqr2k/pppp1Qpp/8/b2NN3/2B1n3/8/PPPP1PPP/R1B1K2R w KQ - 0 1', 'f7g8'],
    ['r1bq2kr/p1pp1ppp/1pn1p3/4P3/2Pb2Q1/BR6/P4PPP/3K1BNR w - - 0 1', 'g4g7'],
  ])('gives up the queen in %s for quiet checks that follow', (fen, uci) => {
    expect(find({ fen }, { maxNodes: 150_000 })?.lines[0]?.pv[0]).toBe(uci)
  })

  it('sees that it will be mated', () => {
    const line = find({ fen: '7k/8/6K1/8/8/8/8/R7 b - - 0 1' }, { depthPlies: 10 })?.lines[0]
    expect(line?.score).toEqual({ kind: 'mate', moves: -1 })
  })

  it('has no report where there is no move', () => {
    expect(find({ fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' }, { depthPlies: 5 })).toBeNull()
  })

  it('gives the same answer for the same number of nodes, whatever the slices', () => {
    const [one, ...others] = [1, 7, 999, 100_000].map((sliceNodes) =>
      find({ fen: MIDDLE }, { maxNodes: 60_000, sliceNodes }),
    )
    expect(one?.depthPlies).toBeGreaterThan(8)
    for (const other of others) expect(other).toEqual(one)
  })

  it('knows a move as soon as one has been searched, before the first depth is done', () => {
    engine.setGame({ fen: MIDDLE, ucis: [] })
    const search = engine.startSearch({})
    while (!search.advance(1) && search.nodes() < 12);
    search.stop()
    expect(search.report()).toMatchObject({ depthPlies: 0, lines: [{ pv: [expect.any(String)] }] })
    expect(engine.legalMoves()).toContain(search.report()?.lines[0]?.pv[0])
  })

  it('leaves the position as it was when it is stopped at any moment', () => {
    engine.setGame({ fen: MIDDLE, ucis: [] })
    const [moves, lines] = [engine.legalMoves(), engine.perft(3)]
    for (let nodes = 1; nodes < 40_000; nodes = Math.ceil(nodes * 1.3)) {
      const search = engine.startSearch({})
      search.advance(nodes)
      search.stop()
      expect([engine.legalMoves(), engine.perft(3)]).toEqual([moves, lines])
    }
  })

  it('ends at its depth, with one line for each of the best moves and no move twice', () => {
    const report = find({ fen: MIDDLE }, { depthPlies: 8, lines: 5 })
    expect(report?.depthPlies).toBe(8)
    const scores = report?.lines.map(({ score }) => (score.kind === 'centipawns' ? score.value : Number.NaN))
    expect(scores).toEqual(scores?.toSorted((one, other) => other - one))
    expect(new Set(report?.lines.map(({ pv }) => pv[0])).size).toBe(5)
  })

  it('gives lines to the moves within a margin of the best, worth what they are without a margin', () => {
    const limits = { depthPlies: 3, lines: 218, isCareful: true }
    const all = find({ fen: MIDDLE }, limits)?.lines ?? []
    const near = find({ fen: MIDDLE }, { ...limits, marginCentipawns: 150 })?.lines ?? []
    const worth = (lines: typeof all) =>
      lines.map(({ score }) => (score.kind === 'centipawns' ? score.value : Number.NaN))
    const best = worth(all)[0] ?? Number.NaN
    expect(worth(near)).toEqual(worth(all).filter((value) => value >= best - 150))
    expect(near.length).toBeGreaterThan(1)
    expect(near.length).toBeLessThan(all.length)
  })

  it('names no move twice when it is stopped with several lines', () => {
    for (let maxNodes = 200; maxNodes < 800; maxNodes += 7) {
      const lines = find({ fen: MIDDLE }, { maxNodes, lines: 4 })?.lines ?? []
      expect([maxNodes, new Set(lines.map(({ pv }) => pv[0])).size]).toEqual([maxNodes, lines.length])
    }
  })

  it('plays lines of legal moves', () => {
    for (const { pv } of find({ fen: MIDDLE }, { depthPlies: 12, lines: 3 })?.lines ?? []) {
      expect(pv.length).toBeGreaterThan(2)
      expect(engine.setGame({ fen: MIDDLE, ucis: pv })).toEqual({ ok: true })
    }
  })

  it('takes a repetition where it is losing, and avoids it where it is winning', () => {
    // A queen up: the move that repeats the position a third time is worth nothing.
    const shuffled = ['g1f1', 'g8h8', 'f1g1', 'h8g8', 'g1f1', 'g8h8', 'f1g1']
    const winning = find({ fen: '6k1/5ppp/8/8/8/8/5PPP/3Q2K1 b - - 0 1' }, { depthPlies: 6 })
    expect(winning?.lines[0]?.score).toMatchObject({ kind: 'centipawns' })
    const fen = '6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1'
    const losing = find({ fen, ucis: shuffled }, { depthPlies: 6 })
    expect(losing?.lines[0]?.score).toEqual({ kind: 'centipawns', value: 0 })
    expect(losing?.lines[0]?.pv[0]).toBe('h8g8')
  })

  it('calls a game drawn after fifty moves without a capture or a pawn, but not one that mates first', () => {
    const drawn = find({ fen: '7k/8/8/3K4/8/8/8/R7 w - - 99 90' }, { depthPlies: 6 })
    expect(drawn?.lines[0]?.score).toEqual({ kind: 'centipawns', value: 0 })
    const mate = find({ fen: '7k/8/6K1/8/8/8/8/R7 w - - 99 90' }, { depthPlies: 4 })
    expect(mate?.lines[0]).toMatchObject({ score: { kind: 'mate', moves: 1 }, pv: ['a1a8'] })
  })

  it('still calls a game drawn that went on for more than 255 such plies', () => {
    const shuffle = ['a1b1', 'h8g8', 'b1a1', 'g8h8']
    const ucis = [...shuffle, ...shuffle]
    const drawn = find({ fen: '7k/8/8/3K4/8/8/8/R7 w - - 250 180', ucis }, { depthPlies: 4, lines: 5 })
    expect(drawn?.lines.map(({ score }) => score)).toEqual(
      Array.from({ length: 5 }, () => ({ kind: 'centipawns', value: 0 })),
    )
  })

  it('wins the tactics that every engine wins', () => {
    // Win at Chess (Reinfeld, 1958), numbers 1 to 8 but for the long ones.
    const wins: readonly [string, string][] = [
      ['2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1', 'g3g6'],
      ['5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1', 'e3g3'],
      ['r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1', 'h6h7'],
      ['5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1', 'c6c4'],
      ['rnbqkb1r/pppp1ppp/8/4P3/6n1/7P/PPPNPPP1/R1BQKBNR b KQkq - 0 1', 'g4e3'],
    ]
    for (const [fen, uci] of wins) expect(find({ fen }, { maxNodes: 400_000 })?.lines[0]?.pv[0]).toBe(uci)
  })

  it('has a table of another size until the engine forgets again', () => {
    const fill = () => {
      engine.setGame({ fen: MIDDLE, ucis: [] })
      const search = engine.startSearch({ maxNodes: 100_000 })
      while (!search.advance(100_000));
      return search.report()?.tableFillPermille
    }
    engine.forget()
    const usual = fill()
    engine.forget({ tableMebibytes: 1 })
    expect(fill()).toBeGreaterThan(4 * (usual ?? 0))
    engine.forget()
    expect(fill()).toBe(usual)
  })
})
