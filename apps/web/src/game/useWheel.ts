import { type RefObject, useEffect, useRef } from 'react'
import { openWheel } from './walkKeys.ts'

/** A position in a game: the shown ply, the last one, and how to go to another. */
export type Walk = { ply: number; last: number; go: (ply: number) => void }

/** For a game that has not loaded yet. */
export const STANDING: Walk = { ply: 0, last: 0, go: () => {} }

/** Browses a game with the wheel over an element. At either end the page scrolls instead. */
export function useWheel(element: RefObject<HTMLElement | null>, { ply, last, go }: Walk): void {
  const walk = useRef({ ply, last, go })
  useEffect(() => {
    walk.current = { ply, last, go }
  })
  useEffect(() => {
    const turned = element.current
    if (turned === null) return
    const pliesOf = openWheel()
    const turn = (event: WheelEvent) => {
      const { ply, last, go } = walk.current
      const isPast = event.deltaY < 0 ? ply === 0 : ply === last
      if (event.ctrlKey || event.deltaY === 0 || isPast) return
      event.preventDefault()
      const by = pliesOf(event)
      if (by !== 0) go(ply + by)
    }
    turned.addEventListener('wheel', turn, { passive: false })
    return () => turned.removeEventListener('wheel', turn)
  }, [element])
}
