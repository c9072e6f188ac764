/**
 * Lets simultaneous callers with the same key share one read. A caller who comes during a read gets the next
 * one, so that no caller gets data that was read before they asked.
 */
export function shareReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const running = new Map<string, { current: Promise<T>; next: Promise<T> | null }>()

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    const turn = { current: read(), next: null }
    running.set(key, turn)
    const end = () => {
      if (running.get(key) === turn && turn.next === null) running.delete(key)
    }
    turn.current.then(end, end)
    return turn.current
  }

  return (key, read) => {
    const turn = running.get(key)
    if (!turn) return begin(key, read)
    const start = () => begin(key, read)
    turn.next ??= turn.current.then(start, start)
    return turn.next
  }
}
