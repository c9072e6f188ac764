import { useEffect, useState } from 'react'
import { colorIn, type GameState, isPlaying } from '../room/index.ts'

/** How long both players are shown, unless the user does something before ([MATCH-25]). */
const PAIRING_SHOWN_MS = 2000
/** A game that is older was opened before, or its player comes late. */
const NEW_FOR_MS = 10_000

/** Whether to show both players: at the start of a game, until the user presses a key or the screen. */
export function usePairing(state: GameState): boolean {
  const [isOver, setOver] = useState(false)
  const isShown = !isOver && isNewGame(state, Date.now())
  useEffect(() => {
    if (!isShown) return
    const end = () => setOver(true)
    const timer = setTimeout(end, PAIRING_SHOWN_MS)
    window.addEventListener('pointerdown', end)
    window.addEventListener('keydown', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', end)
      window.removeEventListener('keydown', end)
    }
  }, [isShown])
  return isShown
}

/** Whether a player has come to their game in its first seconds, and nobody has moved. */
export function isNewGame(state: GameState, nowMs: number): boolean {
  const { record, pending, serverAheadMs, userId } = state
  if (record === null || !isPlaying(state) || colorIn(record, userId) === null) return false
  if (record.ply > 0 || pending !== null) return false
  return nowMs + serverAheadMs - record.createdAt < NEW_FOR_MS
}
