import type { AccountRoom } from '@lance/contract'
import { createValueStore } from '../../../base/valueStore.ts'
import { session } from '../../../net/session/wiring.ts'
import type { UnsentCounts } from './accountSync.ts'
import { type Collection, openCollection } from './openCollection.ts'
import { syncCollection } from './syncCollection.ts'

/** How the account's copy stands. `room` is null until the server has answered. */
export type AccountState = {
  status: 'idle' | 'reading' | 'sending' | 'failed'
  room: AccountRoom | null
  counts: UnsentCounts
}

const NOTHING: AccountState = {
  status: 'idle',
  room: null,
  counts: { toSend: 0, waiting: 0, leftOut: 0 },
}

export const accountState = createValueStore<AccountState>(NOTHING)

let running: { owner: string; isWantedAgain: boolean; stop: () => void } | null = null
let lastOwner = ''

/**
 * Makes an account's collection the same here and on the server. It goes on when the player leaves the screen, in one tab at a
 * time, begins again where it was cut off, and ends as soon as another user is signed in.
 */
export function startAccountSync(owner: string): void {
  if (running?.owner === owner) {
    running.isWantedAgain = true
    return
  }
  running?.stop()
  if (lastOwner !== owner) accountState.set(NOTHING)
  lastOwner = owner
  const controller = new AbortController()
  const run = { owner, isWantedAgain: false, stop: () => controller.abort() }
  running = run
  const stopForOthers = () => {
    const state = session.state()
    if (state.status !== 'user' || state.user.id !== owner) controller.abort()
  }
  const unsubscribe = session.subscribe(stopForOthers)
  const collection = openCollection({ owner, onChanged: () => {} })
  const isAgain = () => {
    const again = run.isWantedAgain
    run.isWantedAgain = false
    return again
  }
  void inOneTab(owner, controller.signal, () => syncAll(collection, controller.signal, isAgain))
    .catch(() => {
      if (running === run) accountState.set({ ...accountState.get(), status: 'failed' })
    })
    .finally(() => {
      unsubscribe()
      collection.close()
      if (running === run) running = null
    })
}

/** Once more for as long as something has changed meanwhile. */
async function syncAll(collection: Collection, signal: AbortSignal, isAgain: () => boolean): Promise<void> {
  const set = (change: Partial<AccountState>) => {
    if (!signal.aborted) accountState.set({ ...accountState.get(), ...change })
  }
  do {
    await syncCollection(collection, {
      signal,
      onReading: (room) => set({ status: 'reading', room }),
      onSending: (room, counts) => set({ status: 'sending', room, counts }),
    })
  } while (isAgain())
  set({ status: 'idle' })
}

async function inOneTab(owner: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run()
  await navigator.locks.request(`collection-sync:${owner}`, { signal }, run)
}
