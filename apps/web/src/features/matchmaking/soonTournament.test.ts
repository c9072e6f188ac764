import type { Lobby } from '@lance/contract'
import { expect, it } from 'vitest'
import { soonTournament } from './soonTournament.ts'

const AT = Date.parse('2026-11-26T20:00:00Z')

const lobbyWith = (...startTimes: string[]): Lobby => ({
  at: AT,
  playersOnline: 0,
  gamesRunning: 0,
  searching: [],
  wagers: { searching: 0, stakeMin: 2, prizeMax: 1600 },
  tournaments: startTimes.map((startTime, index) => ({
    ...{ id: String(index), name: `Copa ${index}`, startTime },
    ...{ entryFee: 0, prizeMax: 0, participants: 1, playerCount: 8 },
  })),
  liveGames: { items: [], at: AT, isDelayed: false },
  weekChampions: null,
})

it.each([
  ['starts in half an hour', '2026-11-26T20:30:00Z', 'Copa 0'],
  ['starts in a minute', '2026-11-26T20:01:00Z', 'Copa 0'],
  ['starts later', '2026-11-26T20:30:01Z', null],
  ['should have started', '2026-11-26T20:00:00Z', null],
])('names the next tournament only if it is near: one that %s [MATCH-24]', (_, startTime, name) => {
  expect(soonTournament(lobbyWith(startTime, '2026-11-26T20:05:00Z'))?.name ?? null).toBe(name)
})

it('names none where none is planned', () => {
  expect(soonTournament(lobbyWith())).toBeNull()
})
