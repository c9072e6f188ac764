import type { GameFacts, GameSummary } from '@lance/domain/losses'
import type { TrainingReview } from '@lance/domain/training'
import type { TrainedGame } from '@lance/engine/training'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OwnExercise } from './ownExercise.ts'

/** `unsent: 1` is an index of what the server doesn't have yet. A deleted exercise leaves its id, so that it stays deleted. */
type Sendable = { unsent?: 1 }
export type StoredExercise = Sendable & { id: string; playedAtMs: number; exercise: OwnExercise | null }
export type StoredReview = Sendable & TrainingReview
export type StoredGame = Sendable & { gameId: string; summary: GameSummary }
/** A game to be looked through: when it ended, and its moves. `facts`: of one that counts in the player's numbers. */
export type AskedGame = TrainedGame & { playedAtMs: number; most?: number; facts?: GameFacts }

type Files = DBSchema & {
  exercises: { key: string; value: StoredExercise; indexes: { unsent: number } }
  reviews: { key: string; value: StoredReview; indexes: { unsent: number } }
  /** The games whose exercises were made. */
  made: { key: string; value: { gameId: string } }
  /** What the player lost in each of their games that count. */
  games: { key: string; value: StoredGame; indexes: { unsent: number } }
  asked: { key: string; value: AskedGame }
  choices: { key: string; value: number }
}

export type TrainingFiles = IDBPDatabase<Files>

const VERSION = 2

/** Opens a player's training in this browser; rejects where storage is forbidden. */
export async function openTrainingFiles(playerId: string): Promise<TrainingFiles> {
  return openDB<Files>(`training:${playerId === '' ? 'guest' : playerId}`, VERSION, {
    upgrade(files, oldVersion, _, changing) {
      if (oldVersion < 1) {
        files.createObjectStore('exercises', { keyPath: 'id' }).createIndex('unsent', 'unsent')
        files.createObjectStore('reviews', { keyPath: 'id' }).createIndex('unsent', 'unsent')
        files.createObjectStore('made', { keyPath: 'gameId' })
        files.createObjectStore('asked', { keyPath: 'gameId' })
        files.createObjectStore('choices')
      }
      files.createObjectStore('games', { keyPath: 'gameId' }).createIndex('unsent', 'unsent')
      // The former version left out exercises and games of other devices: everything is read once more.
      void changing.objectStore('choices').delete('cursor')
    },
    // Another tab has a newer version of the site: it must not wait for this one.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
  })
}
