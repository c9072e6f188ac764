import { mainLine, parsePgn } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { botGameAfter } from './botFixture.ts'
import { clocksOf } from './botGame.ts'
import { makeBotGamePgn } from './botGamePgn.ts'
import { botClocks, isBotsTurn, resumeBotGame } from './botState.ts'
import { parseBotGame } from './parseBotGame.ts'
import { stepBotGame } from './stepBotGame.ts'

/** Black is to move, in the middle of a game. */
const FEN = '4k3/8/8/8/8/8/r7/4K2R b K - 3 41'
const position = { fen: FEN, variant: 'standard' } as const
const stored = (changes: object) =>
  JSON.parse(JSON.stringify({ ...botGameAfter([], { position }), ...changes }))

it('begins from a position of the player’s own, with the side that is to move there [STUDY-19]', () => {
  const opened = resumeBotGame(botGameAfter([], { position, color: 'black' }), 0)
  expect(opened.fen).toBe(FEN)
  expect(isBotsTurn(opened)).toBe(false)
  const move = { from: 'a2', to: 'a1', promotion: null }
  const { state, effects } = stepBotGame(opened, { type: 'move', move }, 1000)
  expect(state.san).toEqual(['Ra1+'])
  const asked = effects.find(({ type }) => type === 'ask_bot')
  expect(asked).toMatchObject({ question: { variant: 'standard', fen: FEN, ucis: ['a2a1'] } })
  expect(isBotsTurn(state)).toBe(true)
})

it('charges the clock of the side to move, after a first move of each side [STUDY-19]', () => {
  let state = resumeBotGame(botGameAfter([], { position, color: 'black' }), 0)
  const own = (from: string, to: string, atMs: number) => {
    state = stepBotGame(state, { type: 'move', move: { from, to, promotion: null } }, atMs).state
  }
  own('a2', 'b2', 5000)
  expect(botClocks(state, 60_000)).toEqual({ white: 600_000, black: 600_000, running: null })
  state = stepBotGame(state, { type: 'answer', uci: 'e1f1', ply: 1, atMs: 60_000 }, 60_000).state
  expect(botClocks(state, 70_000)).toEqual({ white: 600_000, black: 590_000, running: 'black' })
  own('b2', 'c2', 70_000)
  expect(botClocks(state, 75_000)).toEqual({ white: 595_000, black: 590_000, running: 'white' })
  expect(clocksOf(state.game)).toEqual({ whiteMs: 600_000, blackMs: 590_000 })
  const over = stepBotGame(state, { type: 'tick' }, 700_000).state
  expect(over.game.ending).toEqual({ reason: 'timeout', winner: 'black' })
})

it('is read back as it was stored, unless nothing could be played from there [BOT-7] [STUDY-19]', () => {
  const game = botGameAfter(['a2b2', 'e1g1'], { position })
  expect(parseBotGame(JSON.parse(JSON.stringify(game)))).toEqual(game)
  const { position: _, ...older } = botGameAfter(['e2e4'])
  expect(parseBotGame(older)).toEqual(botGameAfter(['e2e4']))
  for (const wrong of [
    'nothing',
    { fen: FEN },
    { fen: FEN, variant: 'atomic' },
    { fen: FEN.replace('K2R', '4'), variant: 'standard' },
    // Mate, and a FEN that is not written as we write it.
    { fen: 'R3k3/8/4K3/8/8/8/8/8 b - - 0 1', variant: 'standard' },
    { fen: `${FEN} `, variant: 'standard' },
  ])
    expect(parseBotGame(stored({ position: wrong }))).toBeNull()
})

it('has a PGN that begins there [STUDY-20]', () => {
  const ending = { reason: 'resignation', winner: 'white' } as const
  const game = botGameAfter(['a2b2', 'e1g1', 'b2a2'], { position, ending, endedAtMs: 1 })
  const pgn = makeBotGamePgn(game, { own: 'Ana', bot: 'Bot', siteUrl: 'https://lance.test' })
  expect(pgn).toContain(`[FEN "${FEN}"]\n[SetUp "1"]`)
  expect(pgn).toContain('41... Rb2')
  const [read] = parsePgn(pgn).games
  expect(read?.problems).toEqual([])
  expect(read && mainLine(read.study).map(({ uci }) => uci)).toEqual(['a2b2', 'e1g1', 'b2a2'])
})
