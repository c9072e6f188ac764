import { findMove } from '../legalMoves.ts'
import { movePromotion } from '../move.ts'
import { makeSan } from '../san.ts'
import { makeUci, parseUci } from '../uci.ts'
import { positionAt } from './positionAt.ts'
import {
  childOf,
  nestingOf,
  nodeAt,
  PGN_DEPTH_MAX,
  STUDY_NODES_MAX,
  type Study,
  type StudyPath,
  updateNode,
} from './study.ts'

/** Why an edit is refused. */
export type StudyRefusal = 'NO_SUCH_NODE' | 'ILLEGAL_MOVE' | 'TOO_MANY_MOVES' | 'TOO_DEEP'

export type StudyEdit<Result> = ({ ok: true } & Result) | { ok: false; code: StudyRefusal }

/**
 * Plays a move at a path: the last of its continuations, or the one that is there already. `path` leads to the move.
 */
export function addMove(
  study: Study,
  at: StudyPath,
  uci: string,
): StudyEdit<{ study: Study; path: StudyPath }> {
  const parent = nodeAt(study, at)
  if (parent === null) return { ok: false, code: 'NO_SUCH_NODE' }
  const path = [...at, uci]
  if (childOf(parent, uci) !== undefined) return { ok: true, study, path }
  const position = positionAt(study, at)
  const wanted = parseUci(uci)
  const move = wanted && findMove(position, wanted)
  if (move === null || makeUci(move) !== uci || movePromotion(move) !== wanted?.promotion)
    return { ok: false, code: 'ILLEGAL_MOVE' }
  if (study.nodes >= STUDY_NODES_MAX) return { ok: false, code: 'TOO_MANY_MOVES' }
  if (depthOf(study, at) + (parent.children.length > 0 ? 1 : 0) > PGN_DEPTH_MAX)
    return { ok: false, code: 'TOO_DEEP' }
  const added = { uci, san: makeSan(position, move), children: [] }
  const root = updateNode(study, at, (node) => ({ ...node, children: [...node.children, added] }))
  if (root === null) return { ok: false, code: 'NO_SUCH_NODE' }
  return { ok: true, study: { ...study, root, nodes: study.nodes + 1 }, path }
}

/** In how many variations within variations a path lies. */
function depthOf(study: Study, path: StudyPath): number {
  let depth = 0
  let node: ReturnType<typeof nodeAt> = study.root
  for (const uci of path) {
    if (node?.children[0]?.uci !== uci) depth++
    node = node ? (childOf(node, uci) ?? null) : null
  }
  return depth
}

/** Refuses a tree whose variations an edit has nested too deeply. */
export function checkNesting(study: Study): StudyEdit<{ study: Study }> {
  return nestingOf(study.root) > PGN_DEPTH_MAX ? { ok: false, code: 'TOO_DEEP' } : { ok: true, study }
}
