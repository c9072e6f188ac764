import { turnOfPly } from '@lance/domain'
import { useCallback, useEffect, useState } from 'react'
import { pliesBefore } from '../room/index.ts'
import { addEvaluation, type EngineReview, startEngineReview } from './engineReview.ts'
import type { EvaluationAnswer, EvaluationRequest } from './evaluationWorker.ts'
import type { ReviewGame } from './reviewGame.ts'
import { readStoredReview, recordOfReview, reviewOfRecord, storeReview } from './storedReview.ts'

/**
 * The engine's review of a game so far; null if not wanted. Uses the server's stored review if there is one.
 * Otherwise it is computed here while the screen is open; that of a game between two people is then stored.
 */
export function useEngineReview(
  { id, opponent, steps, variant, startFen }: ReviewGame,
  { isWanted }: { isWanted: boolean },
): { engine: EngineReview | null; retry: () => void } {
  const [engine, setEngine] = useState(() => (isWanted ? startEngineReview(steps.length - 1) : null))
  const [attempt, setAttempt] = useState(0)
  const isStored = opponent === 'person'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another worker
  useEffect(() => {
    if (!isWanted) return setEngine(null)
    const ucis = steps.flatMap(({ move }) => (move === null ? [] : [move.uci]))
    setEngine(startEngineReview(ucis.length))
    const controller = new AbortController()
    const evaluateHere = () =>
      evaluateInWorker(
        { ucis, variant, ...(startFen !== undefined && { fen: startFen }) },
        { signal: controller.signal, onState: setEngine },
        (done) => {
          const record = isStored ? recordOfReview(done) : null
          if (record !== null) void storeReview(id, record)
        },
      )
    if (isStored) {
      readStoredReview(id, controller.signal).then(
        (stored) => {
          const shown = stored && reviewOfRecord(ucis, stored)
          if (controller.signal.aborted) return
          if (shown === null) evaluateHere()
          else setEngine(shown)
        },
        () => {},
      )
    } else evaluateHere()
    return () => controller.abort()
  }, [id, isStored, steps, variant, startFen, isWanted, attempt])
  const retry = useCallback(() => setAttempt((was) => was + 1), [])
  return { engine, retry }
}

/** Evaluates every position of a game in a worker, which ends when it is done or aborted. */
function evaluateInWorker(
  game: EvaluationRequest,
  { signal, onState }: { signal: AbortSignal; onState: (state: EngineReview) => void },
  onDone: (state: EngineReview) => void,
): void {
  const { ucis } = game
  const moves = { ucis, firstMover: turnOfPly(pliesBefore({ startFen: game.fen })) }
  let state = startEngineReview(ucis.length)
  const worker = new Worker(new URL('./evaluationWorker.ts', import.meta.url), { type: 'module' })
  const update = (next: EngineReview) => {
    state = next
    onState(next)
  }
  worker.onmessage = ({ data }: MessageEvent<EvaluationAnswer>) => {
    update(addEvaluation(state, moves, data))
    if (state.status !== 'done') return
    worker.terminate()
    onDone(state)
  }
  worker.onerror = () => update({ ...state, status: 'failed' })
  worker.postMessage(game)
  signal.addEventListener('abort', () => worker.terminate())
}
