import { measure, printRun, type Run } from './measure.ts'
import type { Side } from './sides.ts'

/** What counts as quick enough, and how much of the requested rate must be reached. */
export const P99_MAX_MS = 10
const SHARE_MIN = 0.97

const STEPS = 5
const SECONDS = 2.5

const isQuick = (run: Run, askedPerS: number) => run.p99Ms < P99_MAX_MS && run.perS >= askedPerS * SHARE_MIN

/**
 * The highest rate in moves/s at which 99 in 100 moves reach the opponent within 10 ms, found by bisection
 * between nothing and the side's limit. 0 if none of the rates tried was quick.
 */
export async function findHighest(side: Side, limitPerS: number): Promise<number> {
  let quickPerS = 0
  let slowPerS = limitPerS
  let bestPerS = 0
  for (let step = 0; step < STEPS; step++) {
    const perS = Math.round(quickPerS + (slowPerS - quickPerS) * (step === 0 ? 0.6 : 0.5))
    const run = await measure(side, { perS, seconds: SECONDS })
    const quick = isQuick(run, perS)
    printRun(quick ? 'quick' : 'slow', side.name, run)
    if (quick) {
      quickPerS = perS
      bestPerS = run.perS
    } else slowPerS = perS
  }
  return bestPerS
}
