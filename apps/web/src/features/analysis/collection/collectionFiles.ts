import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CollectedGame } from './collection.ts'

/** What is to be done with a change that the account doesn't have: send it, wait until there is room, or nothing. */
export const TO_SEND = 1
export const WAITING = 2
export const LEFT_OUT = 3

/**
 * The last change of a game, of a deleted one too. `unsent` is missing once the account knows it. Of two changes the later one
 * counts, so a new one is always later than the one before, whatever the device's clock says.
 */
export type GameNote = {
  id: string
  changedAtMs: number
  isDeleted: boolean
  unsent?: typeof TO_SEND | typeof WAITING | typeof LEFT_OUT
}

interface CollectionSchema extends DBSchema {
  games: { key: string; value: CollectedGame }
  texts: { key: string; value: string }
  /** Of an account's collection alone, as are the numbers. */
  notes: { key: string; value: GameNote; indexes: { unsent: number } }
  numbers: { key: string; value: number }
}

export type CollectionFiles = IDBPDatabase<CollectionSchema>

const VERSION = 2

/** Opens the collection of an account in this browser, or the browser's own (''). Rejects if the browser keeps nothing. */
export function openCollectionFiles(owner: string): Promise<CollectionFiles> {
  return openDB<CollectionSchema>(owner === '' ? 'lance-collection' : `lance-collection:${owner}`, VERSION, {
    upgrade(opened, oldVersion) {
      if (oldVersion < 1) {
        opened.createObjectStore('games', { keyPath: 'id' })
        opened.createObjectStore('texts')
      }
      opened.createObjectStore('notes', { keyPath: 'id' }).createIndex('unsent', 'unsent')
      opened.createObjectStore('numbers')
    },
    // Another tab has a newer version of the site: it must not wait for this one.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
  })
}
