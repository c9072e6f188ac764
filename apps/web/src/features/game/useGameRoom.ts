import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { afterPaint, browserTimers } from '../../base/timers.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi, socketToken } from '../../net/session/wiring.ts'
import {
  type GameNews,
  type GameRoom,
  type GameState,
  isPlaying,
  openAwayWatch,
  openGameRoom,
  startGameState,
  type WatchRefusal,
  watchRefusalOf,
} from '../room/index.ts'

/** Why the game can't be shown; `forbidden` if the server gives no more detail. */
export type GameRefusal = 'missing' | 'forbidden' | WatchRefusal

export type UseGameRoomResult = { room: GameRoom | null; state: GameState; refusal: GameRefusal | null }

const emptyState = startGameState('')
const noRoom = { subscribe: () => () => {}, state: () => emptyState }

/** Opens a game's room while the screen shows it. The record is also fetched over HTTP, to get it sooner. */
export function useGameRoom(
  { gameId, userId }: { gameId: string; userId: string },
  onNews: (news: GameNews) => void,
): UseGameRoomResult {
  const [room, setRoom] = useState<GameRoom | null>(null)
  const [refusal, setRefusal] = useState<GameRefusal | null>(null)
  const { subscribe, state } = room ?? noRoom
  // The texts may change with the language while the room stays open.
  const newsHandler = useRef(onNews)
  useEffect(() => {
    newsHandler.current = onNews
  }, [onNews])

  useEffect(() => {
    if (userId === '') return
    const controller = new AbortController()
    const opened = openGameRoom({
      ...socketToken,
      path: `/ws/game/${gameId}?userId=${userId}`,
      userId,
      afterPaint,
      newId: () => crypto.randomUUID(),
      away: openAwayWatch(document, browserTimers.nowMs),
      onNews: (news) => newsHandler.current(news),
      onRefused: (reason) => {
        if (reason === 'not_found') setRefusal('missing')
        if (reason === 'forbidden') setRefusal('forbidden')
      },
    })
    setRoom(opened)
    loadRecord(gameId, controller.signal).then(opened.load, (error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) setRefusal('missing')
      if (error instanceof ApiError && error.status === 403)
        setRefusal(watchRefusalOf(error.code) ?? 'forbidden')
    })
    return () => {
      controller.abort()
      opened.close()
      setRoom(null)
    }
  }, [gameId, userId])

  const shownState = useSyncExternalStore(subscribe, state)
  return { room, state: shownState, refusal: currentRefusal(shownState, refusal) }
}

/** Once the game has been shown, only losing the right to watch counts, and only while the game runs. */
function currentRefusal(state: GameState, refusal: GameRefusal | null): GameRefusal | null {
  if (state.record === null) return state.watchRefusal ?? refusal
  return isPlaying(state) ? state.watchRefusal : null
}

const loadRecord = (gameId: string, signal: AbortSignal) =>
  callApi('GET /api/game/:id/state', { params: { id: gameId }, signal })
