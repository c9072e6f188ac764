import { useEffect } from 'react'
import { isAnswered } from '../../net/api/apiError.ts'
import { colorIn, type GameRoom, type GameState, isPlaying } from '../room/index.ts'
import { shownClocks } from '../table/index.ts'
import { requestEnd } from './requestEnd.ts'

/** Only the server decides that a flag fell. After this long without news, it is asked to check. */
const ASK_AFTER_MS = 3000

/** Asks the server to check its clock when one has been at zero for a while, even if the socket is down. */
export function useTimeUp(state: GameState, room: GameRoom | null): void {
  const { userId } = state
  const dueAtMs = timeUpAtMs(state)
  useEffect(() => {
    if (dueAtMs === null || room === null) return
    let timer: ReturnType<typeof setTimeout>
    let isStopped = false
    const schedule = (delayMs: number) => {
      timer = setTimeout(checkFlag, delayMs)
    }
    const checkFlag = async () => {
      const { record } = room.state()
      if (record === null) return
      try {
        room.load(await requestEnd(record, { userId, reason: 'timeout' }))
      } catch (error) {
        // An answered error may mean that the game is over: read the record. Ask again later in any case.
        if (isAnswered(error)) room.request({ type: 'sync' })
        if (!isStopped) schedule(ASK_AFTER_MS)
      }
    }
    schedule(Math.max(0, dueAtMs + ASK_AFTER_MS - Date.now()))
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [dueAtMs, room, userId])
}

/** When the running clock reaches zero, by this browser's clock; null if none runs, and for viewers. */
function timeUpAtMs(state: GameState): number | null {
  const { record, pending, receivedAtMs, userId } = state
  if (record === null || !isPlaying(state) || colorIn(record, userId) === null) return null
  const sinceMs = Math.max(receivedAtMs, pending?.madeAtMs ?? 0)
  const { running, ...left } = shownClocks(state, sinceMs)
  return running === null ? null : sinceMs + left[running]
}
