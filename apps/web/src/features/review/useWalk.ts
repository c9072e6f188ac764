import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { stepsOfKey, type Walk } from '../table/index.ts'

/** The address is updated once the ply has settled: browsers reject updates many times a second. */
const ADDRESS_AFTER_MS = 300

/** The current ply of a review, changed by keys and by `go`, and reflected in the address. */
export function useWalk({ from, last }: { from: number; last: number }): Walk {
  const [ply, setPly] = useState(from)
  const go = useCallback((to: number) => setPly(Math.max(0, Math.min(last, to))), [last])
  useAddress(ply, from)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = stepsOfKey(event)
      if (by === null) return
      event.preventDefault()
      event.stopPropagation()
      setPly((was) => Math.max(0, Math.min(last, was + by)))
    }
    // Runs before the board's handler: after a pointer press the arrows browse the game, not the squares.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [last])
  return { ply, last, go }
}

function useAddress(ply: number, from: number) {
  const navigate = useNavigate({ from: '/game/$gameId/review' })
  const writtenPly = useRef(from)
  useEffect(() => {
    if (writtenPly.current === ply) return
    const timer = setTimeout(() => {
      writtenPly.current = ply
      void navigate({ search: { ply }, replace: true, resetScroll: false })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [ply, navigate])
}
