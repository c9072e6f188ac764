/**
 * Has all that ask for the same thing at the same time share one read. Who asks while one is under way gets the next,
 * so that nobody is given what was read before he asked.
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
