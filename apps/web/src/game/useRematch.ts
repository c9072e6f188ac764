import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { colorIn } from './gameState.ts'
import type { RematchProps } from './Rematch.tsx'
import type { UsedGameRoom } from './useGameRoom.ts'

/**
 * The wish for another game with the same opponent. One that is agreed before our eyes is gone to; whoever opens the
 * old game later came to see that one.
 */
export function useRematch({ state, room }: UsedGameRoom): RematchProps {
  const navigate = useNavigate()
  const [declinedUntilMs, setDeclinedUntilMs] = useState<number | null>(null)
  const hasWaited = useRef(false)
  const { record } = state
  // Who looked on stays where he is.
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
