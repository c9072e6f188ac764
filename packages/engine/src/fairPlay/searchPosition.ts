import { moverChances } from '@lance/chess/review'
import type { Engine, EngineGame } from '../engine.ts'
import type { SearchLimits, SearchLine } from '../search.ts'

/** A move with the mover's winning chances by the whole search, by one of one ply and by one of three, in thousandths. */
export type FoundMove = { uci: string; chance: number; glance: number; look: number }

/** `at`: the game up to the position. */
type AskedPosition = { at: EngineGame; played: string; nodes: number }

/** How many of the best moves get a line of their own. */
const LINES = 5
/** Moves that a glance prefers and the search does not: how many are looked at, and the share of the nodes for each. */
const TEMPTING_MOST = 2
const TEMPTING_SHARE = 1 / 10
const PLAYED_SHARE = 1 / 4
/** A tempting move is among so many of the best at a glance. */
const TEMPTING_AMONG = 3
const GLANCE_PLIES = 1
const LOOK_PLIES = 3
/** No position has more moves. */
const ALL_LINES = 218
const SLICE_NODES = 1_000_000

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
  const looks = chancesOf(lines({ depthPlies: LOOK_PLIES, lines: LINES }))
  const best = chancesOf(lines({ maxNodes: nodes, lines: LINES }))
  if (best.size === 0 || !glances.has(played)) return null
  const worst = Math.min(...best.values())
  const tempting = [...glances.keys()].slice(0, TEMPTING_AMONG).filter((uci) => !best.has(uci))
  for (const uci of tempting.slice(0, TEMPTING_MOST))
    best.set(uci, Math.min(worst, chanceAfter(engine, at, { uci, nodes: nodes * TEMPTING_SHARE })))
  const listed = best.size
  if (!best.has(played))
    best.set(played, Math.min(worst, chanceAfter(engine, at, { uci: played, nodes: nodes * PLAYED_SHARE })))
  const leastLook = Math.min(...looks.values())
  const moves = [...best].map(([uci, chance]) => ({
    uci,
    chance,
    glance: glances.get(uci) ?? 0,
    look: looks.get(uci) ?? leastLook,
  }))
  return { moves, listed }
}

/** The chances of the first moves of these lines, in the lines' order. */
function chancesOf(lines: readonly SearchLine[]): Map<string, number> {
  return new Map(lines.map(({ pv: [uci = ''], score }) => [uci, thousandths(moverChances(score))]))
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
