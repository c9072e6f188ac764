import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chess960Start } from './chess960.ts'
import { makeFen, parseFen } from './fen.ts'
import { type Game, gamePosition, playMove, replayUcis, startGame, undoMove } from './game.ts'
import { findMove, legalMoves } from './legalMoves.ts'
import { makeMove, movesMade, unmakeMove } from './makeMove.ts'
import { findOutcome } from './outcome.ts'
import { parseSan } from './san.ts'
import { clonePosition, HISTORY, type Position, TOP } from './table.ts'
import { makeUci, parseUci } from './uci.ts'

const chess960 = { variant: 'chess960' } as const
const gameOf = (fen: string): Game => startGame(fen, chess960)

/** The castling moves in a position, as UCI: the king goes onto its own rook. */
function castlesIn(fen: string): string[] {
  const { position } = gameOf(fen)
  return ['O-O', 'O-O-O'].flatMap((san) => {
    const move = parseSan(position, san)
    return move === null ? [] : [makeUci(move)]
  })
}

function after(fen: string, uci: string): string {
  const game = gameOf(fen)
  const move = findMove(gamePosition(game), parseUci(uci)!)
  if (move === null) throw new Error(`${uci} is not legal`)
  return playMove(game, move).fen
}

describe('castling in Chess960', () => {
  const cases: readonly [what: string, fen: string, castles: string[]][] = [
    ['is possible from the usual squares', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', ['e1h1', 'e1a1']],
    ['is possible for Black', '1r2k1r1/8/8/8/8/8/8/4K3 b kq - 0 1', ['e8g8', 'e8b8']],
    ['is possible with a king on g1 that stays there', '4k3/8/8/8/8/8/8/6KR w K - 0 1', ['g1h1']],
    ['is possible with a king on c1 that stays there', '4k3/8/8/8/8/8/8/1RK5 w Q - 0 1', ['c1b1']],
    ['is possible when king and rook change places', '4k3/8/8/8/8/8/8/5KR1 w K - 0 1', ['f1g1']],
    ['is possible when the rook stays', '4k3/8/8/8/8/8/8/3RK3 w Q - 0 1', ['e1d1']],
    ['requires its right', '4k3/8/8/8/8/8/8/R3K2R w Q - 0 1', ['e1a1']],
    ['uses the rook of the right and no other', '4k3/8/8/8/8/8/8/4KR1R w F - 0 1', ['e1f1']],
    ['is not possible over a piece the king would pass', '4k3/8/8/8/8/8/8/1K1N3R w K - 0 1', []],
    ['is not possible onto a piece on the square of the king', '4k3/8/8/8/8/8/8/4KRN1 w K - 0 1', []],
    ['is not possible onto a piece on the square of the rook', '4k3/8/8/8/8/8/8/5NKR w K - 0 1', []],
    ['is not possible over a piece the rook would pass', '4k3/8/8/8/8/8/8/RN1K4 w Q - 0 1', []],
    ['is possible with a piece beyond both', '4k3/8/8/8/8/8/8/N1RK3N w Q - 0 1', ['d1c1']],
    ['is not possible out of check', '4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1', []],
    ['is not possible through an attacked square', '4k3/8/8/8/3r4/8/8/1K4R1 w K - 0 1', []],
    ['is not possible into check', '4k3/8/8/8/6r1/8/8/1K5R w K - 0 1', []],
    [
      'is possible when only the rook passes an attacked square',
      '4k3/8/8/8/1r6/8/8/R2K4 w Q - 0 1',
      ['d1a1'],
    ],
    [
      'is not possible when the rook unveils an attack on the king that stays',
      '4k3/8/8/8/8/8/8/qRK5 w Q - 0 1',
      [],
    ],
    [
      'is not possible when the rook unveils an attack on the king that moves',
      '4k3/8/8/8/8/8/8/rR2K3 w Q - 0 1',
      [],
    ],
    [
      'is possible when the piece behind the rook does not attack',
      '4k3/8/8/8/8/8/8/bRK5 w Q - 0 1',
      ['c1b1'],
    ],
    [
      'is possible when the rook is pinned on no line of its own',
      '1r2k3/8/8/8/8/8/8/1RK5 w Q - 0 1',
      ['c1b1'],
    ],
  ]
  for (const [what, fen, castles] of cases) it(what, () => expect(castlesIn(fen)).toEqual(castles))

  it.each([
    ['6KR w K', 'g1h1', '5RK1'],
    ['5KR1 w K', 'f1g1', '5RK1'],
    ['1K5R w K', 'b1h1', '5RK1'],
    ['2KR4 w K', 'c1d1', '5RK1'],
    ['1RK5 w Q', 'c1b1', '2KR4'],
    ['3RK3 w Q', 'e1d1', '2KR4'],
    ['2RK4 w Q', 'd1c1', '2KR4'],
    ['RK6 w Q', 'b1a1', '2KR4'],
    ['R5K1 w Q', 'g1a1', '2KR4'],
  ])('puts king and rook on the usual squares from %s by %s, and can be undone', (setup, uci, rank) => {
    const fen = `4k3/8/8/8/8/8/8/${setup} - 7 20`
    expect(after(fen, uci)).toBe(`4k3/8/8/8/8/8/8/${rank} b - - 8 20`)
    const mirrored = `${setup.split(' ')[0]!.toLowerCase()}/8/8/8/8/8/8/4K3 b ${setup.split(' ')[2]!.toLowerCase()} - 7 20`
    expect(after(mirrored, uci.replaceAll('1', '8'))).toBe(`${rank.toLowerCase()}/8/8/8/8/8/8/4K3 w - - 8 21`)
    for (const each of [fen, mirrored]) {
      const { position } = gameOf(each)
      const before = clonePosition(position).saved.join()
      for (const move of legalMoves(position)) {
        makeMove(position, move)
        unmakeMove(position)
        expect(
          clonePosition(position)
            .saved.subarray(0, HISTORY + 4)
            .join(),
        ).toBe(before)
      }
    }
  })

  it('is lost by a move of the king or of its rook, and by the capture of its rook, but not by other rooks', () => {
    const fen = '1r2k1rr/8/8/8/8/8/8/RR2K1R1 w KBgq - 0 1'
    expect(after(fen, 'e1e2')).toContain(' b gq ')
    expect(after(fen, 'g1f1')).toContain(' b Bgq ')
    expect(after(fen, 'b1c1')).toContain(' b Kgq ')
    expect(after(fen, 'a1a2')).toContain(' b KQgq ')
    expect(after(fen, 'b1b8')).toContain(' b Kg ')
    expect(after(fen, 'g1g8')).toContain(' b Bq ')
  })

  it('is not the move of the king to where it castles', () => {
    const { position } = gameOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(findMove(position, { from: 4, to: 6 })).toBeNull()
    expect(findMove(gameOf('4k3/8/8/8/8/8/8/5K1R w K - 0 1').position, { from: 5, to: 6 })).not.toBeNull()
    expect(after('4k3/8/8/8/8/8/8/5K1R w K - 0 1', 'f1g1')).toContain('/6KR b - ')
  })

  it('is written as in standard chess, with check and mate', () => {
    const sanAfter = (fen: string, uci: string) => {
      const game = gameOf(fen)
      return playMove(game, findMove(gamePosition(game), parseUci(uci)!)!).san
    }
    expect(sanAfter('5k2/8/8/8/8/8/8/6KR w K - 0 1', 'g1h1')).toBe('O-O+')
    expect(sanAfter('3k4/8/8/8/8/8/8/1RK5 w Q - 0 1', 'c1b1')).toBe('O-O-O+')
    expect(sanAfter('4rkr1/4p1p1/8/8/8/8/8/6KR w K - 0 1', 'g1h1')).toBe('O-O#')
  })
})

/** The cells of a position without its history, and without the files of rights that are lost. */
function cellsOf(position: Position): number[] {
  const { saved } = clonePosition(position)
  const squares = saved
    .slice(0, HISTORY)
    .fill(0, TOP, TOP + 1)
    .fill(0, 32, 33)
  return [...squares, ...saved.slice(saved[TOP], (saved[TOP] ?? 0) + 3)]
}

describe('a game of Chess960', () => {
  const starts = fc.tuple(fc.nat(959), fc.array(fc.nat(), { minLength: 50, maxLength: 100 }))

  it('keeps its FEN, its hash and its moves, beside games of other starts', () => {
    const other = startGame()
    let castled = 0
    fc.assert(
      fc.property(starts, ([number, choices]) => {
        const fen = chess960Start(number)
        const game = gameOf(fen)
        const position = gamePosition(game)
        const ucis: string[] = []
        const before: string[] = []
        for (const choice of choices) {
          const moves = legalMoves(position)
          if (moves.length === 0) break
          // Castles as soon as it can, so that many games do.
          const move =
            parseSan(position, 'O-O') ?? parseSan(position, 'O-O-O') ?? moves[choice % moves.length]!
          before.push(makeFen(position))
          legalMoves(gamePosition(other))
          const played = playMove(game, move)
          if (played.san.startsWith('O-O')) castled++
          ucis.push(played.uci)
          const again = gameOf(played.fen).position
          expect(makeFen(again)).toBe(played.fen)
          expect(cellsOf(again)).toEqual(cellsOf(position))
        }
        const replayed = replayUcis(ucis, fen, chess960)
        expect(replayed.ok && makeFen(gamePosition(replayed.game))).toBe(makeFen(position))
        expect(movesMade(position).map(makeUci)).toEqual(ucis)
        for (const expected of before.reverse()) {
          undoMove(game)
          expect(makeFen(position)).toBe(expected)
        }
      }),
      { numRuns: 40, seed: 960 },
    )
    expect(castled).toBeGreaterThan(20)
  })

  it('castles king onto rook from the standard start too, while standard chess does not', () => {
    const ucis = ['e2e4', 'e7e5', 'g1f3', 'g8f6', 'f1c4', 'f8c5']
    const start = chess960Start(518)
    expect(replayUcis([...ucis, 'e1h1', 'e8h8'], start, chess960).ok).toBe(true)
    expect(replayUcis([...ucis, 'e1g1', 'e8g8'], start, chess960)).toEqual({ ok: false, ply: 7 })
    expect(replayUcis([...ucis, 'e1g1', 'e8g8']).ok).toBe(true)
    expect(replayUcis([...ucis, 'e1h1', 'e8h8'])).toEqual({ ok: false, ply: 7 })
  })

  it('ends by the third repetition, for which castling rights must be the same', () => {
    const shuffle = ['b1c1', 'b8c8', 'c1b1', 'c8b8']
    const fen = '1r2k3/p7/8/8/8/8/P7/1R2K3 w Qq - 0 1'
    const replayed = replayUcis([...shuffle, ...shuffle], fen, chess960)
    if (!replayed.ok) throw new Error('refused')
    const play = (uci: string) =>
      playMove(replayed.game, findMove(gamePosition(replayed.game), parseUci(uci)!)!).outcome
    // The first position had rights: without them it has occurred only twice, and the next one was the first.
    expect(findOutcome(gamePosition(replayed.game))).toBeNull()
    expect(play('b1c1')).toBeNull()
    expect(play('b8c8')).toEqual({ kind: 'repetition' })
  })

  it('is drawn by fifty moves, which castling does not interrupt, and by insufficient material', () => {
    const game = gameOf('4k3/7p/8/8/8/8/8/6KR w K - 99 80')
    expect(playMove(game, parseSan(gamePosition(game), 'O-O')!).outcome).toEqual({ kind: 'fifty_moves' })
    const bare = gameOf('4k3/8/8/8/8/8/6r1/6KB w - - 0 1')
    expect(playMove(bare, parseSan(gamePosition(bare), 'Kxg2')!).outcome).toEqual({
      kind: 'insufficient_material',
    })
  })

  it('is refused as standard chess when its rights need Chess960', () => {
    for (const number of [0, 79, 373]) {
      expect(parseFen(chess960Start(number))).toMatchObject({ ok: false, code: 'CASTLING_RIGHTS' })
    }
  })
})
