import { describe, expect, it } from 'vitest'
import { gamePosition, makeFen, parseSan, playMove, startGame } from '../index.ts'
import { addUpLosses, type GamePhase, type LostMove, phasesOf, timeBandOf } from './index.ts'

/** The FENs of a game, from its start on. */
function fensOf(sans: string): string[] {
  const game = startGame()
  const fens = [makeFen(gamePosition(game))]
  for (const san of sans.split(' ')) {
    const move = parseSan(gamePosition(game), san)
    if (move === null) throw new Error(`${san} is not legal`)
    playMove(game, move)
    fens.push(makeFen(gamePosition(game)))
  }
  return fens
}

const phaseOf = (fen: string) => phasesOf([fen])[0]

describe('the phase of a position [STUDY-60]', () => {
  const known: readonly (readonly [GamePhase, string, string])[] = [
    ['opening', 'the start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    [
      'opening',
      'the Ruy Lopez after six moves',
      'r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQR1K1 b kq - 5 6',
    ],
    // Eleven pieces, then ten.
    ['opening', 'a piece more', 'rnbqk1nr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB2 w kq - 0 1'],
    ['middlegame', 'ten pieces', 'rnbqk2r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB2 w kq - 0 1'],
    // Two positions one ply apart: only how close the sides stand tells them apart.
    ['opening', 'sides apart', 'r1bqk2r/ppp2pp1/1bnp1n1p/8/2BPP3/2N2N1P/P4PP1/R1BQ1RK1 w kq - 0 11'],
    ['middlegame', 'sides close', 'r1bqk2r/ppp2pp1/1bnp1n1p/8/P1BPP3/2N2N1P/5PP1/R1BQ1RK1 b kq - 0 11'],
    ['middlegame', 'a first rank of three', 'rnbqkbnr/pppppppp/8/8/8/NBBQ1N2/PPPPPPPP/R3K2R w KQkq - 0 1'],
    ['middlegame', 'seven pieces', 'r2q2k1/5ppp/2n5/8/8/2N5/5PPP/R2Q1RK1 w - - 0 1'],
    ['endgame', 'six pieces', 'r2q2k1/5ppp/2n5/8/8/2N5/5PPP/R2Q2K1 w - - 0 1'],
    ['endgame', 'kings and a pawn', '8/8/4k3/8/4P3/4K3/8/8 w - - 0 1'],
  ]

  it.each(known)('is the %s with %s', (phase, _, fen) => {
    expect(phaseOf(fen)).toBe(phase)
  })

  it('follows the game, and no phase comes back', () => {
    // Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
    const opera = fensOf(
      'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#',
    )
    const phases = phasesOf(opera)
    expect(phases.indexOf('middlegame')).toBe(17)
    expect(phases.indexOf('endgame')).toBe(32)
    // A pawn that is promoted makes no middlegame of an endgame.
    const pieces = '1rr2rk1/8/8/8/8/8/8/1RR2RK1 w - - 0 1'
    expect(phasesOf([pieces, pieces.replace('1RR2RK1', '1RRQ1RK1')])).toEqual(['endgame', 'endgame'])
  })
})

describe('the losses of a game [STUDY-60]', () => {
  const move = (changes: Partial<LostMove> = {}): LostMove => ({
    phase: 'middlegame',
    lost: 0.04,
    leftMs: 300_000,
    themes: [],
    ...changes,
  })

  it('add up by phase, and mistakes by theme, where one may have several', () => {
    const losses = addUpLosses(
      [
        move({ phase: 'opening', lost: 2 }),
        move({ lost: 30, themes: ['fork', 'endgame'] }),
        move({ lost: 10, themes: ['fork', 'pin'] }),
        move({ lost: 9.9, themes: ['pin'] }),
      ],
      null,
    )
    expect(losses).toEqual({
      phases: {
        opening: { moves: 1, lost: 2 },
        middlegame: { moves: 3, lost: 49.9 },
        endgame: { moves: 0, lost: 0 },
      },
      time: null,
      mistakes: { moves: 2, lost: 40 },
      themes: { fork: { moves: 2, lost: 40 }, pin: { moves: 1, lost: 10 } },
    })
  })

  it('are rounded once, at the end', () => {
    expect(
      addUpLosses(
        Array.from({ length: 10 }, () => move()),
        null,
      ).phases.middlegame.lost,
    ).toBe(0.4)
  })

  it('add up by the time left, without the opening and moves of an unknown clock', () => {
    const { time } = addUpLosses(
      [move({ phase: 'opening' }), move({ leftMs: null }), move(), move({ leftMs: 9000, lost: 12 })],
      300_000,
    )
    expect(time).toMatchObject({ half: { moves: 1 }, last: { moves: 1, lost: 12 } })
    expect(addUpLosses([move({ phase: 'opening' })], 300_000).time).toBeNull()
  })

  it('have bands by the initial time, the last one from ten seconds down', () => {
    const bands = [300_000, 150_001, 150_000, 75_000, 74_999, 30_000, 29_999].map((leftMs) =>
      timeBandOf(leftMs, 300_000),
    )
    expect(bands).toEqual(['half', 'half', 'quarter', 'quarter', 'tenth', 'tenth', 'last'])
    expect(timeBandOf(9999, 60_000)).toBe('last')
  })
})
