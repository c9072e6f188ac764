import { openCollectionStore } from './collectionStore.ts'

/**
 * The PGN of a game in this browser, of an account's collection or of the browser's own (''); null if it isn't there, or can't be
 * read.
 */
export async function readCollected(owner: string, id: string): Promise<string | null> {
  try {
    const store = await openCollectionStore(owner)
    try {
      return await store.readText(id)
    } finally {
      store.close()
    }
  } catch {
    return null
  }
}
