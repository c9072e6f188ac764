import { tabStorage } from '../../base/tabStorage.ts'
import type { BotGame } from './botGame.ts'
import { botGameKeys } from './botGameIds.ts'
import { isObject, parseBotGame } from './parseBotGame.ts'

/** The most finished games to store; the oldest are dropped first. */
export const FINISHED_MAX = 100
/** The most unfinished games to store. */
export const RUNNING_MAX = 10

/** Data of any other version is unreadable. */
const VERSION = 1

export type StoredBotGames = {
  /** The most recently played first. */
  games: BotGame[]
  /** How many entries could not be read. */
  damagedCount: number
}

export type BotGameLookup = { status: 'found'; game: BotGame } | { status: 'missing' } | { status: 'damaged' }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>
type ListName = 'running' | 'finished'

/** One player's games against the bot in this browser. */
export type BotGameStore = {
  running: () => StoredBotGames
  finished: () => StoredBotGames
  find: (id: string) => BotGameLookup
  /** Stores a game, unless another tab has stored more of it already. False if it can't be stored. */
  save: (game: BotGame) => boolean
  /** Deletes an unfinished game. */
  deleteRunning: (id: string) => void
  /** Deletes unreadable entries. */
  deleteDamaged: () => void
  /** Whether a storage key belongs to these games. */
  isKey: (key: string | null) => boolean
}

export function openBotGameStore(storage: Storage, playerId: string): BotGameStore {
  const keys = botGameKeys(playerId)
  const read = (name: ListName) => readList(storage.getItem(keys[name]))
  const write = (name: ListName, entries: readonly unknown[]) => {
    try {
      storage.setItem(keys[name], JSON.stringify({ version: VERSION, games: entries }))
      return true
    } catch {
      // Storage is full or forbidden: the game goes on, but only in this page.
      return false
    }
  }
  const entryOf = (name: ListName, id: string) => read(name).entries.find((entry) => hasId(entry, id))

  return {
    running: () => parseList(read('running')),
    finished: () => parseList(read('finished')),
    find(id) {
      const entry = entryOf('finished', id) ?? entryOf('running', id)
      if (entry === undefined) return { status: 'missing' }
      const game = parseBotGame(entry)
      return game === null ? { status: 'damaged' } : { status: 'found', game }
    },
    save(game) {
      if (entryOf('finished', game.id) !== undefined) return true
      const running = read('running').entries
      const others = running.filter((entry) => !hasId(entry, game.id))
      if (game.ending === null) {
        const isBehind = running.some((entry) => hasId(entry, game.id) && pliesOf(entry) > game.ucis.length)
        return isBehind || write('running', [game, ...others].slice(0, RUNNING_MAX))
      }
      const ended = read('finished').entries.filter((entry) => !isAborted(entry))
      if (!write('finished', [game, ...ended].slice(0, FINISHED_MAX))) return false
      return write('running', others)
    },
    deleteRunning(id) {
      write(
        'running',
        read('running').entries.filter((entry) => !hasId(entry, id)),
      )
    },
    deleteDamaged() {
      write('running', parseList(read('running')).games)
      write('finished', parseList(read('finished')).games)
    },
    isKey: (key) => key === keys.running || key === keys.finished,
  }
}

type RawList = { entries: readonly unknown[]; isUnreadable: boolean }

function readList(text: string | null): RawList {
  if (text === null) return { entries: [], isUnreadable: false }
  try {
    const kept: unknown = JSON.parse(text)
    if (isObject(kept) && kept.version === VERSION && Array.isArray(kept.games)) {
      return { entries: kept.games, isUnreadable: false }
    }
  } catch {
    // Not JSON: reported below.
  }
  return { entries: [], isUnreadable: true }
}

function parseList({ entries, isUnreadable }: RawList): StoredBotGames {
  const games = entries.map(parseBotGame).filter((game) => game !== null)
  return { games, damagedCount: isUnreadable ? 1 : entries.length - games.length }
}

const hasId = (entry: unknown, id: string) => isObject(entry) && entry.id === id

const pliesOf = (entry: unknown) => (isObject(entry) && Array.isArray(entry.ucis) ? entry.ucis.length : 0)

/** An aborted game stays only until the next one ends, so that its address still works. */
const isAborted = (entry: unknown) =>
  isObject(entry) && isObject(entry.ending) && entry.ending.reason === 'aborted'

// One for the whole page, because it holds the games itself if storage is forbidden.
const storage = tabStorage()

/** A player's games in this browser. */
export const browserBotGames = (playerId: string): BotGameStore => openBotGameStore(storage, playerId)
