import { useCallback, useEffect, useState } from 'react'
import type { TableGame } from './tableGame.ts'
import type { Walk } from './useWheel.ts'
import { stepsOfKey } from './walkKeys.ts'

export type TableWalk = Walk & { isWalking: boolean; leave: () => void }

/**
 * Lets the user browse earlier positions while the game goes on. A new move does not change the shown
 * position. Going to the last position returns to the live game.
 */
export function useTableWalk(game: TableGame | null): TableWalk {
  const last = game?.san.length ?? 0
  const [walked, setWalked] = useState<number | null>(null)
  const go = useCallback((to: number) => setWalked(walkedTo(to, last)), [last])
  const leave = useCallback(() => setWalked(null), [])
  const ply = walked ?? last
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = stepsOfKey(event)
      if (by === null || (by < 0 ? ply === 0 : ply === last)) return
      event.preventDefault()
      event.stopPropagation()
      // Continue from the last key press, even if it hasn't been drawn yet.
      setWalked((was) => walkedTo((was ?? last) + by, last))
    }
    // Runs before the board's handler: after a pointer press the arrows browse the game, not the squares.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [ply, last])
  return { ply, last, go, isWalking: walked !== null, leave }
}

/** Null at the end, which is the live game. */
const walkedTo = (ply: number, last: number) => (ply >= last ? null : Math.max(0, ply))
