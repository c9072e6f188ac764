import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { colorIn } from '../room/index.ts'
import type { RematchProps } from '../table/index.ts'
import type { UseGameRoomResult } from './useGameRoom.ts'

/**
 * The rematch of a finished game. Goes to a rematch that is agreed while the user is here; opening the old
 * game later shows the old game.
 */
export function useRematch({ state, room }: UseGameRoomResult): RematchProps {
  const navigate = useNavigate()
  const [declinedUntilMs, setDeclinedUntilMs] = useState<number | null>(null)
  const hasWaited = useRef(false)
  const { record } = state
  // Viewers stay at the old game.
  const isPlayer = record !== null && colorIn(record, state.userId) !== null
  const nextGameId = isPlayer && record.rematch?.status === 'ready' ? record.rematch.gameId : null
  useEffect(() => {
    if (record !== null && nextGameId === null) hasWaited.current = true
    if (nextGameId === null || !hasWaited.current) return
    hasWaited.current = false
    void navigate({ to: '/game/$gameId', params: { gameId: nextGameId } })
  }, [record, nextGameId, navigate])
  return { state, room, declinedUntilMs, onDecline: setDeclinedUntilMs }
}
