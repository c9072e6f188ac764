import { describe, expect, it } from 'vitest'
import { botGameAfter } from '../bot/botFixture.ts'
import { askedBotGame } from './askedBotGame.ts'
import { countGame } from './countGame.ts'
import { makeSummary } from './makeSummary.ts'
import { openTraining } from './training.ts'
import type { AskedGame } from './trainingFiles.ts'

const UCIS = ['e2e4', 'e7e5', 'd1h5', 'b8c6']
const asked: AskedGame = { gameId: 'game-1', source: 'online', side: 'white', ucis: UCIS, playedAtMs: 9000 }
const MOVES = '1. e4 {[%clk 0:02:50]} e5 {[%clk 0:03:01]} 2. Qh5 {[%clk 0:02:40]} Nc6 {[%clk 0:02:59]} 0-1'
const pgn = (tags: Readonly<Record<string, string>> = {}, moves = MOVES) =>
  [
    ...Object.entries({ TimeControl: '180+2', ...tags }).map(([name, value]) => `[${name} "${value}"]`),
    '',
    moves,
  ].join('\n')
const count = (text: string, changes: Partial<AskedGame> = {}) =>
  countGame({ ...asked, ...changes }, text, { rating: 1400 })

const LOSSES = {
  phases: {
    opening: { moves: 2, lost: 3 },
    middlegame: { moves: 0, lost: 0 },
    endgame: { moves: 0, lost: 0 },
  },
  time: null,
  mistakes: { moves: 0, lost: 0 },
  themes: {},
}

describe('a game with its PGN [STUDY-60]', () => {
  it('has its clocks, speed, result and time', () => {
    const counted = count(pgn({ UTCDate: '2026.11.02', UTCTime: '10:00:00' }))
    expect(counted.clock).toEqual({ initialMs: 180_000, leftMs: [170_000, 181_000, 160_000, 179_000] })
    const playedAtMs = Date.UTC(2026, 10, 2, 10)
    expect(counted.facts).toEqual({ playedAtMs, speed: 'blitz', rating: 1400, result: 'lost' })
    expect(count(pgn(), { side: 'black' }).facts).toMatchObject({ playedAtMs: 9000, result: 'won' })
  })

  it('has half the time for a player who went berserk', () => {
    const berserk = `{White went berserk: half the time, no increment.} ${MOVES}`
    expect(count(pgn({}, berserk)).clock?.initialMs).toBe(90_000)
    expect(count(pgn({}, berserk), { side: 'black' }).clock?.initialMs).toBe(180_000)
  })

  it('has no clocks when they are unknown, or of a daily game', () => {
    expect(count(pgn({}, '1. e4 e5 2. Qh5 Nc6 *'))).toMatchObject({ facts: { result: null } })
    expect(count(pgn({}, '1. e4 e5 2. Qh5 Nc6 *')).clock).toBeUndefined()
    const daily = count(pgn({ TimeControl: '1/86400' }))
    expect(daily.facts?.speed).toBe('daily')
    expect(daily.clock).toBeUndefined()
    expect(count(pgn({ TimeControl: '?' })).facts?.speed).toBeNull()
  })

  it('does not count from a position of its own, but from any start of Chess960', () => {
    const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
    expect(count(pgn(), { fen }).facts).toBeUndefined()
    expect(count(pgn(), { fen, variant: 'chess960' }).facts).toBeDefined()
  })
})

describe('a game against the bot', () => {
  const ending = { reason: 'resignation', winner: 'black' } as const
  const over = botGameAfter([...UCIS, ...UCIS, ...UCIS], { ending, endedAtMs: 7000 })

  it('counts with its clocks, unless it began from a position [STUDY-60]', () => {
    expect(askedBotGame(over, { rating: 1400 })).toMatchObject({
      clock: { initialMs: 600_000 },
      facts: { playedAtMs: 7000, speed: 'rapid', rating: 1400, result: 'lost' },
    })
    const position = { fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', variant: 'standard' } as const
    expect(askedBotGame({ ...over, position }, { rating: 1400 })?.facts).toBeUndefined()
  })
})

describe('the summary of a game [STUDY-61]', () => {
  it('is made of games that count', () => {
    expect(makeSummary(count(pgn()), LOSSES)).toMatchObject({ version: 1, gameId: 'game-1', ...LOSSES })
    expect(makeSummary(asked, LOSSES)).toBeNull()
    expect(makeSummary(count(pgn()), null)).toBeNull()
  })

  it('is kept once for a game', async () => {
    const training = await openTraining('player')
    const summary = makeSummary(count(pgn()), LOSSES)
    await training.addMade('game-1', { exercises: [], summary })
    await training.addMade('game-1', { exercises: [], summary })
    expect(training.get().games).toEqual([summary])
    await training.removeGame('game-1')
    expect(training.get().games).toEqual([])
  })
})
