import type { EngineGame } from '@lance/engine'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { SearchAnswer, SearchRequest } from './analysisWorker.ts'
import { readEarlyAnswer, takeEarlyWorker } from './earlyWorker.ts'

/** What the engine knows of the shown position; null until it knows anything. */
export type EngineState = { status: 'off' | 'working' | 'done' | 'failed'; answer: SearchAnswer | null }

const startWorker = () => new Worker(new URL('./analysisWorker.ts', import.meta.url), { type: 'module' })

/**
 * Searches the position in a worker for as long as there is one: null stops the engine and ends the worker.
 * `game` must stay the same object until the position changes.
 */
export function useEngine(
  game: EngineGame | null,
  { lines, isOn }: { lines: number; isOn: boolean },
): { engine: EngineState; retry: () => void } {
  const worker = useRef<Worker>(null)
  const lastId = useRef(0)
  const [known, setKnown] = useState<{ game: EngineGame | null; answer: SearchAnswer | null }>(() => ({
    game,
    answer: game && readEarlyAnswer({ game, lines }),
  }))
  const [hasFailed, setFailed] = useState(false)
  useLayoutEffect(() => {
    const end = () => {
      worker.current?.terminate()
      takeEarlyWorker()?.terminate()
      worker.current = null
    }
    // A browser may not keep a page with a worker for going back; the next position starts it again.
    window.addEventListener('pagehide', end)
    return () => {
      window.removeEventListener('pagehide', end)
      end()
    }
  }, [])
  // Before the paint, so that the engine searches while the browser paints.
  useLayoutEffect(() => {
    const ownId = ++lastId.current
    if (!isOn) {
      worker.current?.terminate()
      worker.current = null
      return
    }
    if (hasFailed) return
    if (game === null) return worker.current?.postMessage(null satisfies SearchRequest)
    const early = worker.current === null ? readEarlyAnswer({ game, lines }) : null
    worker.current ??= takeEarlyWorker() ?? startWorker()
    const id = early?.id ?? ownId
    worker.current.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
      if (data.id === id) setKnown({ game, answer: data })
    }
    worker.current.onerror = () => {
      worker.current?.terminate()
      worker.current = null
      setFailed(true)
    }
    if (early === null) worker.current.postMessage({ id, game, lines } satisfies SearchRequest)
  }, [game, lines, isOn, hasFailed])
  const retry = useCallback(() => setFailed(false), [])
  const answer = known.game === game ? known.answer : null
  const status = !isOn ? 'off' : hasFailed ? 'failed' : answer?.isOver ? 'done' : 'working'
  return { engine: { status, answer: isOn ? answer : null }, retry }
}
