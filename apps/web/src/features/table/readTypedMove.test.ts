import { START_FEN } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { readTypedMove } from './readTypedMove.ts'

const PORTUGUESE = { notation: 'letters', language: 'pt-BR', isAutoQueen: false } as const
const read = (fen: string, text: string, setting: Partial<Parameters<typeof readTypedMove>[2]> = {}) => {
  const move = readTypedMove(fen, text, { ...PORTUGUESE, ...setting })
  return move.ok ? move.uci : move.code
}

/** White may castle both ways, and both rook and king may go to d1 and f1. */
const CASTLE = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'
/** Pawn b2 and bishop d2 can both capture on c3; pawn b7 can promote. */
const CROWD = '4k3/1P6/8/8/8/2n5/1P1B4/R3K1N1 w - - 0 1'

/** White may castle both ways with the first move in Chess960: the king stands on f1 beside both rooks. */
const CHESS960 = 'k7/8/8/8/8/8/8/4RKR1 w KQ - 0 1'

describe('readTypedMove', () => {
  it('castles in Chess960 by O-O, or by the squares of king and rook [GAME-34]', () => {
    const read960 = (text: string) => read(CHESS960, text, { variant: 'chess960' })
    expect([read960('O-O'), read960('0-0')]).toEqual(['f1g1', 'f1g1'])
    expect([read960('O-O-O'), read960('f1e1')]).toEqual(['f1e1', 'f1e1'])
    expect(read960('Rg1')).toBe('illegal')
    expect(read960('Kg1')).toBe('illegal')
  })

  it('reads SAN with the letters of the language and with the English ones', () => {
    expect(read(START_FEN, 'Cf3')).toBe('g1f3')
    expect(read(START_FEN, 'Nf3')).toBe('g1f3')
    expect(read(START_FEN, 'e4')).toBe('e2e4')
  })

  it('reads a pair of squares with or without separators', () => {
    for (const text of ['g1f3', 'G1F3', 'g1-f3', ' g1 f3 ']) expect(read(START_FEN, text)).toBe('g1f3')
    expect(read(CROWD, 'b2xc3')).toBe('b2c3')
  })

  it('ignores case, check marks and annotations', () => {
    for (const text of ['nf3', 'NF3', 'cF3', 'Cf3+', 'nf3!?']) expect(read(START_FEN, text)).toBe('g1f3')
    expect(read(START_FEN, 'E4')).toBe('e2e4')
    expect(read(CROWD, 'BXC3')).toBe('d2c3')
  })

  it('reads a lower-case letter as a file where a pawn can move, else as the piece', () => {
    expect(read(CROWD, 'bxc3')).toBe('b2c3')
    expect(read(CROWD, 'Bxc3')).toBe('d2c3')
    expect(read('4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1', 'bxc3')).toBe('d2c3')
  })

  it('reads castling with letters and with zeros', () => {
    for (const text of ['O-O', '0-0', 'o-o', 'oo', 'e1g1']) expect(read(CASTLE, text)).toBe('e1g1')
    for (const text of ['O-O-O', '0-0-0', 'ooo']) expect(read(CASTLE, text)).toBe('e1c1')
    expect(read(START_FEN, 'O-O')).toBe('illegal')
  })

  it('reads a letter that names two pieces as the chosen notation does, else as the piece that can move there', () => {
    expect(read(CASTLE, 'Re2')).toBe('e1e2')
    expect(read(CASTLE, 'Rh5')).toBe('h1h5')
    expect(read(CASTLE, 'Rf1')).toBe('e1f1')
    expect(read(CASTLE, 'Rf1', { notation: 'english' })).toBe('h1f1')
    expect(read(CASTLE, 'Tf1')).toBe('h1f1')
    expect(read(CASTLE, 'Kf1')).toBe('e1f1')
  })

  it('asks where neither reading is the chosen notation’s and both pieces can move there [SITE-18]', () => {
    expect(read(CASTLE, 'Rf1', { notation: 'figurines' })).toBe('ambiguous')
    const knightOrKing = '4k3/8/8/8/8/8/8/4K1N1 w - - 0 1'
    expect(read(knightOrKing, 'Ke2', { language: 'ru' })).toBe('ambiguous')
    expect(read(knightOrKing, 'Кe2', { language: 'ru' })).toBe('g1e2')
    expect(read(knightOrKing, 'Крe2', { language: 'ru' })).toBe('e1e2')
    expect(read(knightOrKing, 'Kpe2', { language: 'ru' })).toBe('e1e2')
  })

  it('reads Cyrillic letters in any case, and those that only look Latin', () => {
    const ru = { language: 'ru' }
    for (const text of ['Кf3', 'кf3', 'КF3', 'Kf3', 'Nf3']) expect(read(START_FEN, text, ru)).toBe('g1f3')
    expect(read(CROWD, 'Схc3', ru)).toBe('d2c3')
    expect(read(CROWD, 'КРf1', ru)).toBe('e1f1')
    expect(read(CASTLE, 'О-О', ru)).toBe('e1g1')
  })

  it('reads figurines of either color, as text or as pasted from elsewhere', () => {
    for (const text of ['♘f3', '♞f3', '♘\ufe0ef3', '\u2066♘f3\u2069'])
      expect(read(START_FEN, text)).toBe('g1f3')
    expect(read(CROWD, 'b8=♕')).toBe('b7b8q')
  })

  it('asks which of two pieces is meant, until the text says it', () => {
    const twoKnights = '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1'
    expect(read(twoKnights, 'Cd2')).toBe('ambiguous')
    expect(read(twoKnights, 'Cbd2')).toBe('b1d2')
    expect(read(twoKnights, 'N1d2')).toBe('b1d2')
  })

  it('promotes to the named piece; without one, asks or promotes to a queen', () => {
    for (const text of ['b8=Q', 'b8D', 'b7b8d', 'b8=(Q)', 'b8q']) expect(read(CROWD, text)).toBe('b7b8q')
    expect(read(CROWD, 'b8=C')).toBe('b7b8n')
    expect(read(CROWD, 'b8R')).toBe('b7b8r')
    expect(read(CROWD, 'b8')).toBe('which_promotion')
    const move = readTypedMove(CROWD, 'b8', { ...PORTUGUESE, isAutoQueen: true })
    expect(move).toEqual({ ok: true, uci: 'b7b8q' })
  })

  it('reads an en passant capture with or without "e.p."', () => {
    const passing = 'rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3'
    for (const text of ['exd6', 'exd6 e.p.', 'ed6', 'EXD6']) expect(read(passing, text)).toBe('e5d6')
  })

  it('distinguishes unreadable text from an illegal move', () => {
    for (const text of ['', '   ', 'olá', 'e9', 'Zf3']) expect(read(START_FEN, text)).toBe('unreadable')
    for (const text of ['e5', 'Cf6', 'e2e5', 'Dh5']) expect(read(START_FEN, text)).toBe('illegal')
  })
})
