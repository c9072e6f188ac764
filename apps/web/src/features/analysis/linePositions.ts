import { clonePosition, findMove, makeMove, NULL_MOVE, type Position, parseUci } from '@lance/chess'
import { positionAt, type Study, type StudyPath } from '@lance/chess/study'

type Start = Pick<Study, 'fen' | 'variant'>

/** How many positions of the shown line are kept. */
const KEPT_MAX = 64

/**
 * Reads the positions that paths lead to, as `positionAt` does, and keeps those of the shown line: a step plays one move, and not
 * the game from its start. Throws if a move is not legal.
 */
export function openLinePositions(): (start: Start, path: StudyPath) => Position {
  let line: { start: Start; path: StudyPath } | null = null
  /** By the number of plies before them. */
  const kept = new Map<number, Position>()
  return (start, path) => {
    const isSameStart = line?.start.fen === start.fen && line.start.variant === start.variant
    const shared = isSameStart && line !== null ? sharedPlies(line.path, path) : -1
    for (const ply of kept.keys()) if (ply > shared) kept.delete(ply)
    line = null
    if (kept.size === 0) {
      const ply = Math.max(0, path.length - KEPT_MAX + 1)
      kept.set(ply, positionAt(start, path.slice(0, ply)))
    }
    let ply = Math.max(...kept.keys())
    let position = kept.get(ply) as Position
    for (; ply < path.length; ply++) {
      position = play(position, path[ply] ?? '')
      kept.set(ply + 1, position)
      if (kept.size > KEPT_MAX) kept.delete(Math.min(...kept.keys()))
    }
    line = { start, path }
    return position
  }
}

function sharedPlies(one: StudyPath, other: StudyPath): number {
  const shorter = Math.min(one.length, other.length)
  for (let ply = 0; ply < shorter; ply++) if (one[ply] !== other[ply]) return ply
  return shorter
}

function play(before: Position, uci: string): Position {
  const position = clonePosition(before)
  const wanted = parseUci(uci)
  const move = uci === '0000' ? NULL_MOVE : wanted && findMove(position, wanted)
  if (move === null) throw new RangeError(`not a legal move: ${uci}`)
  makeMove(position, move)
  return position
}
