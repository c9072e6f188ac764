import type { KeepGames } from './collectGames.ts'
import { COLLECTION_GAMES_MAX, type CollectedGame, type StoredGame } from './collection.ts'
import { type CollectionFiles, type GameNote, openCollectionFiles, TO_SEND } from './collectionFiles.ts'

/** The games that this browser keeps: summaries apart from texts, so that a list need not read the texts. */
export type CollectionStore = {
  /** The account that the collection belongs to, '' for the browser's own. */
  owner: string
  files: CollectionFiles
  readAll: () => Promise<CollectedGame[]>
  readText: (id: string) => Promise<string | null>
  /** Adds games, also those that were deleted before. */
  add: KeepGames
  remove: (ids: readonly string[]) => Promise<void>
  close: () => void
}

/** Opens a collection in this browser. Rejects if the browser keeps nothing. */
export async function openCollectionStore(owner: string): Promise<CollectionStore> {
  const files = await openCollectionFiles(owner)
  return {
    owner,
    files,
    readAll: () => files.getAll('games'),
    readText: async (id) => (await files.get('texts', id)) ?? null,
    add: (games) => addGames(files, owner, games),
    remove: (ids) => removeGames(files, owner, ids),
    close: () => files.close(),
  }
}

const writeAll = (files: CollectionFiles) => files.transaction(['games', 'texts', 'notes'], 'readwrite')
export type Writing = ReturnType<typeof writeAll>

async function addGames(
  files: CollectionFiles,
  owner: string,
  games: readonly StoredGame[],
): ReturnType<KeepGames> {
  const change = writeAll(files)
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
  if (owner !== '')
    await note(
      change,
      added.map(({ game }) => game.id),
      { isDeleted: false },
    ).catch(() => {})
  const error = await done
  if (error?.name === 'QuotaExceededError') return { ok: false, stop: 'noRoom', added: 0 }
  if (error !== null) throw error
  return added.length < isNew.length
    ? { ok: false, stop: 'full', added: added.length }
    : { ok: true, added: added.length }
}

async function removeGames(files: CollectionFiles, owner: string, ids: readonly string[]): Promise<void> {
  const change = writeAll(files)
  for (const id of ids) {
    void change.objectStore('games').delete(id)
    void change.objectStore('texts').delete(id)
  }
  if (owner !== '') await note(change, ids, { isDeleted: true })
  await change.done
}

/** Notes a change for the account, later than what is known of each game. */
async function note(
  change: Writing,
  ids: readonly string[],
  { isDeleted }: { isDeleted: boolean },
): Promise<void> {
  const notes = change.objectStore('notes')
  const nowMs = Date.now()
  const before = await Promise.all(ids.map((id) => notes.get(id)))
  for (const [index, id] of ids.entries()) {
    const changedAtMs = Math.max(nowMs, (before[index]?.changedAtMs ?? 0) + 1)
    void notes.put({ id, changedAtMs, isDeleted, unsent: TO_SEND } satisfies GameNote).catch(() => {})
  }
}
