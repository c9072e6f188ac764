import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWholeGame, summarizeStudy } from './collectedGame.ts'
import { parsePgn } from './parsePgn.ts'
import { readPgnCollection } from './pgnCollection.ts'

const GAMES = `[Event "One"]
[Result "1-0"]

1. e4 e5 {a comment} 2. Qh5 Ke7 (2... Nc6) 3. Qxe5# 1-0

[Event "Two"]

1. d4 d5 2. Ke4 *

1. c4 1/2-1/2
`

describe('readPgnCollection', () => {
  it('names the line where each game begins, gives its own text, and says what is wrong with it [STUDY-23]', () => {
    const games = [...readPgnCollection(GAMES)]
    expect(games.map(({ line, text, problems }) => [line, text, problems.map((one) => one.line)])).toEqual([
      [1, GAMES.slice(0, GAMES.indexOf('[Event "Two"]')).trimEnd(), []],
      [6, '[Event "Two"]\n\n1. d4 d5 2. Ke4 *', [8]],
      [10, '1. c4 1/2-1/2', []],
    ])
  })

  it('counts lines of any kind, and skips a byte order mark', () => {
    const games = [...readPgnCollection(`\ufeff\r\n\r\n${GAMES.replaceAll('\n', '\r\n')}`)]
    expect(games.map(({ line }) => line)).toEqual([3, 8, 12])
  })

  it('ends a game without a result where the next one has its tags', () => {
    const games = [...readPgnCollection('[White "A"]\n\n1. e4\n\n[White "B"]\n\n1. d4\n')]
    expect(games.map(({ line, text }) => [line, text])).toEqual([
      [1, '[White "A"]\n\n1. e4'],
      [5, '[White "B"]\n\n1. d4'],
    ])
  })

  it('reads the same games as parsePgn, each of them also from its own text, whatever is between them', () => {
    const piece = fc.constantFrom(
      ...['[White "A"]\n', '[FEN "x"]\n', '1. e4 e5 ', '2. Nf3 ', '(1. d4) ', '{c} ', '{ ', '} ', '( ', ') '],
      ...['1-0 ', '* ', '\n\n', '\r\n', '\n% escaped\n', '; rest\n', 'Zz9 ', '$1 ', '\ufeff', '   '],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const pgn = pieces.join('')
        const games = [...readPgnCollection(pgn)]
        expect(games.map(({ study, problems }) => ({ study, problems }))).toEqual(parsePgn(pgn).games)
        let read = 0
        for (const game of games) {
          expect(game.readChars).toBeGreaterThanOrEqual(read)
          read = game.readChars
          expect(parsePgn(game.text).games[0]?.study).toEqual(game.study)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('a text of one game', () => {
  it('has a normal form, the same for any layout, and a summary', () => {
    const game = readWholeGame('[White "Ana"]\n[ECO "C50"]\n\n1. e4 e5 (1... c5 2. c3) 2. Nf3 1-0')
    expect(readWholeGame('[White "Ana"]\r\n[ECO "C50"]\r\n1.e4 e5 (1...c5 2.c3) 2.Nf3 1-0')?.normalForm).toBe(
      game?.normalForm,
    )
    expect(game && summarizeStudy(game.study)).toEqual({
      ...{ white: 'Ana', black: '', result: '1-0', event: '', date: '', eco: 'C50', plies: 3 },
    })
  })

  it('is none if it has several games, no moves, or moves that are cut short', () => {
    for (const pgn of ['', '[White "Ana"]\n\n*', '1. e4 *\n\n1. d4 *', '1. e4 e5 2. Ke4 *'])
      expect(readWholeGame(pgn)).toBeNull()
  })
})
