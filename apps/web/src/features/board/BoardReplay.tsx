import type { Color } from '@lance/chess'
import { useEffect, useMemo, useRef, useState } from 'react'
import { PiecesLayer } from './BoardPreview.tsx'
import { type DrawnPiece, movedPieces } from './movedPieces.ts'
import { playUci, readPlacement } from './placement.ts'
import './board.css'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
const LINGER_MS = 5000

export type BoardReplayProps = {
  /** The game's legal moves in UCI, from the starting position. */
  ucis: readonly string[]
  /** The label for screen readers, translated. */
  label: string
  orientation?: Color
  /** The ply shown first, and the only one shown to users who prefer reduced motion. */
  fromPly?: number
  stepMs?: number
  isPaused?: boolean
  /** Called with the shown ply, at first and after each change. */
  onPly?: (ply: number) => void
}

/**
 * A board that replays a game in a loop, with a pause at the end. It stops while out of sight, and shows a
 * single position to users who prefer reduced motion.
 */
export function BoardReplay({
  ucis,
  label,
  orientation = 'white',
  fromPly = 0,
  stepMs = 1300,
  isPaused = false,
  onPly,
}: BoardReplayProps) {
  const frame = useRef<HTMLDivElement>(null)
  const placements = useMemo(() => {
    const all = [readPlacement(START)]
    for (const uci of ucis) all.push(playUci(all[all.length - 1] as (typeof all)[0], uci))
    return all
  }, [ucis])
  const show = (drawn: readonly DrawnPiece[], ply: number) => ({
    ply,
    pieces: movedPieces(drawn, placements[ply] ?? []),
  })
  const [shown, setShown] = useState(() => show([], Math.min(fromPly, ucis.length)))
  const isMoving = useShouldAnimate(frame)

  useEffect(() => onPly?.(shown.ply), [shown.ply, onPly])

  useEffect(() => {
    if (!isMoving || isPaused) return
    const isLast = shown.ply >= ucis.length
    const timer = setTimeout(
      () => setShown(({ pieces, ply }) => show(pieces, isLast ? 0 : ply + 1)),
      isLast ? LINGER_MS : stepMs,
    )
    return () => clearTimeout(timer)
  })

  return (
    <div ref={frame} className="board" role="img" aria-label={label} data-orientation={orientation}>
      <PiecesLayer pieces={shown.pieces} />
    </div>
  )
}

/** Whether the element is in view on a visible page, and the user does not prefer reduced motion. */
function useShouldAnimate(element: React.RefObject<HTMLElement | null>): boolean {
  const [shouldAnimate, setShouldAnimate] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    let isInView = false
    const update = () => setShouldAnimate(isInView && !document.hidden && !reducedMotion.matches)
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      update()
    })
    observer.observe(element.current)
    document.addEventListener('visibilitychange', update)
    reducedMotion.addEventListener('change', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
      reducedMotion.removeEventListener('change', update)
    }
  }, [element])
  return shouldAnimate
}
