import type { Exercise } from '@lance/chess/training'
import type { TrainingGrade } from '@lance/domain/training'
import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { startTrainer, stepTrainer, type Trainer, type TrainerInput } from './trainer.ts'
import type { TrainingAnswer, TrainingRequest } from './trainingWorker.ts'

/** Answers one exercise. The first thing that decides how it went is told at once. */
export function useTrainer(
  exercise: Exercise,
  onGrade: (grade: TrainingGrade) => void,
): [Trainer, Dispatch<TrainerInput>] {
  const [trainer, dispatch] = useReducer(stepTrainer, null, () => startTrainer(exercise, Date.now()))
  const { grade } = trainer
  const tell = useRef<typeof onGrade | null>(onGrade)
  useEffect(() => {
    if (grade === null) return
    tell.current?.(grade)
    tell.current = null
  }, [grade])
  usePunishment(trainer, dispatch)
  return [trainer, dispatch]
}

/** Lets the engine find how a wrong move is punished, unless that is known from the game. */
function usePunishment({ status, exercise, line }: Trainer, dispatch: Dispatch<TrainerInput>): void {
  const isWanted = status === 'wrong' && line.length === 1
  const uci = line[0] ?? ''
  const { fen, variant } = exercise
  useEffect(() => {
    if (!isWanted) return
    const worker = new Worker(new URL('./trainingWorker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<TrainingAnswer>) => {
      if ('line' in data) dispatch({ type: 'punishment', line: data.line })
      worker.terminate()
    }
    // Without the engine the answer is wrong all the same.
    worker.onerror = () => worker.terminate()
    worker.postMessage({ kind: 'punish', fen, variant, uci } satisfies TrainingRequest)
    return () => worker.terminate()
  }, [isWanted, fen, variant, uci, dispatch])
}
