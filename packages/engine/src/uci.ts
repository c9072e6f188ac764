import type { Variant } from '@lance/chess'
import type { Engine } from './engine.ts'
import type { EngineScore, Search, SearchLimits, SearchReport } from './search.ts'
import { planTime, type TimePlan } from './timePlan.ts'

/** Nodes between two looks at the clock and at what has been received: under 2 ms on a slow machine. */
const SLICE_NODES = 1500
const HASH_MIB = { least: 1, most: 1024, usual: 16 }
const LINES_MOST = 64
const NO_MOVE = '0000'
/** The name of the network that the engine comes with. */
export const OWN_NETWORK = 'engine.network'

export type UciParts = {
  engine: Engine
  write: (line: string) => void
  nowMs: () => number
  /** Calls back after whatever else waits has had its turn. */
  defer: (task: () => void) => void
  onQuit: () => void
  /** Reads a network's file, or the engine's own by `OWN_NETWORK`; null if it can't. */
  readNetwork: (path: string) => Uint8Array | null
}

type Running = { search: Search; plan: TimePlan; startedMs: number; isHeld: boolean; shownDepth: number }

/** Speaks the UCI protocol (April 2006): pass it each line that is received. */
export function openUci(parts: UciParts): { receive(line: string): void } {
  return new UciSession(parts)
}

class UciSession {
  readonly #parts: UciParts
  #running: Running | null = null
  #lines = 1
  #variant: Variant = 'standard'

  constructor(parts: UciParts) {
    this.#parts = parts
  }

  receive(line: string): void {
    const [command = '', ...words] = line.trim().split(/\s+/)
    const { engine, write, onQuit } = this.#parts
    if (command === 'uci') this.#introduce()
    else if (command === 'isready') write('readyok')
    else if (command === 'stop') this.#end()
    else if (command === 'ponderhit') this.#release()
    else if (command === 'quit') {
      this.#end()
      onQuit()
    } else if (this.#running !== null) {
      // Everything else waits for the end of a search: a GUI sends `stop` first.
      if (command !== '') write(`info string ignored while searching: ${command}`)
    } else if (command === 'ucinewgame') engine.forget()
    else if (command === 'setoption') this.#setOption(words)
    else if (command === 'position') this.#setPosition(words)
    else if (command === 'go') this.#go(words)
    else if (command !== '') write(`info string unknown command: ${command}`)
  }

  #introduce() {
    const { write } = this.#parts
    write('id name Lance')
    write('id author the Lance authors')
    write(`option name Hash type spin default ${HASH_MIB.usual} min ${HASH_MIB.least} max ${HASH_MIB.most}`)
    write('option name Clear Hash type button')
    write(`option name MultiPV type spin default 1 min 1 max ${LINES_MOST}`)
    write(`option name EvalFile type string default ${OWN_NETWORK}`)
    write('option name Ponder type check default false')
    write('option name UCI_Chess960 type check default false')
    write('uciok')
  }

  #setOption(words: readonly string[]) {
    const { engine, write } = this.#parts
    const match = /^name (.+?)(?: value (.*))?$/i.exec(words.join(' '))
    const name = match?.[1]?.toLowerCase()
    const value = Number(match?.[2])
    if (name === 'clear hash') engine.forget()
    else if (name === 'ponder') return
    else if (name === 'uci_chess960') this.#variant = match?.[2] === 'true' ? 'chess960' : 'standard'
    else if (name === 'evalfile') this.#loadNetwork(match?.[2] ?? '')
    else if (name === 'hash' && isWithin(value, HASH_MIB.least, HASH_MIB.most)) {
      if (!engine.resizeTable(value)) write('info string there is no memory for a table of that size')
    } else if (name === 'multipv' && isWithin(value, 1, LINES_MOST)) this.#lines = value
    else write(`info string no such option or value: ${words.join(' ')}`)
  }

  /** Evaluates by the network in this file; without a name, by hand-written terms. */
  #loadNetwork(path: string) {
    const { engine, readNetwork, write } = this.#parts
    const isNone = path === '' || path === '<empty>'
    const network = isNone ? null : readNetwork(path)
    if ((network === null && !isNone) || !engine.setNetwork(network))
      write(`info string no network of the right size: ${path}`)
  }

  #setPosition(words: readonly string[]) {
    const movesAt = words.indexOf('moves')
    const ucis = movesAt < 0 ? [] : words.slice(movesAt + 1)
    const setup = movesAt < 0 ? words : words.slice(0, movesAt)
    const fen = setup[0] === 'fen' ? { fen: setup.slice(1).join(' ') } : {}
    const set = this.#parts.engine.setGame({ ...fen, variant: this.#variant, ucis })
    if (!set.ok) this.#parts.write(`info string ${set.message}`)
  }

  #go(words: readonly string[]) {
    const { engine, write, nowMs } = this.#parts
    const numberAfter = (name: string): number | undefined => {
      const at = words.indexOf(name)
      const value = at < 0 ? Number.NaN : Number(words[at + 1])
      return Number.isFinite(value) ? value : undefined
    }
    const perftDepth = numberAfter('perft')
    if (perftDepth !== undefined) return write(`Nodes searched: ${engine.perft(Math.max(1, perftDepth))}`)
    const isBlack = engine.turn() === 'black'
    const depthPlies = numberAfter('depth') ?? mateDepth(numberAfter('mate'))
    const maxNodes = numberAfter('nodes')
    const limits: SearchLimits = {
      lines: this.#lines,
      ...(depthPlies !== undefined && { depthPlies }),
      ...(maxNodes !== undefined && { maxNodes }),
    }
    const plan = planTime({
      moveMs: numberAfter('movetime'),
      leftMs: numberAfter(isBlack ? 'btime' : 'wtime'),
      incrementMs: numberAfter(isBlack ? 'binc' : 'winc') ?? 0,
      movesToGo: numberAfter('movestogo'),
    })
    const isHeld = words.includes('infinite') || words.includes('ponder')
    const search = engine.startSearch(limits)
    this.#running = { search, plan, startedMs: nowMs(), isHeld, shownDepth: 0 }
    this.#advance(this.#running)
  }

  /** Searches a slice, and goes on after whatever was received meanwhile. */
  #advance(running: Running) {
    if (this.#running !== running) return
    const { search, plan, startedMs } = running
    const isDone = search.advance(SLICE_NODES)
    const report = search.report()
    if (report && report.depthPlies > running.shownDepth) {
      running.shownDepth = report.depthPlies
      this.#show(report, startedMs)
      plan.noteDepth(report)
    }
    const isTimeUp = !running.isHeld && plan.isOver(this.#parts.nowMs() - startedMs, report !== null)
    // `infinite` and `ponder` promise not to answer before `stop` or `ponderhit`.
    if ((isDone && !running.isHeld) || isTimeUp) this.#end()
    else if (!isDone) this.#parts.defer(() => this.#advance(running))
  }

  /** The move that was pondered on has been played: from now on the clock counts. */
  #release() {
    const running = this.#running
    if (running === null) return
    running.isHeld = false
    running.startedMs = this.#parts.nowMs()
    this.#advance(running)
  }

  #show({ depthPlies, deepestPly, nodes, tableFillPermille, lines }: SearchReport, startedMs: number) {
    const ms = Math.max(1, Math.round(this.#parts.nowMs() - startedMs))
    const counts = `nodes ${nodes} nps ${Math.round((nodes * 1000) / ms)} hashfull ${tableFillPermille} time ${ms}`
    lines.forEach(({ score, pv }, index) => {
      const head = `info depth ${depthPlies} seldepth ${deepestPly} multipv ${index + 1}`
      this.#parts.write(`${head} score ${scoreText(score)} ${counts} pv ${pv.join(' ')}`)
    })
  }

  #end() {
    const running = this.#running
    if (running === null) return
    this.#running = null
    running.search.stop()
    const [best, reply] = running.search.report()?.lines[0]?.pv ?? []
    const fallback = this.#parts.engine.legalMoves()[0] ?? NO_MOVE
    this.#parts.write(
      `bestmove ${best ?? fallback}${best !== undefined && reply !== undefined ? ` ponder ${reply}` : ''}`,
    )
  }
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** A mate in so many moves is seen at this depth. */
const mateDepth = (moves: number | undefined) => (moves === undefined ? undefined : 2 * moves + 1)

const scoreText = (score: EngineScore) =>
  score.kind === 'mate' ? `mate ${score.moves}` : `cp ${score.value}`
