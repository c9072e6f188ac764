/** The most keys that one statement is asked for. */
const BATCH_MAX = 500

type Waiting<Key, Value> = { key: Key; resolve(value: Value): void; reject(error: unknown): void }

/**
 * Turns a function that loads many keys into one that loads a single key: keys that are asked for in the same
 * turn, or while the previous batch is loaded, become one batch. `loadMany` returns the values in the order
 * of the keys. Each answer was read after it was asked for. When a batch fails, each of its callers gets the
 * error.
 */
export function batchLoads<Key, Value>(
  loadMany: (keys: readonly Key[]) => Promise<readonly Value[]>,
  { batchMax = BATCH_MAX }: { batchMax?: number } = {},
): (key: Key) => Promise<Value> {
  const waiting: Waiting<Key, Value>[] = []
  let isLoading = false

  async function loadBatch(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await loadMany(batch.map(({ key }) => key))
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function loadAll(): Promise<void> {
    while (waiting.length > 0) await loadBatch(waiting.splice(0, batchMax))
    isLoading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (isLoading) return
      isLoading = true
      // After this turn's input, which may ask for more.
      setImmediate(() => void loadAll())
    })
}
