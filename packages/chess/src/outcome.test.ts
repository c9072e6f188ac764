import { describe, expect, it } from 'vitest'
import { gamePosition, playMove, startGame } from './game.ts'
import { canMate, findOutcome, isInsufficientMaterial, type Outcome } from './outcome.ts'
import type { Color } from './position.ts'
import { parseSan } from './san.ts'

function outcomeOf(fen: string): Outcome | null {
  return findOutcome(startGame(fen).position)
}

/** Plays moves in SAN and returns the outcome after each of them. */
function outcomesOf(fen: string | undefined, sans: string): (string | null)[] {
  const game = startGame(fen)
  return sans.split(' ').map((san) => {
    const move = parseSan(gamePosition(game), san)
    if (move === null) throw new Error(`${san} is not legal`)
    return playMove(game, move).outcome?.kind ?? null
  })
}

describe('a game', () => {
  it('ends by checkmate, won by the side that gave it [GAME-2]', () => {
    expect(outcomeOf('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3')).toEqual({
      kind: 'checkmate',
      winner: 'black',
    })
    expect(outcomeOf('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1')).toEqual({ kind: 'checkmate', winner: 'white' })
  })

  it('ends by stalemate', () => {
    expect(outcomeOf('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).toEqual({ kind: 'stalemate' })
    expect(outcomeOf('8/8/8/8/8/4k3/4p3/4K3 w - - 0 1')).toEqual({ kind: 'stalemate' })
  })

  it('continues while a pinned or blocked side has one move left', () => {
    expect(outcomeOf('7k/7P/6K1/8/8/8/p7/8 b - - 0 1')).toBeNull()
    // The only move is to capture en passant.
    expect(outcomeOf('8/8/8/2p5/1pPp4/1P1P4/1P6/k1K5 b - c3 0 1')).toBeNull()
  })

  it('ends after a hundred plies without capture or pawn move', () => {
    const fen = '4k3/8/8/8/8/8/R7/4K3 w - - 98 80'
    expect(outcomeOf(fen)).toBeNull()
    expect(outcomesOf(fen, 'Ra3 Ke7')).toEqual([null, 'fifty_moves'])
    expect(outcomesOf('4k3/7p/8/8/8/8/R7/4K3 w - - 99 80', 'Ra7')).toEqual(['fifty_moves'])
    expect(outcomesOf('4k3/R6p/8/8/8/8/8/4K3 w - - 99 80', 'Rxh7 Kd8')).toEqual([null, null])
    expect(outcomesOf('4k3/R6p/8/8/8/8/8/4K3 b - - 99 80', 'h6 Ra6')).toEqual([null, null])
  })

  it('ends by mate when the hundredth ply mates [GAME-2]', () => {
    expect(outcomesOf('6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80', 'Ra8#')).toEqual(['checkmate'])
  })

  it('ends by stalemate when the hundredth ply stalemates', () => {
    expect(outcomesOf('7k/8/6K1/8/8/8/8/5Q2 w - - 99 80', 'Qf7')).toEqual(['stalemate'])
  })

  it('ends at once by a capture that leaves too little material', () => {
    expect(outcomesOf('4k3/8/8/8/8/8/3p4/4K3 w - - 0 1', 'Kxd2')).toEqual(['insufficient_material'])
    expect(outcomesOf('4k3/8/8/8/8/8/3p4/4K1N1 w - - 0 1', 'Kxd2')).toEqual(['insufficient_material'])
    expect(outcomesOf('4k3/8/8/8/8/8/3p4/4K1NN w - - 0 1', 'Kxd2')).toEqual([null])
  })

  it('ends by a promotion to a lone knight or bishop, but not to a rook', () => {
    expect(outcomesOf('8/3P4/8/8/8/k7/8/4K3 w - - 0 1', 'd8=N')).toEqual(['insufficient_material'])
    expect(outcomesOf('8/3P4/8/8/8/k7/8/4K3 w - - 0 1', 'd8=B')).toEqual(['insufficient_material'])
    expect(outcomesOf('8/3P4/8/8/8/k7/8/4K3 w - - 0 1', 'd8=R')).toEqual([null])
  })
})

describe('repetition', () => {
  it('ends the game with the third occurrence, the first position counted', () => {
    expect(outcomesOf(undefined, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8')).toEqual([
      ...Array.from({ length: 7 }, () => null),
      'repetition',
    ])
  })

  it('counts occurrences that are not consecutive', () => {
    const sans = 'Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8'
    expect(outcomesOf(undefined, sans).at(-1)).toBe('repetition')
    expect(outcomesOf(undefined, sans).slice(0, -1)).toEqual(Array.from({ length: 7 }, () => null))
  })

  it('requires the same side to move', () => {
    // In between, the same pieces are on the same squares with the other side to move.
    const fen = '7k/8/8/8/8/8/R7/1K6 w - - 0 1'
    const sans = 'Rb2 Kg8 Ra2 Kh8 Rc2 Kg8 Rd2 Kh8 Ra2 Kg8'
    expect(outcomesOf(fen, sans)).toEqual(Array.from({ length: 10 }, () => null))
  })

  it('requires the same castling rights [GAME-3]', () => {
    const fen = '4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1'
    const sans = 'Ra2 Rh7 Ra1 Rh8 Ra2 Rh7 Ra1 Rh8'
    // The first position still had both rights, so the third without them is the fourth that looks the same.
    expect(outcomesOf(fen, `${sans} Ra2 Rh7 Ra1 Rh8`).indexOf('repetition')).toBe(9)
    expect(outcomesOf(fen.replace('Qk', '-'), sans).indexOf('repetition')).toBe(7)
  })

  it('requires the same en-passant capture to be possible', () => {
    const possible = '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1'
    expect(outcomesOf(possible, 'e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1').indexOf('repetition')).toBe(-1)
    const impossible = '4k3/8/8/8/2p5/8/4P3/4K3 w - - 0 1'
    expect(outcomesOf(impossible, 'e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1').indexOf('repetition')).toBe(8)
  })

  it('treats two rooks of one color as interchangeable', () => {
    const fen = '4k3/8/8/8/8/8/8/RR2K3 w - - 0 1'
    const swap = 'Ra2 Kd8 Rba1 Ke8 Rb2 Kd8 Rbb1 Ke8'
    expect(outcomesOf(fen, `${swap} ${swap}`).indexOf('repetition')).toBe(15)
  })

  it('is found at any distance allowed by the fifty-move rule', () => {
    const wander = 'Kb2 Kg7 Kc3 Kf6 Kb2 Kg7 Ka1 Kh8 Ra3 Kg7 Ra4 Kh8 Ra3 Kg7 Ra2 Kh8'
    expect(outcomesOf('7k/8/8/8/8/8/R7/K7 w - - 0 1', wander).at(-1)).toBe('repetition')
  })

  it('does not continue across a capture', () => {
    const game = 'Nf3 Nf6 Ng1 Ng8 e4 d5 exd5 Qxd5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'
    expect(outcomesOf(undefined, game).indexOf('repetition')).toBe(15)
  })
})

describe('isInsufficientMaterial', () => {
  const cases: readonly [drawn: boolean, what: string, fen: string][] = [
    [true, 'king against king', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    [true, 'a bishop', '4k3/8/8/8/8/8/8/2B1K3 w - - 0 1'],
    [true, 'a black bishop', '4kb2/8/8/8/8/8/8/4K3 w - - 0 1'],
    [true, 'a knight', '4k3/8/8/8/8/8/8/1N2K3 w - - 0 1'],
    [true, 'a black knight', '4k1n1/8/8/8/8/8/8/4K3 w - - 0 1'],
    [true, 'a knight on the upper half', '4k3/8/8/1N6/8/8/8/4K3 w - - 0 1'],
    [true, 'bishops of one color on both sides', '4k3/8/8/8/8/b7/8/2B1K3 w - - 0 1'],
    [true, 'many bishops of one color', '4kb2/8/8/8/8/b1b1b3/8/2B1K3 w - - 0 1'],
    [true, 'light bishops', '2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1'],
    [false, 'bishops of both colors on both sides', '4kb2/8/8/8/8/8/8/4KB2 w - - 0 1'],
    [false, 'a bishop pair', '4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1'],
    [false, 'two knights', '4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1'],
    [false, 'two knights, one on each half', '4k3/1N6/8/8/8/8/8/1N2K3 w - - 0 1'],
    [false, 'a knight on each side', '4k1n1/8/8/8/8/8/8/1N2K3 w - - 0 1'],
    [false, 'a knight against a bishop', '4kb2/8/8/8/8/8/8/1N2K3 w - - 0 1'],
    [false, 'bishop and knight', '4k3/8/8/8/8/8/8/1NB1K3 w - - 0 1'],
    [false, 'a pawn', '4k3/8/8/8/8/8/P7/4K3 w - - 0 1'],
    [false, 'a black pawn on the upper half', '4k3/p7/8/8/8/8/8/4K3 w - - 0 1'],
    [false, 'a rook', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1'],
    [false, 'a queen', '3qk3/8/8/8/8/8/8/4K3 w - - 0 1'],
  ]
  for (const [drawn, what, fen] of cases) {
    it(`decides for ${what}: ${drawn ? 'a draw' : 'play continues'} [GAME-3]`, () => {
      expect(isInsufficientMaterial(startGame(fen).position)).toBe(drawn)
      expect(outcomeOf(fen)).toEqual(drawn ? { kind: 'insufficient_material' } : null)
    })
  }
})

describe('canMate', () => {
  // `own` are the pieces of the side that may mate, besides its king. b: bishop on dark, d: on light squares.
  const cases: readonly [can: boolean, what: string, own: string, other: string][] = [
    [false, 'a bare king against a bare king', '', ''],
    [false, 'a bare king against anything', '', 'qrbnp'],
    [false, 'a knight against a bare king', 'n', ''],
    [false, 'a knight against a queen', 'n', 'q'],
    [false, 'a knight against two queens', 'n', 'qq'],
    [true, 'a knight against a pawn', 'n', 'p'],
    [true, 'a knight against a knight', 'n', 'n'],
    [true, 'a knight against a bishop', 'n', 'b'],
    [true, 'a knight against a rook', 'n', 'r'],
    [true, 'a knight against queen and pawn', 'n', 'qp'],
    [false, 'a bishop against a bare king', 'b', ''],
    [false, 'a bishop against a bishop of its color', 'b', 'b'],
    [false, 'a bishop against a rook', 'b', 'r'],
    [false, 'a bishop against a queen', 'b', 'q'],
    [true, 'a bishop against a knight', 'b', 'n'],
    [true, 'a bishop against a pawn', 'b', 'p'],
    [true, 'a bishop against a bishop of the other color', 'b', 'd'],
    [true, 'a light bishop against a dark one', 'd', 'b'],
    [false, 'a light bishop against a light one', 'd', 'd'],
    [false, 'two bishops of one color against a rook', 'bb', 'r'],
    [true, 'two bishops of one color against a pawn', 'bb', 'p'],
    [true, 'two knights', 'nn', ''],
    [true, 'knight and bishop', 'nb', ''],
    [true, 'bishops of both colors', 'bd', ''],
    [true, 'a pawn', 'p', ''],
    [true, 'a rook', 'r', ''],
    [true, 'a queen', 'q', ''],
  ]
  /** Squares for each kind of piece: dark for b, light for d. */
  const squares: Record<string, number[]> = {
    b: [18, 20, 45, 43],
    d: [17, 19, 44, 42],
    n: [33, 34, 35, 36],
    p: [9, 10, 49, 50],
    r: [24, 25, 38, 39],
    q: [26, 27, 28, 29],
  }

  function setUp(own: string, other: string, color: Color): string {
    const board: string[] = Array.from({ length: 64 }, () => '1')
    board[0] = color === 'white' ? 'K' : 'k'
    board[63] = color === 'white' ? 'k' : 'K'
    const place = (pieces: string, upper: boolean, first: number) => {
      for (const [at, piece] of [...pieces].entries()) {
        const letter = piece === 'd' ? 'b' : piece
        const same = [...pieces.slice(0, at)].filter((before) => before === piece).length
        board[squares[piece]![first + same]!] = upper ? letter.toUpperCase() : letter
      }
    }
    place(own, color === 'white', 0)
    place(other, color !== 'white', 2)
    const ranks = Array.from({ length: 8 }, (_, rank) => board.slice((7 - rank) * 8, (8 - rank) * 8).join(''))
    return ranks.join('/').replace(/1+/g, (ones) => String(ones.length))
  }

  for (const [can, what, own, other] of cases) {
    it(`decides for ${what}: ${can ? 'can' : 'cannot'} [CLOCK-6]`, () => {
      for (const color of ['white', 'black'] as const) {
        const rows = setUp(own, other, color)
        // A king may be in check in the setup, so that only one of the two sides can be to move.
        const positions = ['w', 'b'].flatMap((side) => {
          try {
            return [startGame(`${rows} ${side} - - 0 1`).position]
          } catch {
            return []
          }
        })
        expect(positions.length).toBeGreaterThan(0)
        for (const position of positions) expect(canMate(position, color)).toBe(can)
      }
    })
  }
})
