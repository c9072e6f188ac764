import type { Variant } from '@lance/chess'
import type { Exercise } from '@lance/chess/training'
import type { Engine } from '@lance/engine'
import { type MakingStep, makeExercises, type TrainedGame } from '@lance/engine/training'
import { fetchEngine } from '@lance/engine/web'

/** What the page asks of the worker: exercises of a game, or how a wrong answer is punished. */
export type TrainingRequest =
  | { kind: 'make'; game: TrainedGame; most: number }
  | { kind: 'punish'; fen: string; variant: Variant; uci: string }
/** What it answers: steps until the progress is 1, or one line. To cancel, terminate the worker. */
export type TrainingAnswer = MakingStep | { line: Exercise['refutation'] }

const TABLE_MIB = 16
/** Enough to see what a bad move loses, within a second on a phone. */
const PUNISH_NODES = 150_000
const PUNISH_PLIES = 6
const SLICE_NODES = 1_000_000

/** Rests for as long as it worked, so that the device stays free for what its user does. */
const rest = (workedMs: number) => new Promise<void>((resolve) => setTimeout(resolve, workedMs))

async function answer(request: TrainingRequest): Promise<void> {
  const engine = await fetchEngine({ tableMebibytes: TABLE_MIB })
  if (request.kind === 'make') return make(engine, request)
  const { fen, variant, uci } = request
  postMessage({ line: [uci, ...punish(engine, { fen, variant, uci })] } satisfies TrainingAnswer)
}

async function make(engine: Engine, { game, most }: Extract<TrainingRequest, { kind: 'make' }>) {
  let startMs = performance.now()
  for (const step of makeExercises(engine, game, { most })) {
    postMessage(step satisfies TrainingAnswer)
    await rest(performance.now() - startMs)
    startMs = performance.now()
  }
}

function punish(engine: Engine, { fen, variant, uci }: { fen: string; variant: Variant; uci: string }) {
  if (!engine.setGame({ fen, variant, ucis: [uci] }).ok) throw new RangeError(`not a legal move: ${uci}`)
  const running = engine.startSearch({ maxNodes: PUNISH_NODES })
  while (!running.advance(SLICE_NODES));
  return running.report()?.lines[0]?.pv.slice(0, PUNISH_PLIES) ?? []
}

// The page learns of errors as of any other script's.
addEventListener('message', ({ data }: MessageEvent<TrainingRequest>) => {
  answer(data).catch(reportError)
})
