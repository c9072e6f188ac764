import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historicGames } from '../src/historicGames.ts'
import { makeStudyPgn, parsePgn, type Study } from '../src/study/index.ts'
import { anyStudy } from './randomStudy.ts'

function readBack(study: Study): Study {
  const [game, ...others] = parsePgn(makeStudyPgn(study)).games
  expect(others).toEqual([])
  expect(game?.problems).toEqual([])
  return (game as { study: Study }).study
}

/** What chess programs of other makers write. */
const SAMPLES = [
  // As lichess.org exports a study.
  `[Event "Endings: Lucena"]
[Site "https://lichess.org/study/abc"]
[Result "*"]
[FEN "3K4/3P2k1/8/8/8/8/2r5/5R2 w - - 0 1"]
[SetUp "1"]
[Annotator "https://lichess.org/@/teacher"]

{ The bridge. [%csl Gf1,Rg7][%cal Gf1f4,Yd8e7] }
1. Rf4! { [%eval 8.2] [%clk 0:05:00] } 1... Rc1 (1... Kg6? { loses at once } 2. Ke7 $18) 2. Ke7 $1 { comes out } 2... Re1+
3. Kd6 Rd1+ 4. Ke6 Re1+ (4... Kg6 5. Rg4+ { [%cal Gg4g1] } (5. d8=Q { also } 5... Rxd8 (5... Re1+)) 5... Kh5) 5. Kd5 Rd1+ 6. Rd4 *`,
  // As ChessBase writes.
  `[Event "Linares"]
[White "Kasparov, Garry"]
[Black "Karpov, A."]
[Result "1-0"]
[ECO "E86"]

1.d4 Nf6 2.c4 g6 3.Nc3 Bg7 4.e4 d6 5.f3 0-0 6.Be3 e5 7.Nge2 c6 8.Qd2 Nbd7 9.0-0-0 a6
{[%evp 0,2,19,-35] A typical position.} 10.Kb1 $1 $14 ( 10.h4 $5 {[#] is sharper} b5 ) ( 10.dxe5
dxe5 ) 10...b5 11.Nc1 exd4 $6 12.Bxd4 Re8 $16 1-0`,
  // As Chess.com writes.
  `[Event "Live Chess"]
[White "one"]
[Black "two"]
[Result "0-1"]
[TimeControl "180+2"]

1. f3 {[%clk 0:02:59.9]} 1... e5 {[%clk 0:03:01.2]} 2. g4 {[%clk 0:02:58]} 2... Qh4# {[%clk 0:03:00]} 0-1`,
]

describe('a PGN round trip', () => {
  it('returns any study as it was [STUDY-3]', () => {
    fc.assert(
      fc.property(anyStudy, (study) => {
        expect(readBack(study)).toEqual(study)
      }),
      { numRuns: 150 },
    )
  })

  it('keeps to eighty columns, but for words that are longer [STUDY-3]', () => {
    fc.assert(
      fc.property(anyStudy, (study) => {
        const moves = makeStudyPgn(study).split('\n\n').slice(1).join('\n\n')
        for (const line of moves.split('\n')) expect(line.length <= 80 || !/\S\s[^\s%]/.test(line)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it.each(SAMPLES)('keeps what other programs write: %#', (pgn) => {
    const [game] = parsePgn(pgn).games
    expect(game?.problems).toEqual([])
    expect(readBack((game as { study: Study }).study)).toEqual(game?.study)
  })

  it('keeps each of several hundred historic games', () => {
    const pgn = historicGames.map(({ moves, result }) => `${moves} ${result}`).join('\n\n')
    const { games } = parsePgn(pgn)
    expect(games.flatMap(({ problems }) => problems)).toEqual([])
    expect(games).toHaveLength(historicGames.length)
    const again = parsePgn(games.map(({ study }) => makeStudyPgn(study)).join('\n')).games
    expect(again).toEqual(games)
  })
})
