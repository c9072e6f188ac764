/** How well an opponent plays: how much it searches, and how it errs. It never misses a mate that it sees. */
export type Strength = {
  /** Plies that it searches at most, quiescence on top. */
  depthPlies: number
  /** Nodes that it searches at most for a move. */
  maxNodes: number
  /** Of a hundred moves, so many are judged at a glance, without what the other side answers. */
  overlookedPercent: number
  /** How far a move's worth is misjudged, at most and either way, in hundredths of a pawn. */
  misjudgedCentipawns: number
}

/** Enough for every position at up to five plies: a bound, not a strength. */
const MOST_NODES = 200_000

/** The strength of an opponent that looks so many plies ahead and errs by so much. */
export const erring = (
  depthPlies: number,
  overlookedPercent: number,
  misjudgedCentipawns: number,
): Strength => ({ depthPlies, maxNodes: MOST_NODES, overlookedPercent, misjudgedCentipawns })
