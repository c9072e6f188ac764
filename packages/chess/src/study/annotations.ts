import {
  type Annotations,
  COMMANDS_MAX,
  COMMENT_CHARS_MAX,
  COMMENTS_MAX,
  type Command,
  MARKS_MAX,
  type Mark,
  type MoveNode,
} from './study.ts'

/**
 * The text of a comment as PGN can keep it: on one line, with round brackets for braces, which have no escape.
 */
export function cleanComment(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
      .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
      .replaceAll('{', '(')
      .replaceAll('}', ')')
      .slice(0, COMMENT_CHARS_MAX)
      .trim()
  )
}

/** Marks in the order in which PGN has them, the last one for each pair of squares. */
export function sortMarks(marks: readonly Mark[]): readonly Mark[] {
  const known = new Map<string, Mark>()
  for (const { from, to, brush } of marks) {
    known.delete(`${from} ${to}`)
    known.set(`${from} ${to}`, { from, to, brush })
  }
  const all = [...known.values()].slice(-MARKS_MAX)
  return [...all.filter(({ from, to }) => from === to), ...all.filter(({ from, to }) => from !== to)]
}

/** Adds to what is said about a node under construction, within the bounds. */
export function addAnnotations<Node extends Annotations>(node: Node, added: Annotations): Node {
  const comments = joined(node.comments, added.comments, COMMENTS_MAX)
  const commands = joined<Command>(node.commands, added.commands, COMMANDS_MAX)
  const marks = added.marks ? sortMarks([...(node.marks ?? []), ...added.marks]) : node.marks
  return Object.assign(node, {
    ...(comments && { comments }),
    ...(commands && { commands }),
    ...(marks && { marks }),
  })
}

export function joined<Item>(
  one: readonly Item[] | undefined,
  other: readonly Item[] | undefined,
  max: number,
): readonly Item[] | undefined {
  return other === undefined || other.length === 0 ? one : [...(one ?? []), ...other].slice(0, max)
}

/** What another mention of the same move says, added to a node under construction. Its children are not. */
export function addMention(node: MoveNode, mention: Omit<MoveNode, 'children'>): MoveNode {
  const before = joined(node.before, mention.before, COMMENTS_MAX)
  const nags = mention.nags ? [...new Set([...(node.nags ?? []), ...mention.nags])] : node.nags
  const clockMs = node.clockMs ?? mention.clockMs
  return Object.assign(addAnnotations(node, mention), {
    ...(before && { before }),
    ...(nags && { nags }),
    ...(clockMs !== undefined && { clockMs }),
  })
}
