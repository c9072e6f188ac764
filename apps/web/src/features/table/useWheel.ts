import { type RefObject, useEffect, useRef } from 'react'
import { createWheelCounter } from './walkKeys.ts'

/** A position in a game: the shown ply, the last one, and how to go to another. */
export type Walk = { ply: number; last: number; go: (ply: number) => void }

/** For a game that has not loaded yet. */
export const NO_WALK: Walk = { ply: 0, last: 0, go: () => {} }

/** Browses a game with the wheel over an element. At either end the page scrolls instead. */
export function useWheel(element: RefObject<HTMLElement | null>, { ply, last, go }: Walk): void {
  const walk = useRef({ ply, last, go })
  useEffect(() => {
    walk.current = { ply, last, go }
  })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    const pliesOf = createWheelCounter()
    const onWheel = (event: WheelEvent) => {
      const { ply, last, go } = walk.current
      const isPast = event.deltaY < 0 ? ply === 0 : ply === last
      if (event.ctrlKey || event.deltaY === 0 || isPast) return
      event.preventDefault()
      const by = pliesOf(event)
      if (by !== 0) go(ply + by)
    }
    target.addEventListener('wheel', onWheel, { passive: false })
    return () => target.removeEventListener('wheel', onWheel)
  }, [element])
}
