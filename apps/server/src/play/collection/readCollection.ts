import { COLLECTION_PULL_GAMES_MAX, type CollectionChanges } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { Caller } from '../../kernel/routing.ts'
import { accountRoom } from './accountRoom.ts'
import { selectChangesAfter, selectCollection } from './collectionStore.ts'
import { unpackGame } from './packGame.ts'

/** What has changed in a player's collection since a cursor, in order. */
export async function readCollection(
  { db }: Pick<Context, 'db'>,
  { userId }: Caller,
  { after }: { after: number },
): Promise<CollectionChanges> {
  // The row first: what is committed meanwhile has higher numbers and comes with the next answer.
  const { row, isMember } = await selectCollection(db, userId)
  const room = accountRoom(row, isMember)
  if (after > 0 && after < row.forgottenSeq)
    return { games: [], cursor: 0, hasMore: true, isReset: true, room }
  const rows = await selectChangesAfter(db, { userId, after, limit: COLLECTION_PULL_GAMES_MAX })
  const games = await Promise.all(
    rows.map(async ({ id, changedAt, addedAt, packed }) => ({
      id,
      changedAtMs: changedAt.getTime(),
      addedAtMs: addedAt.getTime(),
      game: packed && (await unpackGame(packed)),
    })),
  )
  const cursor = rows.at(-1)?.seq ?? after
  return { games, cursor, hasMore: rows.length > 0 && cursor < row.lastSeq, isReset: false, room }
}
