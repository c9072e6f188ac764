/** A stretch of an index: the first columns have these values, the next one lies between two. */
export type KeyRange<Value> = {
  equal: readonly Value[]
  /** Null: no bound on that side. */
  above: Value | null
  below: Value | null
}

/**
 * The keys strictly between two, of an order in which greater ones come first; `high` null: from the top. Given as
 * stretches that begin and end where the index says so: of a comparison of whole rows PostgreSQL finds the beginning
 * by all columns and the end by the first alone, and would read on through all that share it.
 */
export function rangesBetween<Value>(
  high: readonly Value[] | null,
  low: readonly Value[],
): KeyRange<Value>[] {
  const last = low.length - 1
  const at = (key: readonly Value[], index: number) => key[index] as Value
  const split = high === null ? 0 : low.findIndex((value, index) => value !== high[index])
  if (split === -1) return []
  const between: KeyRange<Value> = {
    equal: low.slice(0, split),
    above: at(low, split),
    below: high === null ? null : at(high, split),
  }
  const rest = Array.from({ length: last - split }, (_, index) => split + 1 + index)
  return [
    between,
    ...(high === null
      ? []
      : rest.map((index) => ({ equal: high.slice(0, index), above: null, below: at(high, index) }))),
    ...rest.map((index) => ({ equal: low.slice(0, index), above: at(low, index), below: null })),
  ]
}
