import { START_FEN } from '../fen.ts'
import type { PgnResult } from '../pgn.ts'
import type { Variant } from '../position.ts'
import type { Square } from '../squares.ts'

/** The most moves that a study holds, in all its variations. */
export const STUDY_NODES_MAX = 10_000
/** How deep variations may be nested. */
export const PGN_DEPTH_MAX = 64
/** The longest comment, in characters, and the most comments at one place. */
export const COMMENT_CHARS_MAX = 4000
export const COMMENTS_MAX = 16
/** The most arrows and marked squares of one position. */
export const MARKS_MAX = 32
/** The most further commands (`[%eval …]`) of one position. */
export const COMMANDS_MAX = 32
/** The highest numeric annotation glyph of the PGN standard. */
export const NAG_MAX = 255

export type MarkBrush = 'green' | 'red' | 'blue' | 'yellow'

/** An arrow, or a marked square if it ends where it begins. */
export type Mark = { readonly from: Square; readonly to: Square; readonly brush: MarkBrush }

/** A command of a comment that is kept as it was written: `[%eval 0.3]`. */
export type Command = { readonly name: string; readonly value: string }

/** What is said about a position. A field is there only if it says something. */
export type Annotations = {
  /** One line of text each, without braces and commands. */
  readonly comments?: readonly string[]
  /** Marked squares first, then arrows; at most one for a pair of squares. */
  readonly marks?: readonly Mark[]
  readonly commands?: readonly Command[]
}

/** A move, what is said about it and the position after it, and its continuations: the main line first. */
export type MoveNode = Annotations & {
  /** `0000` for a null move; castling in Chess960 is the king's move onto its rook. */
  readonly uci: string
  readonly san: string
  /** Comments that introduce the move, where a variation begins or has just ended (`settleIntroductions`). */
  readonly before?: readonly string[]
  /** Numeric annotation glyphs, each once. */
  readonly nags?: readonly number[]
  /** The mover's clock after the move. */
  readonly clockMs?: number
  readonly children: readonly MoveNode[]
}

/** The starting position. */
export type RootNode = Annotations & { readonly children: readonly MoveNode[] }

export type StudyNode = RootNode | MoveNode

/**
 * A tree of variations. Never changed in place: an edit copies the nodes from the root to the edited one and shares
 * the others. No two children of a node are the same move.
 */
export type Study = {
  readonly variant: Variant
  readonly fen: string
  /** Known tags only, without `Result`, `SetUp`, `FEN` and the `Variant` of Chess960. */
  readonly tags: Readonly<Record<string, string>>
  readonly result: PgnResult
  readonly root: RootNode
  /** How many moves the tree holds. */
  readonly nodes: number
}

/**
 * The way from the root to a position, in UCI. A path stays valid when other lines change or change places;
 * `existingPath` shortens one whose line was deleted.
 */
export type StudyPath = readonly string[]

export function newStudy({
  fen = START_FEN,
  variant = 'standard',
}: {
  fen?: string
  variant?: Variant
} = {}): Study {
  return { variant, fen, tags: {}, result: '*', root: { children: [] }, nodes: 0 }
}

export function childOf(node: StudyNode, uci: string): MoveNode | undefined {
  return node.children.find((child) => child.uci === uci)
}

/** The moves along a path, as far as it exists. */
export function nodesAlong({ root }: Study, path: StudyPath): MoveNode[] {
  const nodes: MoveNode[] = []
  let node: StudyNode = root
  for (const uci of path) {
    const child: MoveNode | undefined = childOf(node, uci)
    if (child === undefined) break
    nodes.push(child)
    node = child
  }
  return nodes
}

/** The position that a path leads to, or null if there is none. */
export function nodeAt(study: Study, path: StudyPath): StudyNode | null {
  if (path.length === 0) return study.root
  const nodes = nodesAlong(study, path)
  return nodes.length === path.length ? (nodes.at(-1) as MoveNode) : null
}

/** As much of a path as exists. */
export function existingPath(study: Study, path: StudyPath): StudyPath {
  const { length } = nodesAlong(study, path)
  return length === path.length ? path : path.slice(0, length)
}

/** The moves from a node on, always along its first child. */
export function lineFrom(node: StudyNode): MoveNode[] {
  const nodes: MoveNode[] = []
  for (let next = node.children[0]; next !== undefined; next = next.children[0]) nodes.push(next)
  return nodes
}

export const mainLine = ({ root }: Study): MoveNode[] => lineFrom(root)

/** The path to the end of the line that a path is in. */
export function endOfLine(study: Study, path: StudyPath): StudyPath {
  const node = nodeAt(study, path)
  return node === null ? path : [...path, ...lineFrom(node).map(({ uci }) => uci)]
}

/** How many moves a node holds, itself included. Without recursion: a line may be thousands of moves long. */
export function countMoves(node: MoveNode): number {
  let count = 0
  const open: MoveNode[] = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    count++
    open.push(...next.children)
  }
  return count
}

/** How deep the variations below a node are nested. */
export function nestingOf(root: StudyNode): number {
  let deepest = 0
  const open: { node: StudyNode; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { depth } = next
    if (depth > deepest) deepest = depth
    for (const [at, node] of next.node.children.entries())
      open.push({ node, depth: at === 0 ? depth : depth + 1 })
  }
  return deepest
}

/** Replaces the node at a path, and copies those on the way to it. Null if the path doesn't exist. */
export function updateNode(
  study: Study,
  path: StudyPath,
  update: <Node extends StudyNode>(node: Node) => Node,
): RootNode | null {
  const along = nodesAlong(study, path)
  if (along.length !== path.length) return null
  const last = along.at(-1)
  if (last === undefined) return update(study.root)
  let changed = update(last)
  if (changed === last) return study.root
  for (let at = along.length - 2; at >= 0; at--) changed = withChild(along[at] as MoveNode, changed)
  return withChild(study.root, changed)
}

/** The node with a changed child in the place of the one with the same move. */
function withChild<Node extends StudyNode>(node: Node, changed: MoveNode): Node {
  return { ...node, children: node.children.map((child) => (child.uci === changed.uci ? changed : child)) }
}
