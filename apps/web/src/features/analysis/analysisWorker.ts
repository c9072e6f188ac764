import type { Engine, Search, SearchLine } from '@lance/engine'
import { fetchEngine } from '@lance/engine/web'
import { firstPosition, type KeptByBrowser, type SearchedPosition } from './searchedPosition.ts'

/** What the page asks of the worker: a position to search, in place of the one before, or none. */
export type SearchRequest = ({ id: number } & SearchedPosition) | null
/** Asks about the first position before the page can name it, from what the browser keeps. */
export type EarlyRequest = KeptByBrowser
/** What is known so far of the position asked about. `isOver`: it is not searched any further. */
export type SearchAnswer = {
  id: number
  depthPlies: number
  nodesPerSecond: number
  lines: readonly SearchLine[]
  isOver: boolean
}

const TABLE_MIB = 16
/** An answer to an early request names the position. */
export type EarlyAnswer = SearchAnswer & { early: SearchedPosition }

/** The id of the early request; the page's own have others. */
const EARLY_ID = 0
/** A search ends after so many nodes: half a minute on a desktop. A page left open must not drain a battery. */
const SEARCH_NODES_MAX = 60_000_000
/** Searched between two looks at the page's messages: some 20 ms on a phone. */
const SLICE_NODES = 20_000
/** The first slice is shorter: what a glance finds is shown at once. */
const FIRST_SLICE_NODES = 2000
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
    isOver = running.advance(answeredMs === 0 ? FIRST_SLICE_NODES : SLICE_NODES)
    const nowMs = performance.now()
    const report = running.report()
    if (report !== null && (isOver || nowMs - answeredMs >= ANSWER_EVERY_MS)) {
      answeredMs = nowMs
      const { depthPlies, lines } = report
      const nodesPerSecond = Math.round((running.nodes() * 1000) / Math.max(1, nowMs - startMs))
      const answer: SearchAnswer = { id: request.id, depthPlies, nodesPerSecond, lines, isOver }
      postMessage(request.id === EARLY_ID ? ({ ...answer, early: request } satisfies EarlyAnswer) : answer)
    }
    await pause()
  }
  running.stop()
}

function firstRequest(kept: EarlyRequest): SearchRequest {
  const position = firstPosition(kept)
  return position && { id: EARLY_ID, ...position }
}

// The page learns of errors as of any other script's.
addEventListener('message', ({ data }: MessageEvent<SearchRequest | EarlyRequest>) => {
  wanted = data !== null && 'kept' in data ? firstRequest(data) : data
  if (isSearching) return
  isSearching = true
  search().then(
    () => {
      isSearching = false
    },
    (error: unknown) => reportError(error),
  )
})
