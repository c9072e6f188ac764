import { useEffect, useState } from 'react'
import type { OpeningAnswer, OpeningRequest } from './openingWorker.ts'
import type { ReviewGame } from './reviewGame.ts'

/** No named opening is longer than this. */
const NAMED_PLIES_MAX = 60

/** The opening of a game; undefined until known, null if it has no name or the worker failed. */
export function useOpening({ steps }: ReviewGame): OpeningAnswer['opening'] | undefined {
  const [opening, setOpening] = useState<OpeningAnswer['opening']>()
  useEffect(() => {
    const worker = new Worker(new URL('./openingWorker.ts', import.meta.url), { type: 'module' })
    const end = (answer: OpeningAnswer['opening']) => {
      setOpening(answer)
      worker.terminate()
    }
    worker.onmessage = ({ data }: MessageEvent<OpeningAnswer>) => end(data.opening)
    worker.onerror = () => end(null)
    const ucis = steps.flatMap(({ move }) => (move === null ? [] : [move.uci]))
    worker.postMessage({ ucis: ucis.slice(0, NAMED_PLIES_MAX) } satisfies OpeningRequest)
    return () => worker.terminate()
  }, [steps])
  return opening
}
