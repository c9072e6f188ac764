import type { PlayerServerEvent, PrizeNotice } from '@lance/contract'
import { createValueStore } from '../../base/valueStore.ts'

type Channel = { onEvent: (listener: (event: PlayerServerEvent) => void) => void }

export type OwnPrizes = {
  /** The prizes that the user has won and not seen, oldest first. */
  get: () => readonly PrizeNotice[]
  subscribe: (onChange: () => void) => () => void
  /** Takes a prize off the list that the user has seen, before the server knows. */
  hide: (tournamentId: string) => void
  /** Forgets everything, when the user signs out. */
  clear: () => void
}

/**
 * Whether the table on this page may be covered by the news of a prize: no game of the user's runs on it, and
 * its own dialog is closed. False without a table.
 */
export const freeTable = createValueStore(false)

/** Remembers the prizes that the channel announces, perhaps before any screen listens. */
export function trackOwnPrizes(channel: Channel): OwnPrizes {
  const prizes = createValueStore<readonly PrizeNotice[]>([])
  const hidden = new Set<string>()
  const show = (all: readonly PrizeNotice[]) =>
    prizes.set(all.filter(({ tournamentId }) => !hidden.has(tournamentId)))
  channel.onEvent((event) => {
    if (event.type === 'prizes') show(event.data.prizes)
  })
  return {
    get: prizes.get,
    subscribe: prizes.subscribe,
    hide(tournamentId) {
      hidden.add(tournamentId)
      show(prizes.get())
    },
    clear() {
      hidden.clear()
      show([])
    },
  }
}
