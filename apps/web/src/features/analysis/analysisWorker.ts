import type { Engine, EngineGame, Search, SearchLine } from '@lance/engine'
import { fetchEngine } from '@lance/engine/web'

/** What the page asks of the worker: a position to search, in place of the one before, or none. */
export type SearchRequest = { id: number; game: EngineGame; lines: number } | null
/** What is known so far of the position asked about. `isOver`: it is not searched any further. */
export type SearchAnswer = {
  id: number
  depthPlies: number
  nodesPerSecond: number
  lines: readonly SearchLine[]
  isOver: boolean
}

const TABLE_MIB = 16
/** A search ends after so many nodes: half a minute on a desktop. A page left open must not drain a battery. */
const SEARCH_NODES_MAX = 60_000_000
/** Searched between two looks at the page's messages: some 20 ms on a phone. */
const SLICE_NODES = 20_000
/** No more answers than the eye can follow. */
const ANSWER_EVERY_MS = 150

let wanted: SearchRequest = null
let isSearching = false
const opened: Promise<Engine> = fetchEngine({ tableMebibytes: TABLE_MIB })

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

async function search(): Promise<void> {
  const engine = await opened
  while (wanted !== null) {
    const request = wanted
    if (!engine.setGame(request.game).ok) throw new RangeError('not a position')
    await deepen(engine.startSearch({ lines: request.lines, maxNodes: SEARCH_NODES_MAX }), request)
    if (wanted === request) wanted = null
  }
}

/** Searches on until another position is wanted. */
async function deepen(running: Search, request: NonNullable<SearchRequest>): Promise<void> {
  const startMs = performance.now()
  let answeredMs = 0
  let isOver = false
  while (!isOver && wanted === request) {
    isOver = running.advance(SLICE_NODES)
    const nowMs = performance.now()
    const report = running.report()
    if (report !== null && (isOver || nowMs - answeredMs >= ANSWER_EVERY_MS)) {
      answeredMs = nowMs
      const { depthPlies, lines } = report
      const nodesPerSecond = Math.round((running.nodes() * 1000) / Math.max(1, nowMs - startMs))
      postMessage({ id: request.id, depthPlies, nodesPerSecond, lines, isOver } satisfies SearchAnswer)
    }
    await pause()
  }
  running.stop()
}

// The page learns of errors as of any other script's.
addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  wanted = data
  if (isSearching) return
  isSearching = true
  search().then(
    () => {
      isSearching = false
    },
    (error: unknown) => reportError(error),
  )
})
