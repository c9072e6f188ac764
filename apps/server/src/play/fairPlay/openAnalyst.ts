import { Worker } from 'node:worker_threads'
import type { Color, Variant } from '@lance/chess'
import type { AnalysedMove } from '@lance/chess/fairPlay'
import type {
  DealingJudgement,
  DriftCell,
  JudgedGame,
  JudgedPlayer,
  Judgement,
  judgeDealings,
} from '@lance/domain/fairPlay'
import type { AnalysisLimits } from '@lance/engine/fairPlay'

/** The most time for one game at the second look, on the slowest machine, with its rests. */
const ANSWER_WITHIN_MS = 5 * 60_000
/** How often to check whether the server is stopping. */
const CHECK_EVERY_MS = 200

/** The moves of a game, and where it began if not as standard chess does. */
export type PlayedGame = { ucis: readonly string[]; start?: { fen: string; variant: Variant } }

/** `side`: only this side's moves; both if not said. */
export type AnalysisJob = PlayedGame & { limits: AnalysisLimits; side?: Color }

export type Dealings = Parameters<typeof judgeDealings>[0]

export type AnalystJob =
  | { game: AnalysisJob }
  | { player: JudgedPlayer }
  | { dealings: Dealings }
  | { lost: readonly JudgedGame[] }
  | { counted: readonly JudgedGame[] }

/**
 * Analyses games and judges players on a separate thread. Each answer is null if it gave up because the server is stopping
 * or the thread took too long, and throws the error that ended the thread.
 */
export type Analyst = {
  /** Analyses a game's moves and returns those that count as evidence. */
  analyse(game: AnalysisJob): Promise<readonly AnalysedMove[] | null>
  judge(player: JudgedPlayer): Promise<Judgement | null>
  judgeDealings(dealings: Dealings): Promise<readonly DealingJudgement[] | null>
  /** By how many standard deviations each of these sides was played below its player's level; null where it can't say. */
  weighLosses(lost: readonly JudgedGame[]): Promise<readonly (number | null)[] | null>
  /** Counts how these sides were played, beside what is expected of honest players. */
  countDrift(counted: readonly JudgedGame[]): Promise<readonly DriftCell[] | null>
  close(): Promise<void>
}

export type OpenAnalyst = (options: { isStopping: () => boolean }) => Analyst

/** One job at a time. A thread that did not answer is not used again. */
export const openAnalyst: OpenAnalyst = ({ isStopping }) => {
  let worker: Worker | null = null
  const close = async () => {
    const closing = worker
    worker = null
    await closing?.terminate()
  }
  async function ask<Answer>(job: AnalystJob): Promise<Answer | null> {
    worker ??= openWorker()
    try {
      const answer = await askWorker<Answer>(worker, { job, isStopping })
      if (answer === null) await close()
      return answer
    } catch (error) {
      await close()
      throw error
    }
  }
  return {
    analyse: (game) => ask({ game }),
    judge: (player) => ask({ player }),
    judgeDealings: (dealings) => ask({ dealings }),
    weighLosses: (lost) => ask({ lost }),
    countDrift: (counted) => ask({ counted }),
    close,
  }
}

function openWorker(): Worker {
  const worker = new Worker(new URL('./analyseWorker.ts', import.meta.url))
  worker.unref()
  return worker
}

function askWorker<Answer>(
  worker: Worker,
  { job, isStopping }: { job: AnalystJob; isStopping: () => boolean },
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const givesUpAtMs = performance.now() + ANSWER_WITHIN_MS
    const settle = (done: () => void) => {
      clearInterval(timer)
      worker.off('message', answer).off('error', fail).off('exit', end)
      done()
    }
    const answer = (message: Answer) => settle(() => resolve(message))
    const fail = (error: unknown) => settle(() => reject(error))
    const end = () => fail(new Error('the thread of the analysis has ended'))
    const timer = setInterval(() => {
      if (isStopping() || performance.now() > givesUpAtMs) settle(() => resolve(null))
    }, CHECK_EVERY_MS)
    worker.on('message', answer).on('error', fail).on('exit', end)
    worker.postMessage(job)
  })
}
