import { useCallback, useEffect, useState } from 'react'
import type { TableGame } from './tableGame.ts'
import type { Walk } from './useWheel.ts'
import { stepsOfKey } from './walkKeys.ts'

export type TableWalk = Walk & { isWalking: boolean; leave: () => void }

/**
 * A walk back through the game while it goes on: a new move lengthens the way and moves nobody. At its end one is
 * with the game again.
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
      // From where the last key led, be it drawn yet or not.
      setWalked((was) => walkedTo((was ?? last) + by, last))
    }
    // Before the board sees it: who came to it by hand means the game, not the squares.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [ply, last])
  return { ply, last, go, isWalking: walked !== null, leave }
}

/** Null at the end, where one is with the game. */
const walkedTo = (ply: number, last: number) => (ply >= last ? null : Math.max(0, ply))
