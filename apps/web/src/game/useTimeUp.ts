import { useEffect } from 'react'
import { isAnswered } from '../api/apiError.ts'
import { askEnd } from './askEnd.ts'
import type { GameRoom } from './gameRoom.ts'
import { colorIn, type GameState, isPlaying } from './gameState.ts'
import { shownClocks } from './shownClocks.ts'

/** A flag that fell here is the server's to see. When it says nothing for so long, it is asked to look. */
const ASK_AFTER_MS = 3000

/** Asks the server to look at its clock when one has stood at zero for a while, over whatever connection there is. */
export function useTimeUp(state: GameState, room: GameRoom | null): void {
  const { userId } = state
  const dueAtMs = timeUpAtMs(state)
  useEffect(() => {
    if (dueAtMs === null || room === null) return
    let timer: ReturnType<typeof setTimeout>
    let isLeft = false
    const plan = (delayMs: number) => {
      timer = setTimeout(ask, delayMs)
    }
    const ask = async () => {
      const { record } = room.state()
      if (record === null) return
      try {
        room.load(await askEnd(record, { userId, reason: 'timeout' }))
      } catch (error) {
        // Over already: the record says how. Nobody answered: the clock is asked about again.
        if (isAnswered(error)) room.ask({ type: 'sync' })
        if (!isLeft) plan(ASK_AFTER_MS)
      }
    }
    plan(Math.max(0, dueAtMs + ASK_AFTER_MS - Date.now()))
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [dueAtMs, room, userId])
}

/** When the clock that runs will be at zero, by this browser's; null when none runs, or it is not our game. */
function timeUpAtMs(state: GameState): number | null {
  const { record, pending, receivedAtMs, userId } = state
  if (record === null || !isPlaying(state) || colorIn(record, userId) === null) return null
  const sinceMs = Math.max(receivedAtMs, pending?.madeAtMs ?? 0)
  const { running, ...left } = shownClocks(state, sinceMs)
  return running === null ? null : sinceMs + left[running]
}
