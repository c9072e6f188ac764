import { chess960NumberOf } from '@lance/chess'
import { mainLine, parsePgn } from '@lance/chess/study'
import { loadEngine } from '@lance/engine/node'
import { expect, it } from 'vitest'
import { answerQuestion } from './answerQuestion.ts'
import { botGameAfter } from './botFixture.ts'
import { makeBotGamePgn } from './botGamePgn.ts'
import { resumeBotGame } from './botState.ts'
import { parseBotGame } from './parseBotGame.ts'
import { stepBotGame } from './stepBotGame.ts'

/** King and both rooks stand side by side, so that White castles with the first move. */
const START = 'bnrkrbnq/pppppppp/8/8/8/8/PPPPPPPP/BNRKRBNQ w KQkq - 0 1'
const chess960 = chess960NumberOf(START)
const castle = { from: 'd1', to: 'c1', promotion: null }

it('castles in Chess960, and asks the bot by the rules of the game [BOT-10]', async () => {
  const opened = resumeBotGame(botGameAfter([], { chess960 }), 0)
  expect(opened.fen).toBe(START)
  const { state, effects } = stepBotGame(opened, { type: 'move', move: castle }, 1000)
  expect(state.san).toEqual(['O-O-O'])
  const asked = effects.find(({ type }) => type === 'ask_bot')
  if (asked?.type !== 'ask_bot') throw new Error('the bot is not asked')
  expect(asked.question).toMatchObject({ variant: 'chess960', fen: START, ucis: ['d1c1'] })
  const answer = answerQuestion(await loadEngine(), asked.question)
  if (answer.type !== 'move_chosen') throw new Error(answer.code)
  const answered = stepBotGame(state, { type: 'answer', uci: answer.uci, ply: 1, atMs: 2000 }, 2000).state
  expect(answered.game.ucis).toEqual(['d1c1', answer.uci])
})

it('reads a stored game of Chess960, but no start that there is not, and writes its PGN [BOT-7] [BOT-10]', () => {
  const game = botGameAfter(['d1c1', 'd8c8'], { chess960 })
  expect(parseBotGame(JSON.parse(JSON.stringify(game)))).toEqual(game)
  for (const wrong of [960, -1, 1.5, '3', null]) expect(parseBotGame({ ...game, chess960: wrong })).toBeNull()
  const pgn = makeBotGamePgn(game, { own: 'Ana', bot: 'Bot', siteUrl: 'https://lance.test' })
  const [read] = parsePgn(pgn).games
  expect(read).toMatchObject({ problems: [], study: { variant: 'chess960', fen: START } })
  expect(read && mainLine(read.study).map(({ uci }) => uci)).toEqual(['d1c1', 'd8c8'])
})

it('reads a game from before there was Chess960 as one of standard chess', () => {
  const { chess960: _, ...older } = botGameAfter(['e2e4'])
  expect(parseBotGame(older)).toEqual(botGameAfter(['e2e4']))
})
