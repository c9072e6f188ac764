import type { GameRecord } from '@lance/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../api/apiError.ts'
import { callApi, socketToken } from '../session/wiring.ts'
import { afterPaint } from '../ui/afterPaint.ts'
import { type GameNews, type GameRoom, openGameRoom } from './gameRoom.ts'
import { type GameState, startGameState } from './gameState.ts'

/** Why there is no game to show, whatever we try. */
export type GameRefusal = 'missing' | 'forbidden'

export type UsedGameRoom = { room: GameRoom | null; state: GameState; refusal: GameRefusal | null }

const nobody = startGameState('')
const noRoom = { subscribe: () => () => {}, state: () => nobody }

/** Opens a game's room for as long as the screen shows it. The record comes by a call too: whichever is first. */
export function useGameRoom(
  { gameId, userId }: { gameId: string; userId: string },
  onNews: (news: GameNews) => void,
): UsedGameRoom {
  const [room, setRoom] = useState<GameRoom | null>(null)
  const [refusal, setRefusal] = useState<GameRefusal | null>(null)
  const { subscribe, state } = room ?? noRoom
  // Words may change with the language while the room stays open.
  const tell = useRef(onNews)
  useEffect(() => {
    tell.current = onNews
  }, [onNews])

  useEffect(() => {
    if (userId === '') return
    const leave = new AbortController()
    const opened = openGameRoom({
      ...socketToken,
      path: `/ws/game/${gameId}?userId=${userId}`,
      userId,
      afterPaint,
      newMoveId: () => crypto.randomUUID(),
      onNews: (news) => tell.current(news),
      onRefused: (reason) => {
        if (reason === 'not_found') setRefusal('missing')
        if (reason === 'forbidden') setRefusal('forbidden')
      },
    })
    setRoom(opened)
    loadRecord(gameId, leave.signal).then(opened.load, (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setRefusal('missing')
      if (error instanceof ApiError && error.status === 403) setRefusal('forbidden')
    })
    return () => {
      leave.abort()
      opened.close()
      setRoom(null)
    }
  }, [gameId, userId])

  return { room, state: useSyncExternalStore(subscribe, state), refusal }
}

const loadRecord = (gameId: string, signal: AbortSignal) =>
  callApi<GameRecord>({ method: 'GET', path: `/api/game/${gameId}/state`, signal })
