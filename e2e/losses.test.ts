import type { TrainingPush } from '@lance/contract'
import { expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { callAs } from './kit/callAs.ts'
import { openPlayer } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

/** What a device sends of ten games, in which the middlegame went worst, and an exercise of the last one. */
const PUSH: TrainingPush = {
  exercises: [
    {
      id: 'bot-9.21',
      playedAtMs: 9,
      exercise: {
        id: 'bot-9.21',
        source: 'bot',
        gameId: 'bot-9',
        variant: 'standard',
        fen: 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1',
        ply: 21,
        played: 'e1e2',
        lost: 40,
        accepted: [{ uci: 'd5c7', chances: 90 }],
        line: ['d5c7', 'e8d7', 'c7a8'],
        refutation: ['e1e2', 'e8d7'],
        themes: ['fork'],
        difficulty: 1300,
      },
    },
  ],
  reviews: [],
  games: Array.from({ length: 10 }, (_, at) => ({
    version: 1,
    gameId: `bot-${at}`,
    source: 'bot',
    playedAtMs: at,
    speed: 'rapid',
    rating: null,
    result: 'lost',
    phases: {
      opening: { moves: 10, lost: 9 + (at % 2) },
      middlegame: { moves: 10, lost: 59 + 2 * (at % 2) },
      endgame: { moves: 10, lost: 9 + (at % 2) },
    },
    time: null,
    mistakes: { moves: 3, lost: 45 },
    themes: { fork: { moves: 3, lost: 45 } },
  })),
}

it('shows where a player loses points, says what ten games support, and leads to the exercises of a theme [STUDY-62] [STUDY-63] [STUDY-67]', {
  skip: !hasTurn(0),
}, async () => {
  const { browser, server } = shared
  const player = await openPlayer(browser, { url: server.url, name: 'Ana', at: null })
  const { page, context, problems } = player
  await callAs(player, 'POST', '/training', PUSH)
  await page.goto('/train/numbers')
  await page.getByText('Você perde mais no meio-jogo. Por lance: 6,0.').waitFor()
  await page.getByText('Em seus erros este tema é o mais comum: Garfo (30 de 30).').waitFor()
  expect(await page.getByRole('row', { name: 'Meio-jogo 6,0 100' }).count()).toBe(1)
  await page.getByRole('link', { name: 'Treinar: Garfo' }).click()
  await page.getByText('Na partida você jogou Re2. Ache um lance melhor.').waitFor()
  expect(await page.getByLabel('Tema', { exact: true }).inputValue()).toBe('fork')
  expect(problems).toEqual([])
  await context.close()
})
