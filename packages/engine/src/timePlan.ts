import type { SearchReport } from './search.ts'

/** The time of a move, or what a clock says. `movesToGo`: until the clock gets more time. */
export type Clock = {
  moveMs: number | undefined
  leftMs: number | undefined
  incrementMs: number
  movesToGo: number | undefined
}

/** How long a move may take. */
export type TimePlan = {
  /** A depth is done: a best move that stays the same needs less time. */
  noteDepth(report: SearchReport): void
  /** Whether to stop now. Without a finished depth only the last moment counts. */
  isOver(elapsedMs: number, hasMove: boolean): boolean
}

/** Between the clock's last moment and ours: the answer travels, and other programs run. */
const MARGIN_MS = 15
/** Without a number of moves to go, a game is expected to last this many more. */
const MOVES_EXPECTED = 24
/** The most of a clock that one move may take. */
const SHARE_MOST = 0.35

export function planTime({ moveMs, leftMs, incrementMs, movesToGo }: Clock): TimePlan {
  if (moveMs !== undefined) {
    const endMs = Math.max(1, moveMs - MARGIN_MS)
    return { noteDepth: () => {}, isOver: (elapsedMs) => elapsedMs >= endMs }
  }
  if (leftMs === undefined) return { noteDepth: () => {}, isOver: () => false }
  const usableMs = Math.max(1, leftMs - MARGIN_MS)
  const share = usableMs / Math.max(1, Math.min(movesToGo ?? MOVES_EXPECTED, MOVES_EXPECTED))
  const usualMs = Math.min(share + 0.75 * incrementMs, usableMs)
  const lastMs = Math.min(
    4 * usualMs,
    movesToGo === 1 ? usableMs : SHARE_MOST * usableMs + incrementMs,
    usableMs,
  )
  let steadyDepths = 0
  let lastMove: string | undefined
  return {
    noteDepth({ lines }) {
      const move = lines[0]?.pv[0]
      steadyDepths = move === lastMove ? steadyDepths + 1 : 0
      lastMove = move
    },
    isOver(elapsedMs, hasMove) {
      if (elapsedMs >= lastMs) return true
      // A depth costs about as much as all before it: one that can't end is not begun.
      const wantedMs = usualMs * (steadyDepths >= 6 ? 0.55 : steadyDepths >= 3 ? 0.75 : 1.1)
      return hasMove && elapsedMs >= Math.min(wantedMs, lastMs)
    },
  }
}
