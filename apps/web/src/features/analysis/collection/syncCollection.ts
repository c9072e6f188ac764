import type { AccountRoom } from '@lance/contract'
import { callApi } from '../../../net/session/wiring.ts'
import type { UnsentCounts } from './accountSync.ts'
import type { Collection } from './openCollection.ts'

/** The server counts 120 calls of each kind a minute, for all devices of a player. */
const CALL_EVERY_MS = 600

type SyncOptions = {
  signal: AbortSignal
  onReading: (room: AccountRoom) => void
  onSending: (room: AccountRoom, counts: UnsentCounts) => void
}

/**
 * Takes what is new in the account, then sends what it doesn't have. Every change has an id and a time of its own, so a call that
 * was cut off is simply made again. Rejects without an answer.
 */
export async function syncCollection(collection: Collection, options: SyncOptions): Promise<void> {
  const { signal, onSending } = options
  let room = await pullAll(collection, options)
  if (room.isMember) {
    const most = room.bytes < room.bytesMax ? room.gamesMax - room.games : 0
    if (most > 0) await collection.call('sendWaiting', { most })
  }
  for (;;) {
    onSending(room, await collection.call('countUnsent', {}))
    const push = await collection.call('unsent', {})
    if (push === null) return
    const pause = pauseFor(CALL_EVERY_MS)
    const pushed = await callApi('POST /collection', { body: push, signal })
    await collection.call('markSent', { push, pushed })
    room = pushed.room
    if (push.games.length > 0) await pause
  }
}

async function pullAll(collection: Collection, { signal, onReading }: SyncOptions): Promise<AccountRoom> {
  let after = await collection.call('cursor', {})
  for (;;) {
    const pause = pauseFor(CALL_EVERY_MS)
    const { room, ...changes } = await callApi('GET /collection', { query: { after }, signal })
    await collection.call('merge', { changes })
    if (!changes.hasMore) return room
    onReading(room)
    after = changes.cursor
    await pause
  }
}

const pauseFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
