import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteCollectionOf, selectOwnGames } from './collectionStore.ts'
import { unpackGame } from './packGame.ts'

/** The games of a user's collection, visible only to that user. */
export const ownCollection: OwnDataPart = {
  exportOf: (db, { userId }) => ({ collectedGames: () => listGames(db, userId) }),
  async forget(trx, { userId }) {
    await deleteCollectionOf(trx, userId)
    return {}
  },
}

async function* listGames(db: Kysely<Database>, userId: string) {
  for await (const { id, addedAt, packed } of inPages(selectOwnGames, { db, userId }))
    yield { id, addedAt, isDeleted: packed === null, ...(packed && (await unpackGame(packed))) }
}
