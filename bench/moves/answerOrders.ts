import { createInterface } from 'node:readline'
import type { Commits } from './countCommits.ts'
import { type HeapWatch, watchHeap } from './watchHeap.ts'

/**
 * What a measured process can be asked. `memory`: what it holds after garbage collection, that is, what it
 * keeps for connected users and not what passed through while they connected; collecting also discards
 * optimised code, so nothing is measured soon after it. `watch` begins a stretch, `report` ends it.
 */
export type ServerOrder = { do: 'memory' | 'watch' | 'report' }
/** `heapKib`: objects and buffers, which varies less from run to run than the pages of the process do. */
export type MemoryAnswer = { residentKib: number; heapKib: number }
/** The heap over the stretch, and what was committed in it. */
export type StretchAnswer = { heap: HeapWatch; commits: Commits }

const NO_COMMITS: Commits = { commits: 0, moves: 0, tookMs: [] }

/**
 * Answers orders on standard input, one line of JSON each, and ends with it. `takeCommits` returns what was
 * committed since it was last called.
 */
export function answerOrders(takeCommits: () => Commits = () => NO_COMMITS): void {
  let endWatch: (() => HeapWatch) | null = null
  const answers: Record<ServerOrder['do'], () => object> = {
    memory() {
      // Twice: the first run only releases what finalizers hold. `gc` exists only with --expose-gc.
      globalThis.gc?.()
      globalThis.gc?.()
      const { rss, heapUsed, external } = process.memoryUsage()
      return { residentKib: rss / 1024, heapKib: (heapUsed + external) / 1024 } satisfies MemoryAnswer
    },
    watch() {
      takeCommits()
      endWatch = watchHeap()
      return {}
    },
    report() {
      const heap = endWatch?.()
      if (heap === undefined) throw new Error('nothing was watched')
      endWatch = null
      return { heap, commits: takeCommits() } satisfies StretchAnswer
    },
  }
  createInterface({ input: process.stdin })
    .on('line', (line) => {
      const order = JSON.parse(line) as ServerOrder
      process.stdout.write(`${JSON.stringify(answers[order.do]())}\n`)
    })
    .on('close', () => process.exit(0))
}
