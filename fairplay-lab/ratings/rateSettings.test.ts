import { expect, it } from 'vitest'
import type { LabGame } from '../format.ts'
import { SETTINGS } from '../players/settings.ts'
import { planMatches } from './planMatches.ts'
import { rateSettings } from './rateSettings.ts'

it('lets every setting but the bots play three bots, with both colors', () => {
  const matches = planMatches({ games: 2, seed: 1, hasMaia: true })
  const unknown = SETTINGS.filter(({ model }) => model !== 'bot')
  expect(matches).toHaveLength(unknown.length * 3 * 2)
  expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length)
  for (const { id } of unknown) {
    expect(matches.filter(({ white }) => white.setting === id)).toHaveLength(3)
    expect(matches.filter(({ black }) => black.setting === id)).toHaveLength(3)
  }
})

it('rates a setting by its points against bots, with either color', () => {
  const side = (player: string, model: 'bot' | 'toga') => ({ player, rating: 1000, model, cheat: null })
  const play = (result: LabGame['result'], isWhite: boolean) => {
    const [one, bot] = [side('toga-1-40', 'toga'), side('bot-1200', 'bot')]
    return { white: isWhite ? one : bot, black: isWhite ? bot : one, result } as LabGame
  }
  const won = [play('1-0', true), play('0-1', false), play('1-0', true)]
  const [rated] = rateSettings([...won, play('0-1', true)])
  expect(rated).toMatchObject({ id: 'toga-1-40', games: 4 })
  expect(rated?.elo).toBeGreaterThan(1250)
  expect(rated?.elo).toBeLessThan(1450)
})
