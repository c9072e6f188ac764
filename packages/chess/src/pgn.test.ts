import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chess960Start } from './chess960.ts'
import { famousGames, operaGame } from './famousGames.ts'
import { gamePosition, playMove, replayUcis, startGame } from './game.ts'
import { historicGames } from './historicGames.ts'
import { legalMoves } from './legalMoves.ts'
import { findOutcome } from './outcome.ts'
import { makePgn, type PgnMove } from './pgn.ts'
import { mainLine, type PgnGame, parsePgn } from './study/index.ts'

function movesOf(text: string): PgnMove[] {
  return text
    .trim()
    .split(/\s+/)
    .map((san) => ({ san }))
}

function readOne(pgn: string): PgnGame {
  const [game, ...others] = parsePgn(pgn).games
  if (game === undefined || others.length > 0 || game.problems.length > 0)
    throw new Error(`not one game: ${pgn}`)
  return game
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
    const { games } = parsePgn(pgn)
    expect(games.map(({ study }) => [study.tags.White, study.result])).toEqual([
      [name.replace('\n\n', ' '), '1-0'],
    ])
    expect(() => makePgn({ tags: { 'a b': '' }, moves: [], result: '*' })).toThrow(RangeError)
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
    const read = readOne(makePgn({ tags: {}, moves, result: '*' }))
    expect(mainLine(read.study)).toMatchObject([{ san: 'e4', comments: ['ends) 1... e5 (here'] }])
  })

  it('never begins a line with a percent sign', () => {
    const comments = [`${'%'.repeat(30)} `.repeat(8)]
    expect(makePgn({ tags: {}, comments, moves: [], result: '*' })).not.toMatch(/^%/m)
  })
})

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
})

describe('a PGN round trip', () => {
  it('preserves several hundred historic games and their endings', () => {
    expect(historicGames.length).toBeGreaterThan(250)
    for (const { white, black, year, result, moves } of historicGames) {
      const tags = { White: white, Black: black, Date: `${year}.??.??` }
      const { study } = readOne(makePgn({ tags, moves: movesOf(moves), result }))
      expect(study.tags).toMatchObject(tags)
      const read = mainLine(study)
      expect(read.map(({ san }) => san).join(' ')).toBe(moves)
      const replayed = replayUcis(read.map(({ uci }) => uci))
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
      }
      const moves = movesOf(game.moves)
      const setUp = game.fen && { FEN: game.fen }
      const { study } = readOne(makePgn({ tags: { ...tags, ...setUp }, moves, result: game.result }))
      expect(study).toMatchObject({ tags, result: game.result })
      expect(mainLine(study).map(({ san }) => san)).toEqual(moves.map(({ san }) => san))
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
        const { study } = readOne(makePgn({ tags: { White: white }, moves, result: end as '*' }))
        expect(study.tags.White ?? '?').toBe(white)
        expect(study.result).toBe(end)
        expect(mainLine(study).map(({ uci: _, children: __, ...move }) => move)).toEqual(moves)
      }),
      { numRuns: 150 },
    )
  })
})
