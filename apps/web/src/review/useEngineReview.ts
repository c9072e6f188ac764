import { useCallback, useEffect, useState } from 'react'
import { type EngineReview, startEngineReview, takeEvaluated } from './engineReview.ts'
import type { EvaluationAnswer, EvaluationQuestion } from './evaluationMessages.ts'
import type { ReviewGame } from './reviewGame.ts'

/** The engine's review of a game, as far as it is; null where it is not wanted. It ends with the screen. */
export function useEngineReview(
  { steps }: ReviewGame,
  { isWanted }: { isWanted: boolean },
): { engine: EngineReview | null; retry: () => void } {
  const [engine, setEngine] = useState(() => (isWanted ? startEngineReview(steps.length - 1) : null))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another worker
  useEffect(() => {
    if (!isWanted) return setEngine(null)
    const ucis = steps.flatMap(({ move }) => (move === null ? [] : [move.uci]))
    setEngine(startEngineReview(ucis.length))
    const worker = new Worker(new URL('./evaluationWorker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<EvaluationAnswer>) => {
      setEngine((was) => was && takeEvaluated(was, ucis, data))
      if (data.done === data.total) worker.terminate()
    }
    worker.onerror = () => setEngine((was) => was && { ...was, status: 'failed' })
    worker.postMessage({ ucis } satisfies EvaluationQuestion)
    return () => worker.terminate()
  }, [steps, isWanted, attempt])
  const retry = useCallback(() => setAttempt((was) => was + 1), [])
  return { engine, retry }
}
