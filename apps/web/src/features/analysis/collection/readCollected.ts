import { openCollectionStore } from './collectionStore.ts'

/** The PGN of a game in this browser's collection; null if it isn't there, or can't be read. */
export async function readCollected(id: string): Promise<string | null> {
  try {
    const store = await openCollectionStore()
    try {
      return await store.readText(id)
    } finally {
      store.close()
    }
  } catch {
    return null
  }
}
