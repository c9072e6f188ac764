import { Chess } from 'chess.js'

// The usual way, as tutorials show it: alpha-beta over the public API of chess.js, counting pieces, without
// move ordering and without quiescence search.

const worth: Record<string, number> = { p: 10, n: 30, b: 30, r: 50, q: 90, k: 900 }

export type AlphaBeta = { nodes: number; ms: number; whole: boolean }

/** Searches the position to this depth, for at most `mostMs`. */
export function alphaBeta(fen: string, depthPlies: number, mostMs: number): AlphaBeta {
  const chess = new Chess(fen)
  const startMs = performance.now()
  let nodes = 0
  let whole = true

  const evaluate = () => {
    let sum = 0
    for (const row of chess.board()) {
      for (const piece of row) {
        if (piece) sum += (worth[piece.type] ?? 0) * (piece.color === chess.turn() ? 1 : -1)
      }
    }
    return sum
  }
  const search = (depth: number, alpha: number, beta: number): number => {
    nodes++
    if (depth === 0) return evaluate()
    for (const move of chess.moves()) {
      if (performance.now() - startMs > mostMs) {
        whole = false
        return alpha
      }
      chess.move(move)
      const score = -search(depth - 1, -beta, -alpha)
      chess.undo()
      if (score >= beta) return beta
      alpha = Math.max(alpha, score)
    }
    return alpha
  }
  search(depthPlies, -Infinity, Infinity)
  return { nodes, ms: performance.now() - startMs, whole }
}
