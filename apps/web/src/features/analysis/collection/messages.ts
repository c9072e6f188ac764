import type { CollectionChanges, CollectionPush, CollectionPushed } from '@lance/contract'
import type { UnsentCounts } from './accountSync.ts'
import type { AskedGames, PlayerNames } from './askedGames.ts'
import type { CollectedGame, ImportCounts, ImportReport, StoredGame } from './collection.ts'

/** The games with these ids, or else all that a search finds. */
export type ChosenGames = { ids: ReadonlySet<string> | null; search: string }

/** What the page asks of the collection's worker, and what it answers. */
export type CollectionCalls = {
  /** Reads a file or a text, and keeps its games. */
  import: { request: { source: Blob | string; nowMs: number }; answer: ImportReport }
  /** Ends the running import after the games that it is keeping. */
  cancel: { request: object; answer: null }
  /** A page of the games that a search finds. */
  list: { request: { search: string; from: number }; answer: GamePage }
  /** Removes a game, and gives it back for undoing; null if it is gone. */
  remove: { request: { gameId: string }; answer: StoredGame | null }
  restore: { request: { stored: StoredGame }; answer: null }
  clear: { request: object; answer: null }
  /** The PGN of all games that a search finds. */
  export: { request: { search: string }; answer: Blob }
  /** Who played the chosen games. */
  players: { request: ChosenGames; answer: PlayerNames }
  /** A player's games among the chosen ones, to make exercises of. */
  ask: {
    request: ChosenGames & { player: string; made: ReadonlySet<string>; most: number }
    answer: AskedGames
  }
  /** Of an account's collection: how many games of the browser's own it doesn't have. */
  outside: { request: object; answer: number }
  /** Adds the games of the browser's own collection, as an import does. */
  takeIn: { request: { nowMs: number }; answer: ImportReport }
  /** Of an account's collection, what is exchanged with the server (`accountSync.ts`). */
  cursor: { request: object; answer: number }
  merge: { request: { changes: Omit<CollectionChanges, 'room'> }; answer: null }
  sendWaiting: { request: { most: number }; answer: null }
  unsent: { request: object; answer: CollectionPush | null }
  markSent: { request: { push: CollectionPush; pushed: CollectionPushed }; answer: null }
  countUnsent: { request: object; answer: UnsentCounts }
}

export type CallName = keyof CollectionCalls

/** `total`: of the collection, `matching`: that the search finds. */
export type GamePage = { total: number; matching: number; from: number; games: readonly CollectedGame[] }

/** `owner`: the account whose collection it is, '' for the browser's own. A worker serves one. */
export type CollectionRequest = {
  [Name in CallName]: { id: number; owner: string; call: Name } & CollectionCalls[Name]['request']
}[CallName]

/** `NO_STORAGE`: the browser keeps nothing. */
export type CollectionFailure = 'TOO_LARGE' | 'NO_STORAGE' | 'FAILED'

export type CollectionAnswer =
  | { type: 'answer'; id: number; value: CollectionCalls[CallName]['answer'] }
  | { type: 'failed'; id: number; code: CollectionFailure }
  | { type: 'progress'; id: number; part: number; counts: ImportCounts }
  /** Another tab, or another device, has changed the collection. */
  | { type: 'changed' }
