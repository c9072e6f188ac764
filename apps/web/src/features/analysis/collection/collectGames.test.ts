import { describe, expect, it } from 'vitest'
import { collectGames, type KeepGames } from './collectGames.ts'
import { GAME_CHARS_MAX, SKIPPED_NAMED_MAX, type StoredGame } from './collection.ts'
import { findGames, sortGames } from './findGames.ts'

/** Keeps games in memory, at most so many. */
function openMemory({ room = Number.POSITIVE_INFINITY } = {}) {
  const stored = new Map<string, StoredGame>()
  const batches: number[] = []
  const keep: KeepGames = async (games) => {
    batches.push(games.length)
    const isNew = games.filter(({ game }) => !stored.has(game.id))
    const added = isNew.slice(0, room - stored.size)
    for (const one of added) stored.set(one.game.id, one)
    return added.length < isNew.length
      ? { ok: false, stop: 'full', added: added.length }
      : { ok: true, added: added.length }
  }
  return { stored, batches, keep }
}

const collect = (
  text: string,
  {
    keep,
    isCancelled = () => false,
    onProgress = () => {},
  }: Partial<Parameters<typeof collectGames>[1]> & {
    keep: KeepGames
  },
) => collectGames(text, { nowMs: 1000, keep, isCancelled, onProgress })

const game = (white: string, moves: string) =>
  `[White "${white}"]\n[Black "Zé"]\n[Date "1886.01.??"]\n\n${moves}\n\n`

describe('an import', () => {
  it('keeps the good games as they stand in the text, and names the others by their lines [STUDY-24]', async () => {
    const memory = openMemory()
    const good = game('Ana', '1. e4 e5 {sim} (1... c5) 2. Nf3 1-0')
    const report = await collect(good + game('Rui', '1. e4 e5 2. Ke4 *') + game('Bia', '1. d4 *'), memory)
    expect(report).toEqual({
      ...{ added: 2, known: 0, skipped: 1, stop: null },
      named: [{ line: 7, white: 'Rui', black: 'Zé', code: 'ILLEGAL_MOVE', at: 11, text: 'Ke4' }],
    })
    const [first] = memory.stored.values()
    expect(first).toMatchObject({
      game: { white: 'Ana', black: 'Zé', result: '1-0', date: '1886.01.??', plies: 3, addedAtMs: 1000 },
      pgn: good.trimEnd(),
    })
  })

  it('reads UCI moves, Chess960 and games from a position, and leaves out what has no moves', async () => {
    const memory = openMemory()
    const start = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'
    const text = [
      '1. e2e4 e7e5 *',
      `[Variant "Chess960"]\n[SetUp "1"]\n[FEN "${start}"]\n\n1. e4 e5 *`,
      '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"]\n\n1... Kd7 2. e4 *',
      '[White "Sem lances"]\n\n*',
    ]
    expect(await collect(text.join('\n\n'), memory)).toMatchObject({ added: 3, skipped: 0 })
    expect([...memory.stored.values()].map(({ game: { plies } }) => plies)).toEqual([2, 2, 2])
  })

  it('knows a game again, however its text is laid out [STUDY-25]', async () => {
    const memory = openMemory()
    await collect('[White "Ana"]\n\n1. e4 e5 2. Nf3 *', memory)
    const again = '[White "Ana"]\r\n\r\n1.e4   e5\r\n2.Nf3 *\r\n\r\n[White "Ana"]\r\n\r\n1. e4 e5 2. Nf3 *'
    expect(await collect(again, memory)).toMatchObject({ added: 0, known: 2 })
  })

  it('tells of games only once they are kept, a batch at a time, and stops between two [STUDY-24]', async () => {
    const memory = openMemory()
    const text = Array.from({ length: 450 }, (_, index) => game(`Jogador ${index}`, '1. e4 *')).join('')
    const told: number[] = []
    const report = await collect(text, {
      ...memory,
      onProgress: (part, { added }) => {
        expect(added).toBe(memory.stored.size)
        told.push(Math.round(part * 100))
      },
      isCancelled: () => told.length === 2,
    })
    expect(report).toMatchObject({ added: 400, stop: 'cancelled' })
    expect(told).toEqual([44, 89])
    expect(memory.batches).toEqual([200, 200])
  })

  it('ends when the collection is full, and says so', async () => {
    const memory = openMemory({ room: 3 })
    const text = Array.from({ length: 5 }, (_, index) => game(`Jogador ${index}`, '1. e4 *')).join('')
    expect(await collect(text, memory)).toMatchObject({ added: 3, stop: 'full' })
  })

  it('names a bounded number of bad games, and skips one that is a book', async () => {
    const memory = openMemory()
    const bad = Array.from({ length: SKIPPED_NAMED_MAX + 5 }, () => game('Rui', '1. Ke4 *')).join('')
    const report = await collect(`${bad}1. e4 {${'a '.repeat(GAME_CHARS_MAX / 2)}} *`, memory)
    expect(report.skipped).toBe(SKIPPED_NAMED_MAX + 6)
    expect(report.named).toHaveLength(SKIPPED_NAMED_MAX)
  })
})

describe('a search', () => {
  const all = [
    { white: 'Capablanca, José', black: 'Marshall', event: 'New York', date: '1918.10.23', addedAtMs: 1 },
    { white: 'Tal', black: 'Botvinnik', event: 'Moscou', date: '1960.03.15', addedAtMs: 2 },
  ].map((one, index) => ({ ...one, id: String(index), eco: 'C89', result: '1-0', plies: 70 }))

  it('finds the games with every word, without regard to accents and capitals [STUDY-26]', () => {
    const found = (search: string) => findGames(all, search).map(({ id }) => id)
    expect(found('')).toEqual(['0', '1'])
    expect(found('jose MARSHALL')).toEqual(['0'])
    expect(found('c89')).toEqual(['0', '1'])
    expect(found('tal 1918')).toEqual([])
  })

  it('lists the latest import first', () => {
    expect(sortGames(all).map(({ id }) => id)).toEqual(['1', '0'])
  })
})
