import type { EngineExports } from './engineExports.ts'

/** A score for the side to move: hundredths of a pawn, or moves to mate (below 0 it is mated). */
export type EngineScore = { kind: 'centipawns'; value: number } | { kind: 'mate'; moves: number }

/**
 * `depthPlies`: 1 to 100. `lines`: how many of the best moves get a line of their own, if they are worth no less than the
 * best one by `marginCentipawns`. `isCareful`: leaves no move out, for searches of few plies; skips every other depth.
 */
export type SearchLimits = {
  depthPlies?: number
  maxNodes?: number
  lines?: number
  marginCentipawns?: number
  isCareful?: boolean
}

export type SearchLine = { score: EngineScore; pv: readonly string[] }

/** `depthPlies`: searched to the end, 0 if not even one ply was. `lines`: the best first. */
export type SearchReport = {
  depthPlies: number
  deepestPly: number
  nodes: number
  /** How much of the table this search has written, in thousandths. */
  tableFillPermille: number
  lines: readonly SearchLine[]
}

/** A search that runs only inside `advance`. Between calls, the caller decides whether to stop. */
export type Search = {
  /** Searches about so many nodes; true when the limits are reached. */
  advance(nodes: number): boolean
  /** Ends the search. Then, or when `advance` is done, another one may begin. */
  stop(): void
  /** What is known so far; null until a first move has been searched, and without a legal move. */
  report(): SearchReport | null
  nodes(): number
}

const DEPTH_MOST_PLIES = 100
const INFINITE = 32_001
const MATE = 32_000
const MATE_BOUND = 31_000
/** Where a line begins in a root move's record. */
const LINE_BYTES = 12
/** From this depth on, a depth begins with a narrow window around the last score. */
const WINDOW_FROM_PLIES = 5
const WINDOW = 18
/** Careful searches skip every other depth: scores of odd and even depths differ, and so do their best moves. */
const CAREFUL_STEP_PLIES = 2

/** `nameMove`: an engine's move as UCI. */
export function startSearch(
  wasm: EngineExports,
  limits: SearchLimits,
  nameMove: (move: number) => string,
): Search {
  return new DeepeningSearch(wasm, limits, nameMove)
}

/** Searches depth after depth, for each of the best lines, in windows that grow until they hold the score. */
class DeepeningSearch implements Search {
  readonly #wasm: EngineExports
  readonly #nameMove: (move: number) => string
  readonly #depthMost: number
  readonly #nodesMost: number
  readonly #lines: number
  readonly #marginCentipawns: number
  readonly #moves: number
  readonly #stepPlies: number
  #depth = 0
  #line = 0
  #alpha = -INFINITE
  #beta = INFINITE
  #margin = WINDOW
  #isOver: boolean
  #report: SearchReport | null = null

  constructor(
    wasm: EngineExports,
    { depthPlies, maxNodes, lines, marginCentipawns, isCareful }: SearchLimits,
    nameMove: (move: number) => string,
  ) {
    this.#wasm = wasm
    this.#nameMove = nameMove
    this.#depthMost = Math.min(Math.max(Math.floor(depthPlies ?? DEPTH_MOST_PLIES), 1), DEPTH_MOST_PLIES)
    this.#nodesMost = maxNodes ?? Number.POSITIVE_INFINITY
    wasm.setCareful(isCareful ? 1 : 0)
    this.#moves = wasm.beginSearch()
    this.#lines = Math.min(Math.max(Math.floor(lines ?? 1), 1), this.#moves)
    this.#marginCentipawns = marginCentipawns ?? Number.POSITIVE_INFINITY
    this.#isOver = this.#moves === 0
    this.#stepPlies = isCareful ? CAREFUL_STEP_PLIES : 1
    if (!this.#isOver) this.#beginDepth(((this.#depthMost - 1) % this.#stepPlies) + 1)
  }

  report = () => this.#report
  nodes = () => this.#wasm.nodes()

  advance(nodes: number): boolean {
    const wasm = this.#wasm
    const until = wasm.nodes() + nodes
    while (!this.#isOver) {
      const left = Math.min(until, this.#nodesMost) - wasm.nodes()
      if (left <= 0) {
        if (wasm.nodes() >= this.#nodesMost) this.stop()
        break
      }
      if (wasm.run(left) !== 0) this.#endWindow()
    }
    return this.#isOver
  }

  stop() {
    if (this.#isOver) return
    this.#isOver = true
    this.#wasm.abandon()
    // A move of the unfinished depth that proved better than the best one before counts.
    if (this.#line > 0) return
    this.#wasm.sortRoot(0)
    const best = this.#lineAt(0)
    if (best.value === -INFINITE || best.value <= this.#alpha) return
    const others = this.#report?.lines.filter(({ pv }) => pv[0] !== best.pv[0]) ?? []
    const lines = [best, ...others].slice(0, this.#lines)
    this.#report = this.#makeReport(this.#report?.depthPlies ?? 0, lines)
  }

  #makeReport(depthPlies: number, lines: readonly SearchLine[]): SearchReport {
    const wasm = this.#wasm
    const nodes = wasm.nodes()
    return { depthPlies, deepestPly: wasm.deepestPly(), nodes, tableFillPermille: wasm.tableFill(), lines }
  }

  #beginDepth(depth: number) {
    this.#depth = depth
    this.#line = 0
    this.#beginLine()
  }

  #beginLine() {
    const before = this.#report?.lines[this.#line]?.score
    const isNarrow = this.#depth >= WINDOW_FROM_PLIES && before?.kind === 'centipawns'
    this.#margin = WINDOW
    this.#alpha = Math.max(isNarrow ? before.value - WINDOW : -INFINITE, this.#floor())
    this.#beta = Math.max(isNarrow ? Math.min(before.value + WINDOW, INFINITE) : INFINITE, this.#alpha + 1)
    this.#wasm.beginDepth(this.#depth, this.#alpha, this.#beta, this.#line)
  }

  /** A line that is worth no more than this, and all after it, are left out. */
  #floor(): number {
    if (this.#line === 0) return -INFINITE
    return Math.max(this.#lineAt(0).value - this.#marginCentipawns - 1, -INFINITE)
  }

  /** Searches again if the score fell out of the window, else goes on with the next line or depth. */
  #endWindow() {
    const wasm = this.#wasm
    wasm.sortRoot(this.#line)
    const score = wasm.result()
    const isLow = score <= this.#alpha && this.#alpha > -INFINITE
    if (isLow && this.#alpha <= this.#floor()) return this.#endDepth()
    if (isLow || (score >= this.#beta && this.#beta < INFINITE)) {
      if (isLow) {
        this.#beta = (this.#alpha + this.#beta) >> 1
        this.#alpha = Math.max(score - this.#margin, this.#floor())
      } else this.#beta = Math.min(score + this.#margin, INFINITE)
      this.#margin *= 2
      wasm.beginDepth(this.#depth, this.#alpha, this.#beta, this.#line)
      return
    }
    this.#line++
    if (this.#line < this.#lines) return this.#beginLine()
    this.#endDepth()
  }

  #endDepth() {
    const lines = Array.from({ length: this.#line }, (_, index) => this.#lineAt(index))
    lines.sort((one, other) => other.value - one.value)
    const depthPlies = this.#depth
    this.#report = this.#makeReport(depthPlies, lines)
    const value = Math.abs(lines[0]?.value ?? 0)
    // A mate within the depth is the shortest there is.
    const isMate = value > MATE_BOUND && MATE - value <= depthPlies
    const needsNoMore = isMate && (this.#lines === 1 || Number.isFinite(this.#marginCentipawns))
    this.#isOver = depthPlies >= this.#depthMost || needsNoMore
    if (!this.#isOver) this.#beginDepth(depthPlies + this.#stepPlies)
  }

  #lineAt(index: number): SearchLine & { value: number } {
    const memory = new DataView(this.#wasm.memory.buffer, this.#wasm.rootMove(index))
    const value = memory.getInt32(4, true)
    const pv: string[] = []
    for (let at = LINE_BYTES; ; at += 2) {
      const move = memory.getUint16(at, true)
      if (move === 0) break
      pv.push(this.#nameMove(move))
    }
    return { value, score: makeScore(value), pv }
  }
}

function makeScore(value: number): EngineScore {
  if (value > MATE_BOUND) return { kind: 'mate', moves: (MATE - value + 1) >> 1 }
  if (value < -MATE_BOUND) return { kind: 'mate', moves: -((MATE + value) >> 1) }
  return { kind: 'centipawns', value }
}
