import { describe, expect, it } from 'vitest'
import { botGameAfter } from './botFixture.ts'
import type { BotGame } from './botGame.ts'
import { FINISHED_MAX, openBotGameStore, RUNNING_MAX } from './botGameStore.ts'

const RUNNING_KEY = 'bot_games:ana'
const FINISHED_KEY = 'bot_games_finished:ana'

function fakeStorage(): Storage & { isFull: boolean } {
  const kept = new Map<string, string>()
  const storage = {
    isFull: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
  return storage as Storage & { isFull: boolean }
}

const open = (storage = fakeStorage()) => ({ storage, store: openBotGameStore(storage, 'ana') })

const running = (number: number, ucis = ['e2e4', 'e7e5']) => botGameAfter(ucis, { id: `bot-${number}` })
const ended = (number: number, reason: 'resignation' | 'aborted' = 'resignation'): BotGame => ({
  ...running(number),
  ending: { reason, winner: reason === 'aborted' ? null : 'black' },
  endedAtMs: 2000,
})
const idsOf = ({ games }: { games: BotGame[] }) => games.map(({ id }) => id)

describe('BotGameStore', () => {
  it('returns games as stored, the most recently played first, and only to their player', () => {
    const { store, storage } = open()
    for (const number of [1, 2]) store.save(running(number))
    store.save(running(1, ['e2e4', 'e7e5', 'g1f3']))
    expect(idsOf(store.running())).toEqual(['bot-1', 'bot-2'])
    const game = running(1, ['e2e4', 'e7e5', 'g1f3'])
    expect(store.find('bot-1')).toEqual({ status: 'found', game })
    expect(store.find('bot-9')).toEqual({ status: 'missing' })
    expect(openBotGameStore(storage, 'bruno').find('bot-1')).toEqual({ status: 'missing' })
  })

  it('moves ended games from the running to the finished ones, and never back', () => {
    const { store } = open()
    store.save(running(1))
    store.save(ended(1))
    expect([idsOf(store.running()), idsOf(store.finished())]).toEqual([[], ['bot-1']])
    expect(store.save(running(1))).toBe(true)
    expect(idsOf(store.running())).toEqual([])
    expect(store.find('bot-1')).toEqual({ status: 'found', game: ended(1) })
  })

  it('deletes a running game, and leaves the others and the finished ones', () => {
    const { store } = open()
    store.save(ended(1))
    for (const number of [2, 3]) store.save(running(number))
    store.deleteRunning('bot-2')
    store.deleteRunning('bot-1')
    expect([idsOf(store.running()), idsOf(store.finished())]).toEqual([['bot-3'], ['bot-1']])
    expect(store.find('bot-2')).toEqual({ status: 'missing' })
  })

  it('ignores older states of a game from another tab', () => {
    const { store } = open()
    store.save(running(1, ['e2e4', 'e7e5', 'g1f3']))
    store.save(running(1))
    expect(store.running().games[0]?.ucis).toHaveLength(3)
  })

  it('drops the oldest games beyond its limits [BOT-6]', () => {
    const { store } = open()
    for (let number = 1; number <= FINISHED_MAX + 1; number++) store.save(ended(number))
    for (let number = 1001; number <= 1000 + RUNNING_MAX + 1; number++) store.save(running(number))
    expect(idsOf(store.finished())).toHaveLength(FINISHED_MAX)
    expect(store.find('bot-1')).toEqual({ status: 'missing' })
    expect(idsOf(store.running())).toHaveLength(RUNNING_MAX)
    expect(store.find('bot-1001')).toEqual({ status: 'missing' })
  })

  it('keeps only the last aborted game [BOT-6]', () => {
    const { store } = open()
    store.save(ended(1))
    store.save(ended(2, 'aborted'))
    expect(store.find('bot-2').status).toBe('found')
    store.save(ended(3, 'aborted'))
    expect(idsOf(store.finished())).toEqual(['bot-3', 'bot-1'])
  })

  it('returns false when the storage is full', () => {
    const { store, storage } = open()
    storage.isFull = true
    expect(store.save(running(1))).toBe(false)
    expect(store.save(ended(1))).toBe(false)
  })
})

describe('unreadable stored data', () => {
  it.each([
    ['invalid JSON', '{'],
    ['another version', '{"version":2,"games":[]}'],
    ['something else', '[1,2]'],
  ])('is counted without throwing: %s', (_, text) => {
    const { store, storage } = open()
    storage.setItem(RUNNING_KEY, text)
    expect(store.running()).toEqual({ games: [], damagedCount: 1 })
    store.save(running(1))
    expect(idsOf(store.running())).toEqual(['bot-1'])
  })

  it('does not affect readable games, is reported as damaged, and is deleted on request', () => {
    const { store, storage } = open()
    const games = [running(1), { ...running(2), level: 'godlike' }, null, 'x', running(3)]
    storage.setItem(RUNNING_KEY, JSON.stringify({ version: 1, games }))
    storage.setItem(FINISHED_KEY, JSON.stringify({ version: 1, games: [{ ...ended(4), ending: {} }] }))
    expect(idsOf(store.running())).toEqual(['bot-1', 'bot-3'])
    expect(store.running().damagedCount).toBe(3)
    expect(store.find('bot-2')).toEqual({ status: 'damaged' })
    expect(store.find('bot-4')).toEqual({ status: 'damaged' })
    store.save(running(1))
    expect(store.find('bot-2')).toEqual({ status: 'damaged' })
    store.deleteDamaged()
    expect(store.running().damagedCount + store.finished().damagedCount).toBe(0)
    expect(idsOf(store.running())).toEqual(['bot-1', 'bot-3'])
  })
})
