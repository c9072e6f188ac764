import type { StudyEdit } from './addMove.ts'
import { settleIntroductions } from './settleIntroductions.ts'
import { countMoves, type MoveNode, nodeAt, type Study, type StudyPath, updateNode } from './study.ts'

/** Deletes a move and all that follows it. `path` leads to the position before it. */
export function deleteFrom(study: Study, at: StudyPath): StudyEdit<{ study: Study; path: StudyPath }> {
  const uci = at.at(-1)
  const node = nodeAt(study, at)
  if (uci === undefined || node === null) return { ok: false, code: 'NO_SUCH_NODE' }
  const path = at.slice(0, -1)
  const root = updateNode(study, path, (parent) => ({
    ...parent,
    children: parent.children.filter((child) => child.uci !== uci),
  }))
  if (root === null) return { ok: false, code: 'NO_SUCH_NODE' }
  const rest = { ...study, root, nodes: study.nodes - countMoves(node as MoveNode) }
  return { ok: true, study: settleIntroductions(rest), path }
}
