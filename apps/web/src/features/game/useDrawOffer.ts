import { useEffect, useState } from 'react'
import type { GameRoom, GameState } from '../room/index.ts'

/** How long the second press is waited for. */
const CONFIRM_WITHIN_MS = 5000

export type DrawOffer = {
  /** The button was pressed once; the next press offers the draw. */
  isAsked: boolean
  press: () => void
}

/** Offers a draw by two presses, because the button stands beside Resign. A move in between takes the first back. */
export function useDrawOffer(state: GameState, room: GameRoom | null): DrawOffer {
  const ply = state.record?.ply
  const [askedAtPly, setAskedAtPly] = useState<number | null>(null)
  const isAsked = askedAtPly !== null && askedAtPly === ply
  useEffect(() => {
    if (askedAtPly === null) return
    const timer = setTimeout(() => setAskedAtPly(null), CONFIRM_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [askedAtPly])
  const press = () => {
    if (isAsked) room?.request({ type: 'draw_offer' })
    setAskedAtPly(isAsked ? null : (ply ?? null))
  }
  return { isAsked, press }
}
