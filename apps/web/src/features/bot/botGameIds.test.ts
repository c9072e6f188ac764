import { describe, expect, it } from 'vitest'
import { botGameAfter } from './botFixture.ts'
import { lastUnfinishedBotGameId } from './botGameIds.ts'
import { openBotGameStore } from './botGameStore.ts'

const storageOf = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

describe('finding the latest unfinished game', () => {
  it('returns the player’s most recently played game', () => {
    const storage = storageOf()
    const store = openBotGameStore(storage, 'ana')
    expect(lastUnfinishedBotGameId(storage, 'ana')).toBeNull()
    for (const id of ['bot-1', 'bot-2']) store.save(botGameAfter(['e2e4'], { id }))
    expect(lastUnfinishedBotGameId(storage, 'ana')).toBe('bot-2')
    expect(lastUnfinishedBotGameId(storage, 'bruno')).toBeNull()
  })

  it.each(['{', 'null', '7', '{"games":[null]}', '{"games":[{"id":"game-1"}]}', '{"games":[{"id":7}]}'])(
    'returns null when the storage holds %s',
    (text) => {
      const storage = storageOf(new Map([['bot_games:ana', text]]))
      expect(lastUnfinishedBotGameId(storage, 'ana')).toBeNull()
    },
  )

  it('returns null when storage is forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
    }
    expect(lastUnfinishedBotGameId(forbidden, 'ana')).toBeNull()
  })
})
