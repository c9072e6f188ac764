/** The most messages of one sender that may wait on this server for the one being stored. */
const WAITING_MAX = 16

/**
 * Stores the messages of one sender one after the other, so that a flood from one sender uses one database
 * connection and keeps its order. Returns `busy` when too many wait.
 */
export function openSendQueue() {
  const senders = new Map<string, { waiting: number; last: Promise<unknown> }>()
  return function sendInOrder<T>(senderId: string, store: () => Promise<T>): Promise<T | 'busy'> {
    const queue = senders.get(senderId) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting >= WAITING_MAX) return Promise.resolve('busy')
    senders.set(senderId, queue)
    queue.waiting++
    const stored = queue.last.then(store).finally(() => {
      queue.waiting--
      if (queue.waiting === 0) senders.delete(senderId)
    })
    queue.last = stored.catch(() => {})
    return stored
  }
}
