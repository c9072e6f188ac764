import type { Lobby } from '@lance/contract'
import { useSyncExternalStore } from 'react'
import { createValueStore } from '../base/valueStore.ts'
import { callApi } from './session/wiring.ts'

/** How often a visible page asks: members see the games live, others with a delay. */
const MEMBERS_EVERY_MS = 5000
const OTHERS_EVERY_MS = 10_000
/** What is older than this is not shown as what is going on. */
const STALE_MS = 60_000

/** `error`: why the last call failed. `aheadMs`: how far the server's clock is ahead of this browser's, at least. */
type LobbyState = { lobby: Lobby | null; error: Error | null; aheadMs: number }

const UNKNOWN: LobbyState = { lobby: null, error: null, aheadMs: Number.NEGATIVE_INFINITY }

const state = createValueStore<LobbyState>(UNKNOWN)
let watchers = 0
let timer: ReturnType<typeof setTimeout> | undefined
let reading: AbortController | null = null

/** Reads the lobby now, and again and again while it is wanted and the page is visible. */
export async function readLobby(): Promise<void> {
  clearTimeout(timer)
  if (watchers === 0 || document.hidden || reading !== null) return
  const own = new AbortController()
  reading = own
  try {
    const lobby = await callApi('GET /lobby', { signal: own.signal })
    if (reading !== own) return
    const aheadMs = Math.max(state.get().aheadMs, lobby.at - Date.now())
    state.set({ lobby, error: null, aheadMs })
  } catch (error) {
    if (reading !== own) return
    const { lobby, aheadMs } = state.get()
    const isStale = lobby !== null && lobby.at < Date.now() + aheadMs - STALE_MS
    state.set({ lobby: isStale ? null : lobby, error: error as Error, aheadMs })
  }
  reading = null
  const everyMs = state.get().lobby?.liveGames.isDelayed === false ? MEMBERS_EVERY_MS : OTHERS_EVERY_MS
  timer = setTimeout(() => void readLobby(), everyMs)
}

const readWhenBack = () => void readLobby()

function watchLobby(onChange: () => void): () => void {
  const unsubscribe = state.subscribe(onChange)
  watchers += 1
  if (watchers === 1) {
    document.addEventListener('visibilitychange', readWhenBack)
    window.addEventListener('online', readWhenBack)
    void readLobby()
  }
  return () => {
    unsubscribe()
    watchers -= 1
    if (watchers > 0) return
    document.removeEventListener('visibilitychange', readWhenBack)
    window.removeEventListener('online', readWhenBack)
    clearTimeout(timer)
    reading?.abort()
    reading = null
    // The next visitor of the screen may be another user.
    state.set(UNKNOWN)
  }
}

/** What is going on, while it is shown anywhere on the page. Null until it is known. */
export const useLobby = (): LobbyState => useSyncExternalStore(watchLobby, state.get, () => UNKNOWN)
