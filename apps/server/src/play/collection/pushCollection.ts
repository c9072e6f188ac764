import type { CollectionPush, CollectionPushed } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { accountRoom } from './accountRoom.ts'
import {
  forgetDeletions,
  lockCollection,
  saveCollection,
  selectIsMember,
  selectKnownGames,
  writeGames,
} from './collectionStore.ts'
import { decideChanges } from './decideChanges.ts'
import type { Reader } from './openReader.ts'

/** Keeps what a device has changed, each change once. What is refused stays in that browser. */
export async function pushCollection(
  { db, time, reader }: Pick<Context, 'db' | 'time'> & { reader: Reader },
  { userId }: Caller,
  push: CollectionPush,
): Promise<{ ok: true; pushed: CollectionPushed } | Refusal> {
  // Games are read only for members, and before the row is locked.
  const mayAdd = await selectIsMember(db, userId)
  const read = await reader.read(mayAdd ? push.games.map(({ pgn }) => pgn) : [])
  if (read === null) return { ok: false, code: 'BUSY' }
  const pushed = await db.transaction().execute(async (trx) => {
    const was = await lockCollection(trx, userId)
    const ids = [...push.games, ...push.deleted].map(({ id }) => id)
    const known = await selectKnownGames(trx, { userId, ids })
    const nowMs = time.nowMs()
    const decided = decideChanges({ push, read, known, row: was, isMember: mayAdd, nowMs })
    const { changes, refused } = decided
    await writeGames(trx, { userId, changes, afterSeq: was.lastSeq })
    const row = { ...was, ...decided.row, lastSeq: was.lastSeq + changes.length }
    const forgotten = push.deleted.length === 0 ? { count: 0, seq: 0 } : await forgetDeletions(trx, userId)
    row.deleted -= forgotten.count
    row.forgottenSeq = Math.max(row.forgottenSeq, forgotten.seq)
    if (changes.length > 0) await saveCollection(trx, userId, row)
    const room = accountRoom(row, mayAdd)
    return { refused: [...refused], fromSeq: was.lastSeq, toSeq: row.lastSeq, room }
  })
  return { ok: true, pushed }
}
