import { checkNesting, type StudyEdit } from './addMove.ts'
import { settleIntroductions } from './settleIntroductions.ts'
import {
  type MoveNode,
  nodeAt,
  nodesAlong,
  type Study,
  type StudyNode,
  type StudyPath,
  updateNode,
} from './study.ts'

/** Moves the line of a path one place up where it last leaves another: among its siblings, towards the main line. */
export function promoteLine(study: Study, path: StudyPath): StudyEdit<{ study: Study }> {
  if (nodeAt(study, path) === null) return { ok: false, code: 'NO_SUCH_NODE' }
  const parents: StudyNode[] = [study.root, ...nodesAlong(study, path)]
  for (let at = path.length; at > 0; at--) {
    const parent = path.slice(0, at - 1)
    if (parents[at - 1]?.children[0]?.uci !== path[at - 1])
      return checkNesting(settleIntroductions(moveUp(study, parent, path[at - 1] as string)))
  }
  return { ok: true, study }
}

/** Makes the line of a path the main line. */
export function makeMainLine(study: Study, path: StudyPath): StudyEdit<{ study: Study }> {
  const nodes = nodesAlong(study, path)
  if (nodes.length !== path.length) return { ok: false, code: 'NO_SUCH_NODE' }
  if (isMainLine(study, path)) return { ok: true, study }
  // From the end, so that each node is copied once.
  const first = nodes.reduceRight<MoveNode | null>((next, node) => (next ? putFirst(node, next) : node), null)
  const root = first === null ? study.root : putFirst(study.root, first)
  return checkNesting(settleIntroductions({ ...study, root }))
}

const putFirst = <Node extends StudyNode>(node: Node, first: MoveNode): Node => ({
  ...node,
  children: [first, ...node.children.filter(({ uci }) => uci !== first.uci)],
})

/** Whether a path is part of the main line. */
export function isMainLine(study: Study, path: StudyPath): boolean {
  let node: StudyNode | undefined = study.root
  for (const uci of path) {
    node = node?.children[0]
    if (node === undefined || !('uci' in node) || node.uci !== uci) return false
  }
  return true
}

function moveUp(study: Study, parent: StudyPath, uci: string): Study {
  const root = updateNode(study, parent, (node) => {
    const from = node.children.findIndex((child) => child.uci === uci)
    const [child, before] = [node.children[from], node.children[from - 1]]
    if (child === undefined || before === undefined) return node
    return { ...node, children: node.children.with(from, before).with(from - 1, child) }
  })
  return root === null ? study : { ...study, root }
}
