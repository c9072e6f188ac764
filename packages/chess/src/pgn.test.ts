import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chess960Start } from './chess960.ts'
import { famousGames, operaGame } from './famousGames.ts'
import { START_FEN } from './fen.ts'
import { gamePosition, playMove, replayUcis, startGame } from './game.ts'
import { historicGames } from './historicGames.ts'
import { legalMoves } from './legalMoves.ts'
import { makeMove } from './makeMove.ts'
import { findOutcome } from './outcome.ts'
import { type PgnErrorCode, parsePgn, type ReadLine } from './parsePgn.ts'
import { makePgn, type PgnLine, type PgnMove } from './pgn.ts'
import { makeSan, parseSan } from './san.ts'
import { clonePosition, type Position } from './table.ts'

function movesOf(text: string): PgnMove[] {
  return text
    .trim()
    .split(/\s+/)
    .map((san) => ({ san }))
}

describe('makePgn', () => {
  it('writes the seven tags in order, further tags sorted by name, then the moves', () => {
    const pgn = makePgn({
      tags: {
        TimeControl: '600',
        Black: 'Duke of Brunswick',
        White: 'Paul Morphy',
        Date: '1858.11.02',
        Annotator: 'nobody',
        Site: 'Paris',
        Result: 'overruled',
      },
      moves: movesOf(operaGame.moves),
      result: '1-0',
    })
    expect(pgn).toBe(`[Event "?"]
[Site "Paris"]
[Date "1858.11.02"]
[Round "?"]
[White "Paul Morphy"]
[Black "Duke of Brunswick"]
[Result "1-0"]
[Annotator "nobody"]
[TimeControl "600"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7
8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7
14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
`)
  })

  it('writes the clock after each move that has one, and numbers the next move again', () => {
    const moves = [
      { san: 'e4', clockMs: 600_000 },
      { san: 'e5', clockMs: 599_100 },
      { san: 'Nf3' },
      { san: 'Nc6', clockMs: 86_400_000 },
      { san: 'Bb5', clockMs: 1 },
      { san: 'a6', clockMs: -5 },
    ]
    expect(makePgn({ tags: {}, moves, result: '*' }).split('\n\n')[1]).toBe(
      `1. e4 {[%clk 0:10:00]} 1... e5 {[%clk 0:09:59.1]} 2. Nf3 Nc6 {[%clk 24:00:00]}
3. Bb5 {[%clk 0:00:00.001]} 3... a6 {[%clk 0:00:00]} *
`,
    )
  })

  it('limits lines to eighty columns', () => {
    for (const game of famousGames) {
      const moves = movesOf(game.moves).map((move, ply) => ({ ...move, clockMs: ply * 1234 }))
      for (const line of makePgn({ tags: {}, moves, result: game.result }).split('\n')) {
        expect(line.length).toBeLessThanOrEqual(80)
      }
    }
  })

  it('numbers moves from the position of a FEN tag, and adds a SetUp tag', () => {
    const pgn = makePgn({
      tags: { FEN: '4k3/8/8/8/8/8/4p3/K7 b - - 0 31' },
      moves: [{ san: 'e1=Q+' }, { san: 'Ka2' }],
      result: '0-1',
    })
    expect(pgn).toContain('[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 0 31"]\n[SetUp "1"]\n')
    expect(pgn).toContain('\n31... e1=Q+ 32. Ka2 0-1\n')
  })

  it('writes a game without moves as its result', () => {
    expect(makePgn({ tags: {}, moves: [], result: '1/2-1/2' })).toMatch(/\]\n\n1\/2-1\/2\n$/)
  })

  it('escapes names so that they cannot break out of their tags', () => {
    const name = 'Robert"] [Result "0-1"]\n\n1. e4 \\'
    const pgn = makePgn({ tags: { White: name }, moves: [], result: '1-0' })
    const parsed = parsePgn(pgn)
    expect(parsed.ok && parsed.games.map(({ tags }) => [tags.White, tags.Result])).toEqual([
      [name.replace('\n\n', ' '), '1-0'],
    ])
    expect(() => makePgn({ tags: { 'a b': '' }, moves: [], result: '*' })).toThrow(RangeError)
  })
})

describe('parsePgn', () => {
  it('reads tags, moves, clocks and result', () => {
    expect(
      parsePgn('[White "A"]\n[Black "B"]\n\n1. e4 {[%clk 0:09:58.5]} e5 {[%clk 1:00:00]} 1/2-1/2\n'),
    ).toEqual({
      ok: true,
      games: [
        {
          tags: { White: 'A', Black: 'B' },
          variant: 'standard',
          fen: START_FEN,
          moves: [
            { san: 'e4', uci: 'e2e4', clockMs: 598_500 },
            { san: 'e5', uci: 'e7e5', clockMs: 3_600_000 },
          ],
          result: '1/2-1/2',
        },
      ],
    })
  })

  it('skips comments, glyphs, numbers, variations and escapes', () => {
    const text = `\ufeff% made by hand
[Event "x"]

{before} 1.e4! $1 (1.d4 d5 (1... Nf6 {deep ) comment} 2.c4) 2.c4) 1...e5?! ; to the end ( of line {
2. Nf3 $14 Nc6 3.Bb5 {two
lines} Nf6!! 4. 0-0?? *`
    const parsed = parsePgn(text)
    expect(parsed.ok && parsed.games[0]!.moves.map(({ san }) => san).join(' ')).toBe(
      'e4 e5 Nf3 Nc6 Bb5 Nf6 O-O',
    )
  })

  it('keeps comments, glyphs and variations in place', () => {
    const parsed = parsePgn(`{A short game} 1. e4! {best by  test} e5 $14 $14 (1... c5?! {sharp}
      2. Nf3 (2. Nc3 Nc6) 2... d6) ({or} 1... e6) 2. Qh5?! {[%clk 0:09:58] early [%eval 0.1]} ; odd
      Nc6 *`)
    expect(parsed.ok && parsed.games[0]).toEqual({
      tags: {},
      variant: 'standard',
      fen: START_FEN,
      result: '*',
      comments: ['A short game'],
      moves: [
        { san: 'e4', uci: 'e2e4', nags: [1], comments: ['best by test'] },
        {
          san: 'e5',
          uci: 'e7e5',
          nags: [14],
          variations: [
            {
              moves: [
                { san: 'c5', uci: 'c7c5', nags: [6], comments: ['sharp'] },
                {
                  san: 'Nf3',
                  uci: 'g1f3',
                  variations: [
                    {
                      moves: [
                        { san: 'Nc3', uci: 'b1c3' },
                        { san: 'Nc6', uci: 'b8c6' },
                      ],
                    },
                  ],
                },
                { san: 'd6', uci: 'd7d6' },
              ],
            },
            { comments: ['or'], moves: [{ san: 'e6', uci: 'e7e6' }] },
          ],
        },
        { san: 'Qh5', uci: 'd1h5', nags: [6], clockMs: 598_000, comments: ['early [%eval 0.1]', 'odd'] },
        { san: 'Nc6', uci: 'b8c6' },
      ],
    })
  })

  it('converts moves to our SAN', () => {
    const parsed = parsePgn('1. e2e4 d7-d5 2. ed5 Nf6 3. Bb5 c6 4. dc6 b7xc6 5. Bc6 Nxc6 6. Ng1f3 e5 7. O-O')
    expect(parsed.ok && parsed.games[0]!.moves.map(({ san }) => san).join(' ')).toBe(
      'e4 d5 exd5 Nf6 Bb5+ c6 dxc6 bxc6 Bxc6+ Nxc6 Nf3 e5 O-O',
    )
  })

  it('reads several games, with or without tags and results', () => {
    const parsed = parsePgn('[White "A"]\n\n1. e4 *\n\n1. d4 d5 0-1\n[White "B"]\n1. c4\n[White "C"]\n\n1-0')
    expect(
      parsed.ok && parsed.games.map(({ tags, moves, result }) => [tags.White, moves.length, result]),
    ).toEqual([
      ['A', 1, '*'],
      [undefined, 2, '0-1'],
      ['B', 1, '*'],
      ['C', 0, '1-0'],
    ])
    expect(parsePgn(' \n')).toEqual({ ok: true, games: [] })
  })

  it('starts from the position of the FEN tag', () => {
    const parsed = parsePgn('[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 0 31"]\n\n31... e1=Q+ 0-1')
    expect(parsed.ok && parsed.games[0]).toMatchObject({
      fen: '4k3/8/8/8/8/8/4p3/K7 b - - 0 31',
      moves: [{ san: 'e1=Q+', uci: 'e2e1q' }],
    })
  })

  it('reads a null move', () => {
    const parsed = parsePgn('1. e4 -- 2. d4 e5 *')
    expect(parsed.ok && parsed.games[0]!.moves.map(({ san, uci }) => `${san} ${uci}`)).toEqual([
      'e4 e2e4',
      '-- 0000',
      'd4 d2d4',
      'e5 e7e5',
    ])
  })

  const refused: readonly [code: PgnErrorCode, line: number, text: string][] = [
    ['INVALID_MOVE', 2, '1. e4 e5\n2. e5 *'],
    ['INVALID_MOVE', 1, '1. e4 nonsense *'],
    ['NULL_MOVE_IN_CHECK', 1, '1. e4 f6 2. Qh5+ -- *'],
    ['INVALID_FEN', 3, '[FEN "nonsense"]\n\n1. e4 *'],
    ['INVALID_FEN', 1, '[FEN "nonsense"]'],
    ['MALFORMED_TAG', 2, '[White "A"]\n[Black B]\n\n*'],
    ['MALFORMED_TAG', 1, '[White "A]\n\n*'],
    ['OPEN_COMMENT', 1, '1. e4 {never closed'],
    ['OPEN_VARIATION', 1, '1. e4 (1. d4'],
    ['OPEN_VARIATION', 2, '1. e4 (1. d4\n[White "B"]\n1. e4'],
    ['STRAY_PARENTHESIS', 1, '1. e4 ) e5'],
    ['EARLY_VARIATION', 1, '(1. d4) 1. e4'],
    ['EARLY_VARIATION', 1, '1. e4 (({of nothing}))'],
    ['DEEP_VARIATION', 1, `1. e4 ${'(1. d4 '.repeat(65)}`],
    ['INVALID_MOVE', 1, '1. e4 e5 (1... d4)'],
    ['UNKNOWN_TEXT', 1, '1. e4 } e5'],
    ['UNKNOWN_TEXT', 1, '1. e4 <e5>'],
  ]
  for (const [code, line, text] of refused) {
    it(`refuses ${code}: ${JSON.stringify(text)}`, () => {
      const parsed = parsePgn(text)
      expect(parsed).toMatchObject({ ok: false, code, line })
    })
  }

  it('returns the engine’s error messages', () => {
    expect(parsePgn('1. e5')).toMatchObject({ message: 'Invalid move' })
    expect(parsePgn('1. e4 f6 2. Qh5+ --')).toMatchObject({ message: 'Null move not allowed when in check' })
    expect(parsePgn('{')).toMatchObject({ message: 'Invalid PGN: a comment is not closed' })
  })

  it('never throws, whatever the text', () => {
    const char = fc.constantFrom(...'[]{}()"\\;%$!?*-=+#\n 0123456789abcdefghNBRQKxO./')
    fc.assert(
      fc.property(fc.string({ unit: char }), (text) => void parsePgn(text)),
      { numRuns: 1000 },
    )
  })
})

describe('makePgn with annotations', () => {
  it('writes glyphs, comments and variations, and numbers the move after them again', () => {
    const variation = { comments: ['or'], moves: [{ san: 'c5', nags: [5] }, { san: 'Nf3' }] }
    const moves = [
      { san: 'e4', nags: [1], comments: ['best by test'] },
      { san: 'e5', variations: [variation, { moves: [] }] },
      { san: 'Nf3' },
      { san: 'Nc6' },
    ]
    const pgn = makePgn({ tags: {}, comments: ['A game'], moves, result: '*' })
    expect(pgn.split('\n\n')[1]).toBe(
      '{A game} 1. e4 $1 {best by test} 1... e5 ({or} 1... c5 $5 2. Nf3) 2. Nf3 Nc6 *\n',
    )
  })

  it('escapes comments so that they cannot break out of their braces', () => {
    const moves = [{ san: 'e4', comments: ['ends} 1... e5 {here\n\n', ' '] }]
    const parsed = parsePgn(makePgn({ tags: {}, moves, result: '*' }))
    expect(parsed.ok && parsed.games).toMatchObject([{ moves: [{ comments: ['ends) 1... e5 {here'] }] }])
  })

  it('never begins a line with a percent sign', () => {
    const comments = [`${'%'.repeat(30)} `.repeat(8)]
    expect(makePgn({ tags: {}, comments, moves: [], result: '*' })).not.toMatch(/^%/m)
  })
})

/** A random annotated line from this position, with nested variations. */
function makeRandomLine(position: Position, choices: Iterator<number>, depth: number): PgnLine {
  const next = () => choices.next().value ?? 0
  const comments = () => (next() % 4 === 1 ? { comments: [`said ${next()}`] } : {})
  const moves: PgnMove[] = []
  const opening = comments()
  for (let left = next() % 12; left >= 0; left--) {
    const legal = legalMoves(position)
    if (legal.length === 0) break
    const move = legal[next() % legal.length]!
    const nags = next() % 5 === 1 ? { nags: [1 + (next() % 139)] } : {}
    const count = depth > 0 && next() % 5 === 1 ? 1 + (next() % 2) : 0
    const lines = Array.from({ length: count }, () =>
      makeRandomLine(clonePosition(position), choices, depth - 1),
    )
    const variations = count > 0 ? { variations: lines } : {}
    moves.push({ san: makeSan(position, move), ...nags, ...comments(), ...variations })
    makeMove(position, move)
  }
  return { ...opening, moves }
}

function withoutUcis({ moves, ...line }: ReadLine): PgnLine {
  return {
    ...line,
    moves: moves.map(({ uci: _, variations, ...move }) => ({
      ...move,
      ...(variations && { variations: variations.map(withoutUcis) }),
    })),
  }
}

describe('the PGN of a Chess960 game', () => {
  const fen = chess960Start(373)
  const moves = movesOf('e4 e5')

  it('has tags for variant, setup and position', () => {
    expect(makePgn({ tags: { FEN: fen }, variant: 'chess960', moves, result: '*' })).toContain(`[Result "*"]
[FEN "${fen}"]
[SetUp "1"]
[Variant "Chess960"]

1. `)
  })

  it('throws without its position', () => {
    expect(() => makePgn({ tags: {}, variant: 'chess960', moves, result: '*' })).toThrow(RangeError)
  })

  it('is read as it was written, with castling onto the rook', () => {
    const game = startGame(fen, { variant: 'chess960' })
    const played = Array.from({ length: 40 }, (_, ply) => {
      const position = gamePosition(game)
      const castling = parseSan(position, 'O-O') ?? parseSan(position, 'O-O-O')
      const legal = legalMoves(position)
      return playMove(game, castling ?? legal[(ply * 7) % legal.length]!)
    })
    expect(played.filter(({ san }) => san.startsWith('O-O'))).not.toEqual([])
    const pgn = makePgn({ tags: { FEN: fen }, variant: 'chess960', moves: played, result: '*' })
    const parsed = parsePgn(pgn)
    if (!parsed.ok) throw new Error(parsed.message)
    const [read] = parsed.games
    expect(read).toMatchObject({ variant: 'chess960', fen })
    expect(read!.moves.map(({ san, uci }) => [san, uci])).toEqual(played.map(({ san, uci }) => [san, uci]))
  })

  it.each(['chess960', 'Chess 960', 'Fischerandom', 'FischerRandom'])('is known by the tag %s', (name) => {
    const parsed = parsePgn(`[Variant "${name}"]\n[FEN "${fen}"]\n\n1. e4 *`)
    expect(parsed).toMatchObject({ ok: true, games: [{ variant: 'chess960' }] })
  })

  it('has the standard start without a FEN tag', () => {
    const parsed = parsePgn('[Variant "Chess960"]\n\n1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. O-O O-O *')
    expect(parsed.ok && parsed.games[0]).toMatchObject({ variant: 'chess960', fen: START_FEN })
    expect(parsed.ok && parsed.games[0]!.moves.at(-1)).toEqual({ san: 'O-O', uci: 'e8h8' })
  })

  it('is refused as a standard game, for its castling rights', () => {
    expect(parsePgn(`[FEN "${fen}"]\n\n1. e4 *`)).toMatchObject({ ok: false, code: 'INVALID_FEN' })
  })
})

describe('a PGN round trip', () => {
  it('preserves random trees', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 400 }), (choices) => {
        const line = makeRandomLine(gamePosition(startGame()), choices.values(), 3)
        const parsed = parsePgn(makePgn({ tags: { White: 'A' }, ...line, result: '1-0' }))
        if (!parsed.ok) throw new Error(parsed.message)
        const { tags: _, variant: __, fen: ___, result: ____, ...again } = parsed.games[0]!
        expect(withoutUcis(again)).toEqual(line)
      }),
      { numRuns: 200 },
    )
  })

  it('preserves several hundred historic games and their endings', () => {
    expect(historicGames.length).toBeGreaterThan(250)
    for (const { white, black, year, result, moves } of historicGames) {
      const tags = { White: white, Black: black, Date: `${year}.??.??` }
      const parsed = parsePgn(makePgn({ tags, moves: movesOf(moves), result }))
      if (!parsed.ok) throw new Error(`${white} – ${black} ${year}: ${parsed.message}`)
      const [read] = parsed.games
      expect(read!.tags).toMatchObject(tags)
      expect(read!.moves.map(({ san }) => san).join(' ')).toBe(moves)
      const replayed = replayUcis(read!.moves.map(({ uci }) => uci))
      const outcome = replayed.ok && findOutcome(gamePosition(replayed.game))
      // A player who resigned did so before the end on the board; a mated player lost.
      if (outcome)
        expect(outcome).toEqual({ kind: 'checkmate', winner: result === '1-0' ? 'white' : 'black' })
    }
  })

  it('preserves famous games', () => {
    for (const game of famousGames) {
      const tags = {
        White: game.white,
        Black: game.black,
        Site: game.place,
        ...(game.fen && { FEN: game.fen }),
      }
      const moves = movesOf(game.moves)
      const parsed = parsePgn(makePgn({ tags, moves, result: game.result }))
      if (!parsed.ok) throw new Error(parsed.message)
      expect(parsed.games).toHaveLength(1)
      expect(parsed.games[0]).toMatchObject({ tags, result: game.result })
      expect(parsed.games[0]!.moves.map(({ san }) => san)).toEqual(moves.map(({ san }) => san))
    }
  })

  it('preserves random games with clocks and names', () => {
    const printable = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\p{Cc}/gu, ''))
    const clock = fc.option(fc.nat(172_800_000), { nil: undefined })
    const result = fc.constantFrom('1-0', '0-1', '1/2-1/2', '*')
    const choices = fc.array(fc.tuple(fc.nat(), clock), { maxLength: 80 })
    fc.assert(
      fc.property(printable, choices, result, (white, plies, end) => {
        const game = startGame()
        const moves: PgnMove[] = []
        for (const [choice, clockMs] of plies) {
          const legal = legalMoves(gamePosition(game))
          if (legal.length === 0) break
          const { san } = playMove(game, legal[choice % legal.length]!)
          moves.push(clockMs === undefined ? { san } : { san, clockMs })
        }
        const parsed = parsePgn(makePgn({ tags: { White: white }, moves, result: end as '*' }))
        if (!parsed.ok) throw new Error(parsed.message)
        const [again] = parsed.games
        expect(again!.tags.White).toBe(white)
        expect(again!.result).toBe(end)
        expect(again!.moves.map(({ uci: _, ...move }) => move)).toEqual(moves)
      }),
      { numRuns: 150 },
    )
  })
})
