/**
 * Lets simultaneous callers with the same key share one read. A caller who comes during a read gets the next
 * one, so that no caller gets data that was read before they asked.
 */
export function shareReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const running = new Map<string, { current: Promise<T>; next: Promise<T> | null }>()

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    const reading = { current: read(), next: null }
    running.set(key, reading)
    const end = () => {
      if (running.get(key) === reading && reading.next === null) running.delete(key)
    }
    reading.current.then(end, end)
    return reading.current
  }

  return (key, read) => {
    const reading = running.get(key)
    if (!reading) return begin(key, read)
    const start = () => begin(key, read)
    reading.next ??= reading.current.then(start, start)
    return reading.next
  }
}
