import { describe, expect, it } from 'vitest'
import { CHESS960_STARTS, chess960NumberOf, chess960Start } from './chess960.ts'
import { type FenErrorCode, makeFen, parseFen, START_FEN } from './fen.ts'
import { startGame } from './game.ts'
import { variantOf } from './position.ts'

const numbers = Array.from({ length: CHESS960_STARTS }, (_, number) => number)
const rankOf = (fen: string) => /PPPPPPPP\/(\w{8}) /.exec(fen)?.[1] ?? ''

describe('a starting position of Chess960', () => {
  // The table of all starts: https://www.mark-weeks.com/cfaa/chess960/c960strt.htm
  it.each([
    [0, 'BBQNNRKR'],
    [79, 'NNRKQRBB'],
    [373, 'NRBBKRNQ'],
    [710, 'RKBQNBNR'],
    [959, 'RKRNNQBB'],
  ])('has number %i for %s', (number, rank) => {
    expect(rankOf(chess960Start(number))).toBe(rank)
  })

  it('has number 518 for that of standard chess', () => {
    expect(chess960Start(518)).toBe(START_FEN)
    expect(chess960NumberOf(START_FEN)).toBe(518)
  })

  it('is one of 960 different ones, with bishops on both colors and the king between the rooks', () => {
    const ranks = new Set(numbers.map((number) => rankOf(chess960Start(number))))
    expect(ranks.size).toBe(960)
    for (const rank of ranks) {
      expect([...rank].sort().join('')).toBe('BBKNNQRR')
      expect((rank.indexOf('B') + rank.lastIndexOf('B')) % 2).toBe(1)
      expect(rank).toMatch(/R.*K.*R/)
    }
  })

  it('is known by its number again, also as Shredder-FEN', () => {
    for (const number of numbers) {
      const fen = chess960Start(number)
      const rank = rankOf(fen)
      const files = [rank.lastIndexOf('R'), rank.indexOf('R')].map((file) => 'ABCDEFGH'.charAt(file)).join('')
      expect(chess960NumberOf(fen)).toBe(number)
      expect(chess960NumberOf(fen.replace('KQkq', files + files.toLowerCase()))).toBe(number)
    }
  })

  it('has no number in any other position', () => {
    for (const fen of [
      'nonsense',
      START_FEN.replace('KQkq', 'KQk'),
      START_FEN.replace(' w ', ' b '),
      START_FEN.replace('0 1', '0 2'),
      'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNQBKBNR w KQkq - 0 1',
      'rbbqknnr/pppppppp/8/8/8/8/PPPPPPPP/RBBNKQNR w KQkq - 0 1',
      'rbnbkqnr/pppppppp/8/8/8/8/PPPPPPPP/RBNBKQNR w KQkq - 0 1',
      'rnbqkbqr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBQR w KQkq - 0 1',
    ]) {
      expect(chess960NumberOf(fen), fen).toBeNull()
    }
  })

  it('throws on a number that no start has', () => {
    for (const number of [-1, 960, 1.5, Number.NaN]) expect(() => chess960Start(number)).toThrow(RangeError)
  })
})

describe('a FEN of Chess960', () => {
  const read = (fen: string) => makeFen(startGame(fen, { variant: 'chess960' }).position)

  it.each([
    ['keeps X-FEN', 'nrbbkrnq/pppppppp/8/8/8/8/PPPPPPPP/NRBBKRNQ w KQkq - 0 1', 'KQkq'],
    ['writes Shredder-FEN as X-FEN', 'nrbbkrnq/pppppppp/8/8/8/8/PPPPPPPP/NRBBKRNQ w FBfb - 0 1', 'KQkq'],
    ['reads rights in any order', 'nrbbkrnq/pppppppp/8/8/8/8/PPPPPPPP/NRBBKRNQ w BKqf - 0 1', 'KQkq'],
    ['takes a letter of a side for its outermost rook', '4k3/8/8/8/8/8/8/RR2KRR1 w KQ - 0 1', 'KQ'],
    ['names an inner rook by its file', '4k3/8/8/8/8/8/8/RR2KRR1 w FB - 0 1', 'FB'],
    ['names an inner rook of Black by its file', 'r1r1krr1/8/8/8/8/8/8/4K3 b fq - 0 1', 'fq'],
    ['keeps different files of the two sides', '1r2k1r1/8/8/8/8/8/8/R2K3R w KQkq - 0 1', 'KQkq'],
    ['has no rights', 'nrbbkrnq/pppppppp/8/8/8/8/PPPPPPPP/NRBBKRNQ w - - 0 1', '-'],
  ])('%s', (_, fen, field) => {
    const fields = fen.split(' ')
    expect(read(fen)).toBe([...fields.slice(0, 2), field, ...fields.slice(3)].join(' '))
    expect(read(read(fen))).toBe(read(fen))
  })

  const refused: readonly [code: FenErrorCode, what: string, fen: string][] = [
    ['CASTLING', 'an unknown letter', '4k3/8/8/8/8/8/8/R3K2R w KX - 0 1'],
    ['CASTLING', 'Black before White', 'r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1'],
    ['CASTLING', 'three rights of a side', '4k3/8/8/8/8/8/8/RR2K2R w HAB - 0 1'],
    ['CASTLING', 'the same rook twice', '4k3/8/8/8/8/8/8/R3K2R w KH - 0 1'],
    ['CASTLING', 'two rooks on the same side of the king', '4k3/8/8/8/8/8/8/4KR1R w FH - 0 1'],
    ['CASTLING_RIGHTS', 'a king that has left its rank', '4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1'],
    ['CASTLING_RIGHTS', 'no rook on that side', '4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1'],
    ['CASTLING_RIGHTS', 'no rook on that file', '4k3/8/8/8/8/8/8/R3K2R w GA - 0 1'],
    ['CASTLING_RIGHTS', "the opponent's rook", 'r3k2R/8/8/8/8/8/8/4K3 b kq - 0 1'],
    ['CASTLING_RIGHTS', 'a king for a rook', '4k3/8/8/8/8/8/8/R3K2R w E - 0 1'],
    ['CASTLING_RIGHTS', 'a king in the corner', '4k3/8/8/8/8/8/8/R6K w KQ - 0 1'],
  ]
  it.each(refused)('is refused with %s for %s', (code, _, fen) => {
    expect(parseFen(fen, { variant: 'chess960' })).toMatchObject({ ok: false, code })
  })

  it('says by which rules its position is played', () => {
    expect(variantOf(startGame(START_FEN, { variant: 'chess960' }).position)).toBe('chess960')
    expect(variantOf(startGame(START_FEN).position)).toBe('standard')
  })
})
