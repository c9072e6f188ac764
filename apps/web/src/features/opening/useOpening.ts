import { useTranslation } from '@lance/texts'
import { useEffect, useRef, useState } from 'react'
import type { OpeningAnswer, OpeningRequest } from './openingWorker.ts'
import { type ShownOpening, showOpening } from './showOpening.ts'

/** The moves are named when they have not changed for so long: stepping through a game asks nothing. */
const NAME_AFTER_MS = 80
/** No named opening is longer than this. */
const NAMED_PLIES_MAX = 60

/**
 * The opening that these moves went through; undefined until known, null if it has no name or the worker
 * failed. `sans` is null as long as nothing is to be named; it must stay the same object until the moves change.
 * The worker stays while a game `isRunning`, because reading its book takes longer than naming.
 */
export function useOpening(
  sans: readonly string[] | null,
  { isRunning }: { isRunning: boolean },
): ShownOpening | null | undefined {
  const { language } = useTranslation().i18n
  const [answer, setAnswer] = useState<OpeningAnswer>()
  const [opening, setOpening] = useState<ShownOpening | null>()
  const worker = useRef<Worker>(null)
  useEffect(() => {
    const end = () => {
      worker.current?.terminate()
      worker.current = null
    }
    // A browser may not keep a page with a worker for going back; the next move starts it again.
    window.addEventListener('pagehide', end)
    return () => {
      window.removeEventListener('pagehide', end)
      end()
    }
  }, [])
  const isNamed = useRef(false)
  useEffect(() => {
    const plies = Math.min(sans?.length ?? 0, NAMED_PLIES_MAX)
    if (sans === null || (isNamed.current && sans.length > NAMED_PLIES_MAX)) return
    const end = (given: OpeningAnswer) => {
      // A later move has been asked about since.
      if (given.plies !== plies) return
      isNamed.current = true
      setAnswer(given)
      if (isRunning && plies < NAMED_PLIES_MAX) return
      worker.current?.terminate()
      worker.current = null
    }
    const ask = () => {
      worker.current ??= new Worker(new URL('./openingWorker.ts', import.meta.url), { type: 'module' })
      worker.current.onmessage = ({ data }: MessageEvent<OpeningAnswer>) => end(data)
      worker.current.onerror = () => end({ plies, opening: null })
      worker.current.postMessage({ sans: sans.slice(0, NAMED_PLIES_MAX) } satisfies OpeningRequest)
    }
    const timer = setTimeout(ask, NAME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sans, isRunning])
  useEffect(() => {
    let isWanted = true
    if (answer === undefined) return
    const show = async () => {
      const shown = answer.opening && (await showOpening(answer.opening, language))
      if (isWanted) setOpening(shown)
    }
    void show()
    return () => {
      isWanted = false
    }
  }, [answer, language])
  return opening
}
