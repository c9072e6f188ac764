import { useCallback, useEffect, useState } from 'react'
import { type EngineReview, startEngineReview, takeEvaluated } from './engineReview.ts'
import type { EvaluationAnswer, EvaluationQuestion } from './evaluationMessages.ts'
import type { ReviewGame } from './reviewGame.ts'
import { readStoredReview, recordOfReview, reviewOfRecord, storeReview } from './storedReview.ts'

/**
 * The engine's review of a game so far; null if not wanted. Uses the server's stored review if there is one.
 * Otherwise it is computed here while the screen is open; that of a game between two people is then stored.
 */
export function useEngineReview(
  { id, opponent, steps }: ReviewGame,
  { isWanted }: { isWanted: boolean },
): { engine: EngineReview | null; retry: () => void } {
  const [engine, setEngine] = useState(() => (isWanted ? startEngineReview(steps.length - 1) : null))
  const [attempt, setAttempt] = useState(0)
  const isKept = opponent === 'person'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another worker
  useEffect(() => {
    if (!isWanted) return setEngine(null)
    const ucis = steps.flatMap(({ move }) => (move === null ? [] : [move.uci]))
    setEngine(startEngineReview(ucis.length))
    const leave = new AbortController()
    const workOut = () =>
      evaluateInWorker(ucis, { signal: leave.signal, onState: setEngine }, (done) => {
        const record = isKept ? recordOfReview(done) : null
        if (record !== null) void storeReview(id, record)
      })
    if (isKept) {
      readStoredReview(id, leave.signal).then(
        (stored) => {
          const shown = stored && reviewOfRecord(ucis, stored)
          if (leave.signal.aborted) return
          if (shown === null) workOut()
          else setEngine(shown)
        },
        () => {},
      )
    } else workOut()
    return () => leave.abort()
  }, [id, isKept, steps, isWanted, attempt])
  const retry = useCallback(() => setAttempt((was) => was + 1), [])
  return { engine, retry }
}

/** Evaluates every position of a game in a worker, which ends when it is done or aborted. */
function evaluateInWorker(
  ucis: readonly string[],
  { signal, onState }: { signal: AbortSignal; onState: (state: EngineReview) => void },
  onDone: (state: EngineReview) => void,
): void {
  let state = startEngineReview(ucis.length)
  const worker = new Worker(new URL('./evaluationWorker.ts', import.meta.url), { type: 'module' })
  const tell = (next: EngineReview) => {
    state = next
    onState(next)
  }
  worker.onmessage = ({ data }: MessageEvent<EvaluationAnswer>) => {
    tell(takeEvaluated(state, ucis, data))
    if (state.status !== 'done') return
    worker.terminate()
    onDone(state)
  }
  worker.onerror = () => tell({ ...state, status: 'failed' })
  worker.postMessage({ ucis } satisfies EvaluationQuestion)
  signal.addEventListener('abort', () => worker.terminate())
}
