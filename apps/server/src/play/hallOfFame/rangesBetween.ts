/** A range of an index: the first columns have these values, the next one lies between two bounds. */
export type KeyRange<Value> = {
  equal: readonly Value[]
  /** Null: no bound on that side. */
  above: Value | null
  below: Value | null
}

/**
 * The keys strictly between two, in an order with greater keys first; `high` null: from the top. Returned as
 * ranges whose both ends the index can find: for a comparison of whole rows, PostgreSQL finds the start by
 * all columns but the end by the first column only, and would read on through every row that shares it.
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
