import { cleanComment, sortMarks } from './annotations.ts'
import { readComment } from './commands.ts'
import { type Mark, type Study, type StudyNode, type StudyPath, updateNode } from './study.ts'

/** Glyphs that judge a move, in the order in which they are offered: ! ? !! ?? !? ?! □. At most one a move. */
export const MOVE_NAGS = [1, 2, 3, 4, 5, 6, 7] as const
/** Glyphs that judge a position: = ∞ ⩲ ⩱ ± ∓ +− −+. At most one a move. */
export const POSITION_NAGS = [10, 13, 14, 15, 16, 17, 18, 19] as const

const GROUPS: readonly (readonly number[])[] = [MOVE_NAGS, POSITION_NAGS]

function edit(study: Study, path: StudyPath, change: Parameters<typeof updateNode>[2]): Study {
  const root = updateNode(study, path, change)
  return root === null || root === study.root ? study : { ...study, root }
}

/** The node without one of its fields. */
function without<Node extends StudyNode>(node: Node, field: 'comments' | 'marks' | 'nags' | 'before'): Node {
  const { [field]: _, ...rest } = node as Record<string, unknown>
  return rest as Node
}

/**
 * Replaces the comments of a position by one; an empty text removes them. A command typed into it would be read as one by
 * the next program, so it is not kept. A path that doesn't exist changes nothing, here and below.
 */
export function setComment(study: Study, path: StudyPath, text: string): Study {
  const { comments = [] } = readComment(cleanComment(text))
  return edit(study, path, (node) =>
    comments.length === 0 ? without(node, 'comments') : { ...node, comments },
  )
}

/** Replaces the arrows and marked squares of a position. */
export function setMarks(study: Study, path: StudyPath, marks: readonly Mark[]): Study {
  const sorted = sortMarks(marks)
  return edit(study, path, (node) =>
    sorted.length === 0 ? without(node, 'marks') : { ...node, marks: sorted },
  )
}

/** Sets a glyph of a move, in place of another that judges the same; one that is set is removed. */
export function toggleNag(study: Study, path: StudyPath, nag: number): Study {
  const rivals = GROUPS.find((group) => group.includes(nag)) ?? [nag]
  return edit(study, path, (node) => {
    if (!('uci' in node)) return node
    const had: readonly number[] = node.nags ?? []
    const rest = had.filter((one) => !rivals.includes(one))
    const nags = had.includes(nag) ? rest : [...rest, nag].sort((one, other) => one - other)
    return nags.length === 0 ? without(node, 'nags') : { ...node, nags }
  })
}
