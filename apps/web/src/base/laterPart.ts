import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { createValueStore } from './valueStore.ts'

type LaterPart<Props> = {
  /** Loads the part before it is shown, so that it appears at once. */
  load: () => void
  /** The part; null until it is loaded, which is tried again when it is shown and when the network is back. */
  usePart: () => ComponentType<Props> | null
}

/**
 * A part that is loaded before it is needed. Unlike `lazy` it shows without a fallback once it is loaded, and its place
 * can show something else until then.
 */
export function laterPart<Props>(read: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  const part = createValueStore<ComponentType<Props> | null>(null)
  const load = () => {
    if (part.get() === null) void read().then(part.set, () => {})
  }
  const usePart = () => {
    useEffect(() => {
      load()
      window.addEventListener('online', load)
      return () => window.removeEventListener('online', load)
    }, [])
    return useSyncExternalStore(part.subscribe, part.get, part.get)
  }
  return { load, usePart }
}
