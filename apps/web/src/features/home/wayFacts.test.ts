import type { Lobby } from '@lance/contract'
import type { Translate } from '@lance/texts'
import { describe, expect, it } from 'vitest'
import { WAYS, wayFact } from './wayFacts.ts'

const NOW_MS = Date.UTC(2026, 0, 15, 12)

const lobby: Lobby = {
  at: NOW_MS,
  playersOnline: 0,
  gamesRunning: 0,
  searching: [],
  wagers: { searching: 0, stakeMin: 2, prizeMax: 1600 },
  tournaments: [],
  liveGames: { items: [], at: NOW_MS, isDelayed: true },
  weekChampions: [],
}

const startsIn = (hours: number): Lobby['tournaments'] => [
  {
    id: 'cup',
    name: 'Copa',
    startTime: new Date(NOW_MS + hours * 3_600_000).toISOString(),
    entryFee: 0,
    prizeMax: 0,
    participants: 1,
    playerCount: 8,
  },
]

/** The text's key and what is filled in. */
const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate<'lobby'>

const factOf = (way: (typeof WAYS)[number], known: Lobby | null = lobby, isPremium = false) =>
  wayFact(way, { lobby: known, isPremium, nowMs: NOW_MS }, { t, language: 'pt-BR' })

describe('the facts of the ways to play', () => {
  it('are empty only where the server has to be asked first [SITE-1]', () => {
    expect(WAYS.filter((way) => factOf(way, null) === '')).toEqual(['playWagered', 'enterTournament'])
    expect(WAYS.filter((way) => factOf(way) === '')).toEqual([])
  })

  it('name the highest prize, or who searches for a stake if anyone does [SITE-1]', () => {
    expect(factOf('playWagered')).toBe('facts.prize R$\u00a01.600,00')
    const wagers = { ...lobby.wagers, searching: 2 }
    expect(factOf('playWagered', { ...lobby, wagers })).toBe('facts.searching 2')
  })

  it('say when the next tournament starts, with the day only if that is a day away or more [SITE-1]', () => {
    expect(factOf('enterTournament')).toBe('facts.none')
    const soon = factOf('enterTournament', { ...lobby, tournaments: startsIn(23) })
    expect(soon).toMatch(/^facts\.next \d{2}:\d{2}$/)
    const later = factOf('enterTournament', { ...lobby, tournaments: startsIn(24) })
    expect(later).toMatch(/^facts\.next .*jan.* \d{2}:\d{2}$/)
  })

  it('give the range of the bot’s opponents and the price, which a member does not read [SITE-1]', () => {
    expect(factOf('playBot')).toBe('facts.bot 800 2400')
    expect(factOf('goPremium')).toBe('facts.premium R$\u00a014,99')
    expect(factOf('goPremium', lobby, true)).toBe('facts.member')
  })
})
