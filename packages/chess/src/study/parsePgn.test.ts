import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chess960Start } from '../chess960.ts'
import { START_FEN } from '../fen.ts'
import { gamePosition, playMove, startGame } from '../game.ts'
import { legalMoves } from '../legalMoves.ts'
import { makePgn } from '../pgn.ts'
import { parseSan } from '../san.ts'
import { mainLine, type PgnGame, parsePgn } from './index.ts'
import { PGN_GAMES_MAX, PGN_PROBLEMS_MAX, type PgnProblemCode } from './parsePgn.ts'
import { COMMENT_CHARS_MAX, type StudyNode } from './study.ts'

const first = (pgn: string): PgnGame => parsePgn(pgn).games[0] as PgnGame
const sansOf = (pgn: string) =>
  mainLine(first(pgn).study)
    .map(({ san }) => san)
    .join(' ')
const codesOf = (pgn: string) =>
  parsePgn(pgn).games.flatMap(({ problems }) => problems.map(({ code }) => code))

/** A tree as nested lists: the move, what is said, and its continuations. */
function outline(node: StudyNode): unknown[] {
  return node.children.map(({ uci: _, children, san, ...said }) => [
    san,
    ...(Object.keys(said).length > 0 ? [said] : []),
    ...outline({ children }),
  ])
}

describe('parsePgn', () => {
  it('reads tags, moves, clocks and result', () => {
    const pgn =
      '[White "A"]\n[Event "?"]\n[Black "B \\"b\\" \\\\"]\n\n1. e4 {[%clk 0:09:58.5]} e5 {[%clk 1:00:00]} 1/2-1/2\n'
    expect(first(pgn)).toEqual({
      problems: [],
      study: {
        tags: { White: 'A', Black: 'B "b" \\' },
        variant: 'standard',
        fen: START_FEN,
        result: '1/2-1/2',
        nodes: 2,
        root: {
          children: [
            {
              san: 'e4',
              uci: 'e2e4',
              clockMs: 598_500,
              children: [{ san: 'e5', uci: 'e7e5', clockMs: 3_600_000, children: [] }],
            },
          ],
        },
      },
    })
  })

  it('skips numbers in any form, escapes and line comments', () => {
    const text = `\ufeff% made by hand\r
[Event "x"]\r
\r
{before} 1.e4! $1 (1.d4 d5 (1... Nf6 {deep ) comment} 2.c4) 2.c4) 1...e5?! ; to the end ( of line {\r
2. Nf3 $14 Nc6 3.Bb5 {two\r
lines} Nf6!! 4 0-0?? 4 … Be7 5.Re1 *`
    expect(sansOf(text)).toBe('e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Be7 Re1')
    expect(first(text).problems).toEqual([])
  })

  it('keeps comments, glyphs, marks, commands and variations in place', () => {
    const { study, problems } = first(`{A short game} 1. e4! {best by  test} e5 $14 $14 (1... c5?! {sharp}
      2. Nf3 (2. Nc3 Nc6) 2... d6) ({or} 1... e6) {back} 2. Qh5?! {[%clk 0:09:58] early [%eval 0.1]} ; odd
      Nc6 {[%csl Ga1,Rb2][%cal Yd1h5] [%foo x y]} 3. {now} Bc4 *`)
    expect(problems).toEqual([])
    expect(study.root.comments).toEqual(['A short game'])
    expect(study.nodes).toBe(11)
    expect(outline(study.root)).toEqual([
      [
        'e4',
        { nags: [1], comments: ['best by test'] },
        [
          'e5',
          { nags: [14] },
          [
            'Qh5',
            {
              before: ['back'],
              nags: [6],
              clockMs: 598_000,
              commands: [{ name: 'eval', value: '0.1' }],
              comments: ['early', 'odd'],
            },
            [
              'Nc6',
              {
                comments: ['now'],
                commands: [{ name: 'foo', value: 'x y' }],
                marks: [
                  { from: 0, to: 0, brush: 'green' },
                  { from: 9, to: 9, brush: 'red' },
                  { from: 3, to: 39, brush: 'yellow' },
                ],
              },
              ['Bc4'],
            ],
          ],
        ],
        ['c5', { nags: [6], comments: ['sharp'] }, ['Nf3', ['d6']], ['Nc3', ['Nc6']]],
        ['e6', { before: ['or'] }],
      ],
    ])
  })

  it('keeps marks and commands in another form as they were written', () => {
    const { study } = first('1. e4 {[%cal Zd1h5] [%csl Ga1b2] [%clk 9:58] [%clk 0:00:01] [%clk 0:00:02]} *')
    expect(study.root.children[0]).toMatchObject({
      clockMs: 1000,
      commands: [
        { name: 'cal', value: 'Zd1h5' },
        { name: 'csl', value: 'Ga1b2' },
        { name: 'clk', value: '9:58' },
        { name: 'clk', value: '0:00:02' },
      ],
    })
  })

  it('converts SAN as people write it, UCI, long algebraic notation and figurines to our SAN', () => {
    expect(sansOf('1. e2e4 d7-d5 2. ed5 Nf6 3. Bb5 c6 4. dc6 b7xc6 5. Bc6 Nxc6 6. Ng1f3 e5 7. O-O')).toBe(
      'e4 d5 exd5 Nf6 Bb5+ c6 dxc6 bxc6 Bxc6+ Nxc6 Nf3 e5 O-O',
    )
    expect(sansOf('e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4')).toBe('e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4')
    expect(sansOf('1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. ♗f1–b5 ♞f6 4. ♖g1 *')).toBe('e4 e5 Nf3 Nc6 Bb5 Nf6 Rg1')
    expect(sansOf('[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n1. a7a8q+')).toBe('a8=Q+')
    expect(sansOf('[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n1. a7-a8=N!')).toBe('a8=N')
    // A piece that is not the one on the square is not meant.
    expect(codesOf('1. Bg1-f3')).toEqual(['ILLEGAL_MOVE'])
  })

  it('reads the symbols of judgements and novelties', () => {
    const { study, problems } = first('1. e4 +/= e5= 2. Nf3± Nc6 -+ 3. Bb5!? ⩲ a6 N 4. Ba4 +- *')
    expect(problems).toEqual([])
    expect(mainLine(study).map(({ nags }) => nags ?? [])).toEqual([
      [14],
      [10],
      [16],
      [19],
      [5, 14],
      [146],
      [18],
    ])
  })

  it('reads several games, with or without tags and results', () => {
    const { games, isCut } = parsePgn(
      '[White "A"]\n\n1. e4 *\n\n1. d4 d5 0-1\n[White "B"]\n1. c4\n[White "C"]\n[Result "1/2-1/2"]\n\n[White "D"]\n\n1-0',
    )
    expect(games.map(({ study: { tags, nodes, result } }) => [tags.White, nodes, result])).toEqual([
      ['A', 1, '*'],
      [undefined, 2, '0-1'],
      ['B', 1, '*'],
      ['D', 0, '1-0'],
    ])
    expect(isCut).toBe(false)
    expect(parsePgn(' \n')).toEqual({ games: [], isCut: false })
  })

  it('takes the result of the tag for a game without one', () => {
    expect(first('[Result "0-1"]\n\n1. e4').study.result).toBe('0-1')
    expect(first('[Result "0-1"]\n\n1. e4 1-0').study.result).toBe('1-0')
  })

  it('reads a null move', () => {
    expect(sansOf('1. e4 -- 2. d4 Z0 3. c4 0000 4. Nf3 *')).toBe('e4 -- d4 -- c4 -- Nf3')
  })

  it('makes one move of a move that is mentioned twice', () => {
    const { study } = first('1. e4 {one} (1. e4 $1 {two} c5) e5 *')
    expect(study.nodes).toBe(3)
    expect(outline(study.root)).toEqual([['e4', { comments: ['one', 'two'], nags: [1] }, ['c5'], ['e5']]])
  })

  it('reads a game from a position, and knows Chess960 by its names', () => {
    const pgn = '[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 0 31"]\n\n31... e1=Q+ 0-1'
    expect(first(pgn).study).toMatchObject({ fen: '4k3/8/8/8/8/8/4p3/K7 b - - 0 31', nodes: 1, tags: {} })
    const fen = chess960Start(373)
    for (const name of ['chess960', 'Chess 960', 'Fischerandom', 'FischerRandom'])
      expect(first(`[Variant "${name}"]\n[FEN "${fen}"]\n\n1. e4 *`).study).toMatchObject({
        variant: 'chess960',
        nodes: 1,
      })
    const usual = first('[Variant "Chess960"]\n\n1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. O-O O-O *')
    expect(mainLine(usual.study).at(-1)).toMatchObject({ san: 'O-O', uci: 'e8h8' })
    expect(codesOf(`[FEN "${fen}"]\n\n1. e4 *`)).toEqual(['INVALID_FEN'])
  })

  it('reads a game of Chess960 as it was written, with castling onto the rook', () => {
    const fen = chess960Start(373)
    const game = startGame(fen, { variant: 'chess960' })
    const played = Array.from({ length: 40 }, (_, ply) => {
      const position = gamePosition(game)
      const castling = parseSan(position, 'O-O') ?? parseSan(position, 'O-O-O')
      const legal = legalMoves(position)
      return playMove(game, castling ?? (legal[(ply * 7) % legal.length] as number))
    })
    expect(played.filter(({ san }) => san.startsWith('O-O'))).not.toEqual([])
    const { study } = first(makePgn({ tags: { FEN: fen }, variant: 'chess960', moves: played, result: '*' }))
    expect(study).toMatchObject({ variant: 'chess960', fen })
    expect(mainLine(study).map(({ san, uci }) => [san, uci])).toEqual(
      played.map(({ san, uci }) => [san, uci]),
    )
  })
})

describe('a damaged PGN', () => {
  const damaged: readonly [code: PgnProblemCode, place: [number, number], text: string, kept: string][] = [
    ['ILLEGAL_MOVE', [2, 4], '1. e4 e5\n2. e5 Nc6 3. Nf3 *', 'e4 e5'],
    ['ILLEGAL_MOVE', [1, 7], '1. e4 e9 2. d4 *', 'e4'],
    ['UNKNOWN_TEXT', [1, 7], '1. e4 nonsense e5 *', 'e4 e5'],
    ['UNKNOWN_TEXT', [1, 7], '1. e4 !!! e5 *', 'e4 e5'],
    ['UNKNOWN_TEXT', [1, 7], '1. e4 $256 e5 *', 'e4 e5'],
    ['UNKNOWN_TEXT', [1, 7], '1. e4 } e5', 'e4 e5'],
    ['INVALID_FEN', [3, 4], '[FEN "nonsense"]\n\n1. e4 (1. d4) *', ''],
    ['INVALID_FEN', [1, 17], '[FEN "nonsense"]', ''],
    ['MALFORMED_TAG', [2, 1], '[White "A"]\n[Black B]\n\n1. e4 *', 'e4'],
    ['MALFORMED_TAG', [1, 1], '[White "A]\n\n1. e4 *', 'e4'],
    ['OPEN_COMMENT', [1, 7], '1. e4 {never closed', 'e4'],
    ['OPEN_VARIATION', [1, 13], '1. e4 (1. d4', 'e4'],
    ['STRAY_PARENTHESIS', [1, 7], '1. e4 ) e5', 'e4 e5'],
    ['EARLY_VARIATION', [1, 1], '(1. d4 d5) 1. e4', 'e4'],
    ['STRAY_GLYPH', [1, 1], '$10 1. e4', 'e4'],
    ['DEEP_VARIATION', [1, 7 + 64 * 7], `1. e4 ${'(1. d4 '.repeat(65)}${')'.repeat(65)} e5`, 'e4 e5'],
    ['LONG_COMMENT', [1, 7], `1. e4 {${'x'.repeat(COMMENT_CHARS_MAX + 1)}} e5`, 'e4 e5'],
    ['TOO_MANY_TAGS', [101, 1], `${'[A "b"]\n'.repeat(101)}\n1. e4`, 'e4'],
  ]
  for (const [code, [line, column], text, kept] of damaged) {
    it(`is told with its place: ${code}, ${JSON.stringify(text.slice(0, 40))}`, () => {
      expect(first(text).problems).toMatchObject([{ code, line, column }])
      expect(sansOf(text)).toBe(kept)
    })
  }

  it('keeps the alternatives to an illegal move, and the line around its variation', () => {
    const { study, problems } = first('1. e4 e5 2. Bb9 (2. Nf3 Nc6) (2. Nc3) Nf6 (2... d6) *')
    expect(outline(study.root)).toEqual([['e4', ['e5', ['Nf3', ['Nc6']], ['Nc3']]]])
    expect(problems).toHaveLength(1)
    expect(sansOf('1. e4 (1. d4 d9 (1... d5) 2. c4) e5')).toBe('e4 e5')
  })

  it('spoils no other game', () => {
    const { games } = parsePgn(
      '[White "A"]\n\n1. e4 {open\n\n[White "B"]\n\n1. d4 (1. c4\n[White "C"]\n1. c4 {fine} *',
    )
    expect(
      games.map(({ study, problems }) => [study.tags.White, study.nodes, problems.map(({ code }) => code)]),
    ).toEqual([
      ['A', 1, ['OPEN_COMMENT']],
      ['B', 2, ['OPEN_VARIATION']],
      ['C', 1, []],
    ])
    expect(games[1]?.problems[0]).toMatchObject({ line: 8 })
  })

  it('is bounded', () => {
    const { games, isCut } = parsePgn('1. e4 *\n'.repeat(PGN_GAMES_MAX + 1))
    expect([games.length, isCut]).toEqual([PGN_GAMES_MAX, true])
    expect(first('1. e4 ) '.repeat(100)).problems).toHaveLength(PGN_PROBLEMS_MAX)
    const shuffle = '1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(2501)
    expect(first(shuffle)).toMatchObject({ study: { nodes: 10_000 }, problems: [{ code: 'TOO_MANY_MOVES' }] })
  })

  it('takes time in proportion to its length', () => {
    for (const part of ['{', '(', '[', '[a', '!', 'N', '\n', '{[%a ', '1.', '[%a b]', '½', ';', 'e4 {x} '])
      parsePgn(part.repeat(100_000))
  }, 10_000)

  it('never throws, whatever the text', () => {
    const char = fc.constantFrom(...'[]{}()"\\;%$!?*-=+#\n 0123456789abcdefghNBRQKxO./')
    fc.assert(
      fc.property(fc.string({ unit: char }), (text) => void parsePgn(text)),
      { numRuns: 1000 },
    )
  })
})
