import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeepGames } from './collectGames.ts'
import { COLLECTION_GAMES_MAX, type CollectedGame, type StoredGame } from './collection.ts'

interface CollectionSchema extends DBSchema {
  games: { key: string; value: CollectedGame }
  texts: { key: string; value: string }
}

const NAME = 'lance-collection'
const VERSION = 1

/** The games that this browser keeps: summaries apart from texts, so that a list need not read the texts. */
export type CollectionStore = {
  readAll: () => Promise<CollectedGame[]>
  readText: (id: string) => Promise<string | null>
  add: KeepGames
  remove: (ids: readonly string[]) => Promise<void>
  clear: () => Promise<void>
  close: () => void
}

/** Opens the browser's collection. Rejects if the browser keeps nothing. */
export async function openCollectionStore(): Promise<CollectionStore> {
  const db = await openDB<CollectionSchema>(NAME, VERSION, {
    upgrade(opened) {
      opened.createObjectStore('games', { keyPath: 'id' })
      opened.createObjectStore('texts')
    },
    // Another tab has a newer version of the site: it must not wait for this one.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
  })
  return {
    readAll: () => db.getAll('games'),
    readText: async (id) => (await db.get('texts', id)) ?? null,
    add: (games) => addGames(db, games),
    async remove(ids) {
      const change = db.transaction(['games', 'texts'], 'readwrite')
      await Promise.all(
        ids.flatMap((id) => [change.objectStore('games').delete(id), change.objectStore('texts').delete(id)]),
      )
      await change.done
    },
    async clear() {
      const change = db.transaction(['games', 'texts'], 'readwrite')
      await Promise.all([change.objectStore('games').clear(), change.objectStore('texts').clear()])
      await change.done
    },
    close: () => db.close(),
  }
}

async function addGames(
  db: IDBPDatabase<CollectionSchema>,
  games: readonly StoredGame[],
): ReturnType<KeepGames> {
  const change = db.transaction(['games', 'texts'], 'readwrite')
  const [summaries, texts] = [change.objectStore('games'), change.objectStore('texts')]
  const done = change.done.then(
    () => null,
    (error: unknown) => error as Error,
  )
  const known = await Promise.all(games.map(({ game }) => summaries.getKey(game.id)))
  const isNew = games.filter((_, index) => known[index] === undefined)
  const room = COLLECTION_GAMES_MAX - (await summaries.count())
  const added = isNew.slice(0, Math.max(0, room))
  for (const { game, pgn } of added) {
    void summaries.put(game).catch(() => {})
    void texts.put(pgn, game.id).catch(() => {})
  }
  const error = await done
  if (error?.name === 'QuotaExceededError') return { ok: false, stop: 'noRoom', added: 0 }
  if (error !== null) throw error
  return added.length < isNew.length
    ? { ok: false, stop: 'full', added: added.length }
    : { ok: true, added: added.length }
}
