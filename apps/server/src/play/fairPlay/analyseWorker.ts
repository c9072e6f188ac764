import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { AnalysedMove } from '@lance/chess/fairPlay'
import { countDrift, fallsShort, judgeDealings, judgePlayer } from '@lance/domain/fairPlay'
import type { Engine } from '@lance/engine'
import { analyseGame } from '@lance/engine/fairPlay'
import { loadEngine } from '@lance/engine/node'
import type { AnalysisJob, AnalystJob } from './openAnalyst.ts'

// A separate thread: the engine takes seconds per game, and no move may wait for it.

/** After this much work the thread rests. */
const WORKED_MAX_MS = 50

// On Linux the priority is the thread's own. Elsewhere it would be that of the whole server.
// Not the lowest: beside other work on the machine, winners would wait for hours.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

let engine: Engine | null = null

/** Analyses a game. Rests as long as it worked, so that it takes half a core at most. */
async function analyse({ ucis, start, ...options }: AnalysisJob): Promise<AnalysedMove[]> {
  engine ??= await loadEngine()
  const game = { ucis, ...(start && { fen: start.fen, variant: start.variant }) }
  const moves: AnalysedMove[] = []
  let awakeSinceMs = performance.now()
  for (const move of analyseGame(engine, game, options)) {
    if (move !== null) moves.push(move)
    const workedMs = performance.now() - awakeSinceMs
    if (workedMs < WORKED_MAX_MS) continue
    await wait(workedMs)
    awakeSinceMs = performance.now()
  }
  return moves
}

async function answer(job: AnalystJob): Promise<unknown> {
  if ('game' in job) return analyse(job.game)
  if ('player' in job) return judgePlayer(job.player)
  if ('dealings' in job) return judgeDealings(job.dealings)
  if ('counted' in job) return countDrift(job.counted)
  return job.lost.map((side) => fallsShort(side))
}

// What it throws ends the thread, and the caller hears of it.
parentPort?.on('message', async (job: AnalystJob) => parentPort?.postMessage(await answer(job)))
