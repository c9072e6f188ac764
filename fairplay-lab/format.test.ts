import { describe, expect, it } from 'vitest'
import { type LabGame, parseAccounts, parseGames } from './format.ts'

const side = { player: 'one', rating: 1500, model: 'bot' as const, cheat: null }
const game: LabGame = {
  id: 'a',
  part: 'tune',
  class: 'blitz',
  initialS: 300,
  incrementS: 0,
  stakeCents: 0,
  white: side,
  black: {
    ...side,
    player: 'two',
    cheat: { engine: 'stockfish', strategy: 'every move', strength: 'nodes 2000' },
  },
  ucis: ['e2e4', 'e7e5'],
  thinkMs: [100, 900],
  awayMs: [0, 500],
  helped: [0, 1],
  result: '1-0',
  end: 'resign',
  source: 'laboratory',
  startedAtMs: 5,
  tournament: null,
}
const read = (change: object) => parseGames(`${JSON.stringify({ ...game, ...change })}\n`, 'games-a.jsonl')

describe('the files of the laboratory', () => {
  it('are read as they were written', () => {
    expect(read({})).toEqual([game])
    expect(read({ thinkMs: [] })[0]?.thinkMs).toEqual([])
    const account = { player: 'one', part: 'tune', ring: null, instrument: 'x', createdAtMs: 1 }
    expect(parseAccounts(`${JSON.stringify(account)}\n`, 'accounts.jsonl')).toEqual([account])
    expect(parseGames('', 'empty')).toEqual([])
  })

  it('are refused with file and line', () => {
    const twoLines = `${JSON.stringify(game)}\n{"id":\n`
    expect(() => parseGames(twoLines, 'games-a.jsonl')).toThrow('games-a.jsonl:2: not JSON')
    expect(() => read({ awayMs: [0] })).toThrow('games-a.jsonl:1: awayMs has 1 entries for 2 plies')
    expect(() => read({ thinkMs: [1, 2, 3] })).toThrow('thinkMs has 3 entries')
    expect(() => read({ black: side })).toThrow('one plays themselves')
    expect(() => read({ ucis: ['e2e4', 'e9e5'] })).toThrow('games-a.jsonl:1: ucis.1: ')
    expect(() => read({ part: 'train' })).toThrow('games-a.jsonl:1: part: ')
    expect(() => read({ surprise: 1 })).toThrow('surprise')
  })
})
