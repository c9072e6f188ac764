import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseGames } from '../format.ts'
import { partOf } from '../partOf.ts'
import { importGames, placeGame } from './importGames.ts'
import { judgeGame } from './judgeGame.ts'
import { readGames } from './readGames.ts'

const MOVES = 'e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O a6 Bb3 Ba7 h3 O-O Re1 h6 Nbd2 Be6'
const sans = MOVES.split(' ')

/** A game of ten moves each at 3+2, in which each move takes as many seconds as its number. */
function writePgn({ white = 'Ana', black = 'Rui', tags = '' } = {}): string {
  const clocks = [180, 180]
  const moves = sans.map((san, ply) => {
    clocks[ply % 2] = (clocks[ply % 2] ?? 0) + (ply < 2 ? 0 : 2) - (1 + (ply >> 1))
    const left = clocks[ply % 2] ?? 0
    return `${san} {[%clk 0:0${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}]}`
  })
  return `[Site "https://lichess.org/abc"]\n[White "${white}"]\n[Black "${black}"]\n[Result "0-1"]\n[UTCDate "2025.03.25"]
[UTCTime "10:00:00"]\n[WhiteElo "1510"]\n[BlackElo "1490"]\n[TimeControl "180+2"]\n${tags}\n${moves.join(' ')} 0-1\n\n`
}

const [read] = [...readGames(writePgn(), 'a.pgn')]
if (!read) throw new Error('the game was not read')

describe('a game of people', () => {
  it('gets its pace, ratings, hidden names and thinking times', () => {
    const game = judgeGame(read, 'test')
    if (typeof game === 'string') throw new Error(game)
    expect(game).toMatchObject({ class: 'blitz', initialS: 180, incrementS: 2, result: '0-1', end: 'resign' })
    expect(game.white).toMatchObject({ rating: 1510, model: 'human', cheat: null })
    expect(game.white.player).toMatch(/^human-[0-9a-f]{12}$/)
    expect(game.thinkMs.slice(0, 6)).toEqual([1000, 1000, 2000, 2000, 3000, 3000])
    expect(game.startedAtMs).toBe(Date.UTC(2025, 2, 25, 10))
  })

  it('is refused for a reason', () => {
    const judge = (tags: object) => judgeGame({ ...read, tags: { ...read.tags, ...tags } }, 'test')
    expect(judge({ WhiteElo: '?' })).toBe('no ratings')
    expect(judge({ Black: 'stockfish-level-8' })).toBe('a program plays')
    expect(judge({ WhiteTitle: 'BOT' })).toBe('a program plays')
    expect(judge({ TimeControl: '1/86400' })).toBe('no pace')
    expect(judge({ Variant: 'Atomic' })).toBe('another variant')
    expect(judgeGame({ ...read, ucis: read.ucis.slice(0, 19) }, 'test')).toBe('too short')
  })

  it('is found in JSON of Chess.com and of Lichess', () => {
    expect([...readGames(JSON.stringify({ games: [{ pgn: writePgn() }] }), 'a.json')]).toEqual([read])
    const lichess = {
      id: 'abc',
      moves: MOVES,
      variant: 'standard',
      status: 'outoftime',
      winner: 'black',
      createdAt: Date.UTC(2025, 2, 25, 10),
      clock: { initial: 180, increment: 2 },
      players: {
        white: { userId: 'ana', rating: 1510, moveCentis: sans.map((_, at) => 100 * (at + 1)) },
        black: { userId: 'rui', rating: 1490, moveCentis: sans.map((_, at) => 100 * (at + 1)) },
      },
    }
    const [game] = [...readGames(JSON.stringify({ abc: lichess }), 'a.json')]
    const judged = game && judgeGame(game, 'test')
    expect(judged).toMatchObject({ end: 'flag', result: '0-1' })
    expect(judged).toHaveProperty('thinkMs', expect.arrayContaining([10_000]))
    expect(() => [...readGames('{', 'a.json')]).toThrow('a.json: not JSON')
  })

  it('is in one part, with a guest in the place of a player of the other part', () => {
    const game = judgeGame(read, 'test')
    if (typeof game === 'string') throw new Error(game)
    const players = Array.from({ length: 40 }, (_, number) => `human-${number}`)
    for (const [at, player] of players.entries()) {
      const other = players[(at + 1) % players.length] ?? ''
      const placed = placeGame({
        ...game,
        id: `${at}`,
        white: { ...game.white, player },
        black: { ...game.black, player: other },
      })
      const named = [placed.white, placed.black].filter(({ player: name }) => !name.startsWith('guest-'))
      expect(named.map(({ player: name }) => partOf(name))).toEqual(named.map(() => placed.part))
      expect(named.length).toBe(partOf(player) === partOf(other) ? 2 : 1)
    }
  })
})

it('imports each game once, and no more than so many of a player', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'))
  const file = join(folder, 'a.pgn')
  writeFileSync(
    file,
    writePgn() + writePgn() + writePgn({ black: 'Zoe' }) + writePgn({ white: 'Zoe', black: 'Ana' }),
  )
  const report = importGames([`test=${file}`], { folder, mostPerPlayer: 2 })
  expect(report).toEqual({ kept: { test: 2 }, refused: { 'a copy': 1, 'enough of a player': 1 } })
  const path = join(folder, 'games-human.jsonl')
  expect(parseGames(readFileSync(path, 'utf8'), path)).toHaveLength(2)
})

it('imports the masters of this repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'))
  const { kept } = importGames(['masters'], { folder, mostPerPlayer: 100 })
  expect(kept.masters).toBeGreaterThan(20)
  const path = join(folder, 'games-human.jsonl')
  const [game] = parseGames(readFileSync(path, 'utf8'), path)
  expect(game).toMatchObject({ class: 'rapid', source: 'masters', thinkMs: [], white: { rating: 2100 } })
})
