import { FRAMES } from './layout'

/** A node of the search, 128 bytes. A node and its search without the best move have the same ply. */
// @unmanaged
export class Frame {
  stage: i32
  ply: i32
  alpha: i32
  beta: i32
  /** What alpha was at first, which tells the bound of the result. */
  floor: i32
  depth: i32
  isPv: bool
  /** Most likely, a child of this node fails high: the node is expected to fail low or high, but not to be exact. */
  isCut: bool
  inCheck: bool
  isImproving: bool
  /** The best move of the table is a capture. */
  takesBest: bool
  /** No more quiet moves. */
  skipsQuiets: bool
  hasDroppedQuiets: bool
  /** The evaluation as it is, before what corrects it. */
  raw: i32
  evaluation: i32
  best: i32
  bestMove: i32
  tableMove: i32
  tableScore: i32
  tableDepth: i32
  tableBound: i32
  /** The move that a singular search leaves out, else 0. */
  excluded: i32
  next: i32
  count: i32
  played: i32
  move: i32
  newDepth: i32
  reducedDepth: i32
  singularBeta: i32
  quiets: i32
  captures: i32
}

// @inline
export function frameAt(index: i32): Frame {
  return changetype<Frame>(FRAMES + ((<usize>index) << 7))
}
