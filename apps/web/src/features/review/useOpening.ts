import type { Opening } from '@lance/chess/openings'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpeningAnswer, OpeningRequest } from './openingWorker.ts'
import type { ReviewGame } from './reviewGame.ts'
import { type ShownOpening, showOpening } from './showOpening.ts'

/** No named opening is longer than this. */
const NAMED_PLIES_MAX = 60

/** The opening of a game; undefined until known, null if it has no name or the worker failed. */
export function useOpening({ steps }: ReviewGame): ShownOpening | null | undefined {
  const { language } = useTranslation().i18n
  const [opening, setOpening] = useState<ShownOpening | null>()
  useEffect(() => {
    let isWanted = true
    const worker = new Worker(new URL('./openingWorker.ts', import.meta.url), { type: 'module' })
    const end = async (found: Opening | null) => {
      worker.terminate()
      const shown = found && (await showOpening(found, language))
      if (isWanted) setOpening(shown)
    }
    worker.onmessage = ({ data }: MessageEvent<OpeningAnswer>) => void end(data.opening)
    worker.onerror = () => void end(null)
    const ucis = steps.flatMap(({ move }) => (move === null ? [] : [move.uci]))
    worker.postMessage({ ucis: ucis.slice(0, NAMED_PLIES_MAX) } satisfies OpeningRequest)
    return () => {
      isWanted = false
      worker.terminate()
    }
  }, [steps, language])
  return opening
}
