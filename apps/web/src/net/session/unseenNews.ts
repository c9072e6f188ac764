import type { PlayerServerEvent } from '@lance/contract'
import { createValueStore } from '../../base/valueStore.ts'

type Channel = { onEvent: (listener: (event: PlayerServerEvent) => void) => void }

/** What the server tells a user until they have closed it: prizes, matches that ended without them. */
export type UnseenNews<Id, Item extends Id> = {
  /** Oldest first. */
  get: () => readonly Item[]
  subscribe: (onChange: () => void) => () => void
  /** Takes off the list what the user has seen, before the server knows. */
  hide: (id: Id) => void
  /** Forgets everything, when the user signs out. */
  clear: () => void
}

/**
 * Whether the table on this page may be covered by a tournament's news: no game of the user's runs on it, and
 * its own dialog is closed. False without a table.
 */
export const freeTable = createValueStore(false)

/**
 * Remembers what the channel announces, perhaps before any screen listens. `itemsOf`: all items of an event, null
 * for other events. `keyOf`: what tells them apart.
 */
export function trackUnseen<Id, Item extends Id>(
  channel: Channel,
  itemsOf: (event: PlayerServerEvent) => readonly Item[] | null,
  keyOf: (id: Id) => string,
): UnseenNews<Id, Item> {
  const items = createValueStore<readonly Item[]>([])
  const hidden = new Set<string>()
  const show = (all: readonly Item[]) => items.set(all.filter((item) => !hidden.has(keyOf(item))))
  channel.onEvent((event) => {
    const all = itemsOf(event)
    if (all !== null) show(all)
  })
  return {
    get: items.get,
    subscribe: items.subscribe,
    hide(id) {
      hidden.add(keyOf(id))
      show(items.get())
    },
    clear() {
      hidden.clear()
      show([])
    },
  }
}
