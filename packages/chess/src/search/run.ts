// What a running search counts and when it is to stop.

/** Where one of these says so, the search stops, soon after and not at once: it looks every `CHECK_NODES` nodes. */
export type StopLimits = {
  maxNodes?: number
  timeMs?: number
  nowMs?: () => number
  signal?: { readonly aborted: boolean }
}

export const NODES = 0
/** 1 when the search is to unwind; what its functions return then means nothing. */
export const STOPPED = 1
const NEXT_CHECK = 2
/** Up to how far from the root a move that gives check does not count as a ply. */
export const CHECKED_PLIES = 3
const CHECK_NODES = 1024

export const RUN: Int32Array = /* @__PURE__ */ new Int32Array(32)
const run = RUN

let limits: StopLimits = {}
let startMs = 0

export function beginRun(wanted: StopLimits): void {
  limits = wanted
  startMs = limits.nowMs?.() ?? 0
  run[NODES] = 0
  run[STOPPED] = 0
  run[NEXT_CHECK] = 0
}

/** Counts a node; whether the search goes on. */
export function countNode(): boolean {
  const nodes = run[NODES]! + 1
  run[NODES] = nodes
  if (nodes >= run[NEXT_CHECK]!) look(nodes)
  return run[STOPPED] === 0
}

function look(nodes: number): void {
  const { maxNodes = Infinity, timeMs = Infinity, nowMs, signal } = limits
  run[NEXT_CHECK] = Math.min(nodes + CHECK_NODES, Math.max(nodes + 1, maxNodes))
  const late = nowMs !== undefined && nowMs() - startMs >= timeMs
  if (nodes >= maxNodes || late || signal?.aborted === true) run[STOPPED] = 1
}
