/** A value that components subscribe to with `useSyncExternalStore`. */
export type ValueStore<Value> = {
  get: () => Value
  set: (value: Value) => void
  subscribe: (onChange: () => void) => () => void
}

export function createValueStore<Value>(first: Value): ValueStore<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
