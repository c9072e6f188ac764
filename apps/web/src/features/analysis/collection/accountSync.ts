import {
  ACCOUNT_GAME_BYTES_MAX,
  COLLECTION_PUSH_BYTES_MAX,
  COLLECTION_PUSH_DELETED_MAX,
  COLLECTION_PUSH_GAMES_MAX,
  type CollectionChanges,
  type CollectionPush,
  type CollectionPushed,
  type RefusedGame,
} from '@lance/contract'
import { type CollectionFiles, type GameNote, LEFT_OUT, TO_SEND, WAITING } from './collectionFiles.ts'

// What the collection of an account in this browser exchanges with the server. Runs in the worker.

/** Of a push, what surrounds its lists; and one deletion. */
const FRAME_BYTES = 2000
const DELETED_BYTES = 75
/** What is left for games. The longest one fits, however its text is written in JSON. */
const GAMES_BYTES_MAX = COLLECTION_PUSH_BYTES_MAX - FRAME_BYTES - COLLECTION_PUSH_DELETED_MAX * DELETED_BYTES

/** Games that the account doesn't have: those being sent, those that wait for room, and those that it never takes. */
export type UnsentCounts = { toSend: number; waiting: number; leftOut: number }

export async function countUnsent(files: CollectionFiles): Promise<UnsentCounts> {
  const reading = files.transaction('notes').store.index('unsent')
  const [toSend, waiting, leftOut] = await Promise.all(
    [TO_SEND, WAITING, LEFT_OUT].map((one) => reading.count(one)),
  )
  return { toSend: toSend ?? 0, waiting: waiting ?? 0, leftOut: leftOut ?? 0 }
}

export const readCursor = async (files: CollectionFiles): Promise<number> =>
  (await files.get('numbers', 'cursor')) ?? 0

/** The next changes to send; null if there are none. */
export async function readUnsent(files: CollectionFiles): Promise<CollectionPush | null> {
  const opened = files.transaction(['games', 'texts', 'notes'], 'readwrite')
  const notes = opened.objectStore('notes')
  const push: CollectionPush = { games: [], deleted: [] }
  let bytes = 0
  for (const note of await notes.index('unsent').getAll(TO_SEND, COLLECTION_PUSH_DELETED_MAX)) {
    const { id, changedAtMs, isDeleted } = note
    if (isDeleted) push.deleted.push({ id, changedAtMs })
    if (isDeleted || push.games.length >= COLLECTION_PUSH_GAMES_MAX) continue
    const game = await opened.objectStore('games').get(id)
    const pgn = (await opened.objectStore('texts').get(id)) ?? ''
    if (game === undefined || bytesOf(pgn) > ACCOUNT_GAME_BYTES_MAX) {
      void notes.put({ ...note, unsent: LEFT_OUT })
      continue
    }
    const pushed = { id, changedAtMs, addedAtMs: game.addedAtMs, pgn }
    bytes += bytesOf(JSON.stringify(pushed)) + 1
    if (bytes > GAMES_BYTES_MAX) break
    push.games.push(pushed)
  }
  await opened.done
  return push.games.length + push.deleted.length === 0 ? null : push
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).length

/** A game without room, or without a membership, may be sent again one day. */
const unsentOf = (code: RefusedGame['code']) =>
  code === 'FULL' || code === 'MEMBERS_ONLY' ? WAITING : LEFT_OUT

/** Notes what the account has taken and refused, unless it was changed meanwhile. */
export async function markSent(
  files: CollectionFiles,
  push: CollectionPush,
  { refused, fromSeq, toSeq }: Pick<CollectionPushed, 'refused' | 'fromSeq' | 'toSeq'>,
): Promise<void> {
  const codes = new Map(refused.map(({ id, code }) => [id, code]))
  const writing = files.transaction(['notes', 'numbers'], 'readwrite')
  const notes = writing.objectStore('notes')
  for (const { id, changedAtMs } of [...push.games, ...push.deleted]) {
    const now = await notes.get(id)
    if (now === undefined || now.changedAtMs !== changedAtMs) continue
    const { unsent: _, ...known } = now
    const code = codes.get(id)
    void notes.put(code === undefined ? known : { ...known, unsent: unsentOf(code) })
  }
  const numbers = writing.objectStore('numbers')
  if (((await numbers.get('cursor')) ?? 0) === fromSeq) void numbers.put(toSeq, 'cursor')
  await writing.done
}

/** Has games that waited sent again, as many as there is room for. */
export async function sendWaiting(files: CollectionFiles, most: number): Promise<void> {
  const notes = files.transaction('notes', 'readwrite').store
  for (const note of await notes.index('unsent').getAll(WAITING, Math.max(1, most)))
    void notes.put({ ...note, unsent: TO_SEND })
  await notes.transaction.done
}

/** Takes what has changed in the account. `seen`: the games of an account that is being read anew. */
export async function mergeChanges(
  files: CollectionFiles,
  { games, cursor, hasMore, isReset }: Omit<CollectionChanges, 'room'>,
  seen: Set<string> | null,
): Promise<Set<string> | null> {
  if (isReset) return new Set()
  const writing = files.transaction(['games', 'texts', 'notes', 'numbers'], 'readwrite')
  const notes = writing.objectStore('notes')
  for (const { id, changedAtMs, addedAtMs, game } of games) {
    seen?.add(id)
    const here = await notes.get(id)
    // What was changed here later goes to the account.
    if (here !== undefined && here.changedAtMs > changedAtMs) continue
    void notes.put({ id, changedAtMs, isDeleted: game === null })
    if (game === null) {
      void writing.objectStore('games').delete(id)
      void writing.objectStore('texts').delete(id)
    } else {
      const { pgn, ...summary } = game
      void writing.objectStore('games').put({ id, ...summary, addedAtMs })
      void writing.objectStore('texts').put(pgn, id)
    }
  }
  // An account that is read anew begins anew if this is cut off.
  if (seen === null || !hasMore) void writing.objectStore('numbers').put(cursor, 'cursor')
  await writing.done
  if (seen === null || hasMore) return seen
  await dropUnseen(files, seen)
  return null
}

/** Removes the games that the account had and no longer has. */
async function dropUnseen(files: CollectionFiles, seen: ReadonlySet<string>): Promise<void> {
  const writing = files.transaction(['games', 'texts', 'notes'], 'readwrite')
  const isGone = ({ id, unsent }: GameNote) => unsent === undefined && !seen.has(id)
  for (const note of await writing.objectStore('notes').getAll()) {
    if (!isGone(note)) continue
    void writing.objectStore('notes').delete(note.id)
    void writing.objectStore('games').delete(note.id)
    void writing.objectStore('texts').delete(note.id)
  }
  await writing.done
}
