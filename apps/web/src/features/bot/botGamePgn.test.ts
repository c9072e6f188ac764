import { parsePgn } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { botGameAfter } from './botFixture.ts'
import type { BotGame } from './botGame.ts'
import { makeBotGamePgn } from './botGamePgn.ts'

const mate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
const startedAtMs = new Date(2026, 0, 9, 12).getTime()
const names = { own: 'Ana "A" Sá', bot: 'Bot Fácil', siteUrl: 'https://lance.test' }
const pgnOf = (changes: Partial<BotGame>) =>
  makeBotGamePgn(botGameAfter(mate, { startedAtMs, ...changes }), names)

it('writes the seven tags in order, the moves with their clocks, and the result', () => {
  const pgn = pgnOf({ ending: { reason: 'checkmate', winner: 'black' }, endedAtMs: 2000 })
  expect(pgn).toBe(`[Event "Bot game"]
[Site "https://lance.test/game/bot-1000"]
[Date "2026.01.09"]
[Round "-"]
[White "Ana \\"A\\" Sá"]
[Black "Bot Fácil"]
[Result "0-1"]
[BlackTitle "BOT"]
[Termination "normal"]
[TimeControl "600"]

1. f3 {[%clk 0:10:00]} 1... e5 {[%clk 0:10:00]} 2. g4 {[%clk 0:10:00]} 2... Qh4#
{[%clk 0:10:00]} 0-1
`)
})

it('writes the players in order of color, and how the game ended', () => {
  const lost = { reason: 'timeout', winner: 'white' } as const
  const pgn = pgnOf({ color: 'black', ending: lost, endedAtMs: 2000 })
  for (const tag of ['White "Bot Fácil"', 'Result "1-0"', 'Termination "time forfeit"']) {
    expect(pgn).toContain(`[${tag}]`)
  }
  const drawn = pgnOf({ ending: { reason: 'stalemate', winner: null }, endedAtMs: 2000 })
  expect(drawn).toContain('[Result "1/2-1/2"]')
})

it('writes a house bot’s name, title and rating, and the increment [BOT-11] [BOT-13]', () => {
  const changes = { level: 'sabia', color: 'black', timeControlS: 180, incrementS: 2 } as const
  const pgn = makeBotGamePgn(botGameAfter(mate, changes), { ...names, bot: 'BOT Sabiá' })
  for (const tag of ['White "Sabiá"', 'WhiteTitle "BOT"', 'WhiteElo "1300"', 'TimeControl "180+2"'])
    expect(pgn).toContain(`[${tag}]`)
  expect(pgn).not.toContain('BlackElo')
  expect(pgnOf({ timeControlS: 86_400 })).toContain('[TimeControl "1/86400"]')
})

it('can be read back when several are joined', () => {
  const ending = { reason: 'checkmate', winner: 'black' } as const
  const read = parsePgn([pgnOf({ ending }), pgnOf({ ending })].join('\n'))
  expect(read.games.map(({ study, problems }) => [study.nodes, problems])).toEqual([
    [4, []],
    [4, []],
  ])
})
