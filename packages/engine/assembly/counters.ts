/** Positions visited since the search began. */
export let nodes: i64 = 0
/** The deepest ply reached. */
export let deepest: i32 = 0

// @inline
export function countNode(ply: i32): void {
  nodes++
  if (ply > deepest) deepest = ply
}

export function resetCounters(): void {
  nodes = 0
  deepest = 0
}
