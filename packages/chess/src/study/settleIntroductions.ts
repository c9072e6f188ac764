import { joined } from './annotations.ts'
import {
  COMMENTS_MAX,
  type MoveNode,
  type Study,
  type StudyNode,
  type StudyPath,
  updateNode,
} from './study.ts'

type Place = { node: MoveNode; parent: StudyNode; around: StudyNode | null; way: Way | null }
/** A path from its end to the root. */
type Way = { uci: string; before: Way | null }

/**
 * What introduces a move stands in PGN where a variation begins or has just ended. Anywhere else it would be read as said of
 * the move before, so it is moved there. A study that needs no such change is returned as it is.
 */
export function settleIntroductions(study: Study): Study {
  let settled = study
  for (const path of findUnsettled(study)) {
    const way = path.slice(0, -1)
    let moved: readonly string[] | undefined
    const root = updateNode(settled, path, (node) => {
      const { before, ...rest } = node as MoveNode
      moved = before
      return rest as typeof node
    })
    if (root === null || moved === undefined) continue
    settled = { ...settled, root }
    const around = updateNode(settled, way, (node) => ({
      ...node,
      comments: joined(node.comments, moved, COMMENTS_MAX) ?? [],
    }))
    if (around !== null) settled = { ...settled, root: around }
  }
  return settled
}

/** The moves whose introductions stand in the wrong place, by their paths. */
function findUnsettled({ root }: Study): StudyPath[] {
  const found: StudyPath[] = []
  const open = placesOf(root, null, null)
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { node, parent, around, way } = place
    const isFirst = parent.children[0] === node
    const followsVariation = around !== null && around.children[0] === parent && around.children.length > 1
    if (node.before !== undefined && isFirst && !followsVariation) found.push(pathOf(way))
    open.push(...placesOf(node, parent, way))
  }
  return found
}

const placesOf = (parent: StudyNode, around: StudyNode | null, way: Way | null): Place[] =>
  parent.children.map((node) => ({ node, parent, around, way: { uci: node.uci, before: way } }))

function pathOf(way: Way | null): StudyPath {
  const path: string[] = []
  for (let at = way; at !== null; at = at.before) path.push(at.uci)
  return path.reverse()
}
