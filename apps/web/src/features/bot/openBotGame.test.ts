import { expect, it } from 'vitest'
import { parseBotTerms } from './botTerms.ts'
import { openBotGame } from './openBotGame.ts'

const blitz = { timeControlS: 180, incrementS: 2, variant: 'standard' } as const
const lots =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0
const asked = { choice: { level: 'sabia' }, paced: blitz, nowMs: 7, random: lots(0.2) } as const

it('begins a game against a house bot on the terms of the search, with a color by lot [MATCH-28]', () => {
  expect(openBotGame(asked)).toEqual({
    gameId: 'bot-7',
    terms: {
      level: 'sabia',
      timeControlS: 180,
      incrementS: 2,
      color: 'white',
      chess960: null,
      position: null,
    },
  })
  expect(openBotGame({ ...asked, random: lots(0.5) }).terms?.color).toBe('black')
})

it('draws one of the 960 starts for a search of Chess960', () => {
  for (const lot of [0, 0.5, 0.9999]) {
    const paced = { ...blitz, variant: 'chess960' } as const
    const { terms } = openBotGame({ ...asked, paced, random: lots(0, lot) })
    expect(terms?.chess960).toBe(Math.floor(lot * 960))
    expect(parseBotTerms(terms ?? {})).toEqual(terms)
  }
})

it('goes on with an unfinished game', () => {
  expect(openBotGame({ ...asked, choice: { gameId: 'bot-3' } })).toEqual({ gameId: 'bot-3' })
})
