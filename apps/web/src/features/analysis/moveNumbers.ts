import type { MoveNode, Study, StudyPath } from '@lance/chess/study'

// The page names a move by a number, not by its path: in one line of ten thousand moves the paths would take
// 250 MB.

const numbers = new WeakMap<MoveNode, number>()
let last = 0

/** The move's number, the same as long as nothing is changed at it or after it. */
export function numberOfMove(node: MoveNode): number {
  const known = numbers.get(node)
  if (known !== undefined) return known
  last += 1
  numbers.set(node, last)
  return last
}

/** The path to the move with this number; null if the study has none. */
export function pathOfNumber(study: Study, wanted: number): StudyPath | null {
  type Step = { node: MoveNode; before: Step | null }
  // A list, since a call inside a call for each move of a long line would overflow the stack.
  const left: Step[] = study.root.children.map((node) => ({ node, before: null }))
  for (let step = left.pop(); step !== undefined; step = left.pop()) {
    const { node } = step
    if (numbers.get(node) === wanted) {
      const path: string[] = []
      for (let at: Step | null = step; at !== null; at = at.before) path.push(at.node.uci)
      return path.reverse()
    }
    for (const child of node.children) left.push({ node: child, before: step })
  }
  return null
}
