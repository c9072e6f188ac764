/** The most messages of one sender that may wait on this server for the one being stored. */
const WAITING_MAX = 16

/**
 * Stores the messages of one sender one after the other, so that a flood from one sender uses one database
 * connection and keeps its order. Returns `busy` when too many wait.
 */
export function openSendInOrder() {
  const senders = new Map<string, { waiting: number; last: Promise<unknown> }>()
  return function sendInOrder<T>(senderId: string, store: () => Promise<T>): Promise<T | 'busy'> {
    const line = senders.get(senderId) ?? { waiting: 0, last: Promise.resolve() }
    if (line.waiting >= WAITING_MAX) return Promise.resolve('busy')
    senders.set(senderId, line)
    line.waiting++
    const stored = line.last.then(store).finally(() => {
      line.waiting--
      if (line.waiting === 0) senders.delete(senderId)
    })
    line.last = stored.catch(() => {})
    return stored
  }
}
