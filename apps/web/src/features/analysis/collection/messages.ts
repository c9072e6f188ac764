import type { CollectedGame, ImportCounts, ImportReport, StoredGame } from './collection.ts'

/** What the page asks of the collection's worker, and what it answers. */
export type CollectionCalls = {
  /** Reads a file or a text, and keeps its games. */
  import: { request: { source: Blob | string; nowMs: number }; answer: ImportReport }
  /** Ends the running import after the games that it is keeping. */
  cancel: { request: object; answer: null }
  /** A page of the games that a search finds. */
  list: { request: { search: string; from: number }; answer: GamePage }
  /** A game's PGN; null if it is gone. */
  read: { request: { gameId: string }; answer: string | null }
  /** Removes a game, and gives it back for undoing; null if it is gone. */
  remove: { request: { gameId: string }; answer: StoredGame | null }
  restore: { request: { stored: StoredGame }; answer: null }
  clear: { request: object; answer: null }
  /** The PGN of all games that a search finds. */
  export: { request: { search: string }; answer: Blob }
}

export type CallName = keyof CollectionCalls

/** `total`: of the collection, `matching`: that the search finds. */
export type GamePage = { total: number; matching: number; from: number; games: readonly CollectedGame[] }

export type CollectionRequest = {
  [Name in CallName]: { id: number; call: Name } & CollectionCalls[Name]['request']
}[CallName]

/** `NO_STORAGE`: the browser keeps nothing. */
export type CollectionFailure = 'TOO_LARGE' | 'NO_STORAGE' | 'FAILED'

export type CollectionAnswer =
  | { type: 'answer'; id: number; value: CollectionCalls[CallName]['answer'] }
  | { type: 'failed'; id: number; code: CollectionFailure }
  | { type: 'progress'; id: number; part: number; counts: ImportCounts }
  /** Another tab has changed the collection. */
  | { type: 'changed' }
