import { moverChances } from '@lance/chess/review'
import type { Engine, EngineGame } from '../engine.ts'
import type { SearchLimits, SearchLine } from '../search.ts'

/** A move with the mover's winning chances by the whole search, by one of one ply and by one of three, in thousandths. */
export type FoundMove = { uci: string; chance: number; glance: number; look: number }

/** `at`: the game up to the position. */
type AskedPosition = { at: EngineGame; played: string; nodes: number }

/**
 * How many of the best moves get a line of their own, if they are worth no less than the best by the margin: a search that needs
 * the exact worth of bad moves finds good ones less well. `MARGIN` is the margin in thousandths, near even chances.
 */
const LINES = 3
const MARGIN_CENTIPAWNS = 120
const MARGIN = 90
/** The moves that a glance prefers are looked at, too, and more of them until so many moves are listed. */
const TEMPTING = 3
const LISTED_LEAST = 5
/** Their share of the nodes, and that of the played move, if it is none of them. */
const TEMPTING_SHARE = 1 / 25
const PLAYED_SHARE = 1 / 5
const GLANCE_PLIES = 1
const LOOK_PLIES = 3
const LOOK_LINES = 5
/** No position has more moves. */
const ALL_LINES = 218
const SLICE_NODES = 1_000_000
const ALL_CHANCES = 1000

/**
 * Searches the best moves of a position, the moves that a glance prefers and the one that was played: in this order, each
 * once; the first `listed` whatever was played.
 * Null without a legal move or when the played one isn't. The engine forgets what it found before, so that a glance is one.
 */
export function searchPosition(
  engine: Engine,
  { at, played, nodes }: AskedPosition,
): { moves: FoundMove[]; listed: number } | null {
  engine.forget()
  const lines = (limits: SearchLimits) => searchLines(engine, at, limits)
  const glances = chancesOf(lines({ depthPlies: GLANCE_PLIES, lines: ALL_LINES, isCareful: true }))
  const looks = chancesOf(lines({ depthPlies: LOOK_PLIES, lines: LOOK_LINES }))
  const best = chancesOf(lines({ maxNodes: nodes, lines: LINES, marginCentipawns: MARGIN_CENTIPAWNS }))
  if (best.size === 0 || !glances.has(played)) return null
  const most = worstOf(best, Math.max(...best.values()))
  const add = (uci: string, share: number) => {
    if (!best.has(uci)) best.set(uci, Math.min(most, chanceAfter(engine, at, { uci, nodes: nodes * share })))
  }
  for (const [order, uci] of [...glances.keys()].entries())
    if (order < TEMPTING || best.size < LISTED_LEAST) add(uci, TEMPTING_SHARE)
  const listed = best.size
  add(played, PLAYED_SHARE)
  const leastLook = Math.min(...looks.values())
  const moves = [...best].map(([uci, chance]) => ({
    uci,
    chance,
    glance: glances.get(uci) ?? 0,
    look: looks.get(uci) ?? leastLook,
  }))
  return { moves, listed }
}

/** What a move without a line is worth at most. */
function worstOf(lines: ReadonlyMap<string, number>, best: number): number {
  const worst = Math.min(...lines.values())
  return lines.size < LINES ? Math.max(0, Math.min(worst, best - MARGIN)) : worst
}

/**
 * The chances of the first moves of these lines, in the lines' order. A search that ran out of nodes puts a new best move before
 * lines of the depth before, which may then seem better: they count as no better.
 */
function chancesOf(lines: readonly SearchLine[]): Map<string, number> {
  let most = ALL_CHANCES
  return new Map(
    lines.map(({ pv: [uci = ''], score }) => {
      most = Math.min(most, thousandths(moverChances(score)))
      return [uci, most]
    }),
  )
}

const thousandths = (chances: number) => Math.round(chances * 10)

/** The mover's chances after a move. A move after which there is none ended the game, by stalemate: a mate has a line. */
function chanceAfter(engine: Engine, at: EngineGame, { uci, nodes }: { uci: string; nodes: number }): number {
  const after = { ...at, ucis: [...at.ucis, uci] }
  const [reply] = searchLines(engine, after, { maxNodes: Math.floor(nodes), lines: 1 })
  if (reply === undefined) return 500
  return 1000 - thousandths(moverChances(reply.score))
}

function searchLines(engine: Engine, game: EngineGame, limits: SearchLimits): readonly SearchLine[] {
  const set = engine.setGame(game)
  if (!set.ok) throw new RangeError(set.message)
  const running = engine.startSearch(limits)
  while (!running.advance(SLICE_NODES));
  return running.report()?.lines ?? []
}
