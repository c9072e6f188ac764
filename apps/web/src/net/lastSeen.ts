import { tabStorage } from '../base/tabStorage.ts'
import { isRetryable } from './api/apiError.ts'
import { LISTS_KEY } from './session/lastUser.ts'

/** An answer. `seenAtMs` marks a stored one, used when the server can't be reached; screens must say so. */
export type LastSeen<Answer> = Answer & { seenAtMs?: number }

type StoredLists = Record<string, { userId: string; answer: object; seenAtMs: number }>
type ListStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Reads one of a user's lists and stores it in this browser. If the server can't be reached, returns the
 * stored list. Not for anything about money.
 */
export async function readOrLastSeen<Answer extends object>(
  { name, userId }: { name: string; userId: string },
  read: () => Promise<Answer>,
  { storage = tabStorage(), nowMs = Date.now }: { storage?: ListStorage; nowMs?: () => number } = {},
): Promise<LastSeen<Answer>> {
  try {
    const answer = await read()
    store(storage, { ...readStored(storage), [name]: { userId, answer, seenAtMs: nowMs() } })
    return answer
  } catch (error) {
    const stored = isRetryable(error) ? readStored(storage)[name] : undefined
    if (stored?.userId !== userId) throw error
    return { ...(stored.answer as Answer), seenAtMs: stored.seenAtMs }
  }
}

function readStored(storage: ListStorage): StoredLists {
  try {
    return JSON.parse(storage.getItem(LISTS_KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function store(storage: ListStorage, lists: StoredLists) {
  try {
    storage.setItem(LISTS_KEY, JSON.stringify(lists))
  } catch {
    // Storage is full or forbidden: the list is then only available online.
  }
}
