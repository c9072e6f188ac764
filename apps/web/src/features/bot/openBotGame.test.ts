import { expect, it } from 'vitest'
import { openBotGame } from './openBotGame.ts'

const storageOf = (ids: readonly string[]) => ({
  getItem: () => JSON.stringify({ games: ids.map((id) => ({ id })) }),
})
const asked = { playerId: 'ana', elo: 1500, nowMs: 7, lot: 0.2, storage: storageOf([]) }

it('begins a game against the bot nearest to the player, with a color by lot [MATCH-28]', () => {
  expect(openBotGame(asked)).toEqual({
    gameId: 'bot-7',
    terms: { level: 1500, timeControlS: 600, color: 'white', chess960: null },
  })
  const levels = [100, 1549, 2999].map((elo) => openBotGame({ ...asked, elo, lot: 0.7 }).terms)
  expect(levels.map(({ level }) => level)).toEqual([800, 1500, 2400])
  expect(levels[0]?.color).toBe('black')
})

it('goes on with an unfinished game', () => {
  expect(openBotGame({ ...asked, storage: storageOf(['bot-3', 'bot-2']) }).gameId).toBe('bot-3')
})
