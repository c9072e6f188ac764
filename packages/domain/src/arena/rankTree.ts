/** Items in order, with the number of items below each: a treap. Depth, and so each operation, is O(log n). */
export type RankTree<T> = {
  item: T
  /** Greater than those of all nodes below. It follows from the order of insertion, never from the item. */
  priority: number
  size: number
  left: RankTree<T> | null
  right: RankTree<T> | null
} | null

export type Compare<T> = (one: T, other: T) => number

export function sizeOf<T>(tree: RankTree<T>): number {
  return tree === null ? 0 : tree.size
}

/** Adds an item that equals none in the tree. `serial`: another whole number for every insertion. */
export function insertItem<T>(
  tree: RankTree<T>,
  item: T,
  { compare, serial }: { compare: Compare<T>; serial: number },
): RankTree<T> {
  const [before, after] = splitTree(tree, (one) => compare(one, item) < 0)
  return joinTrees(
    joinTrees(before, { item, priority: mix(serial), size: 1, left: null, right: null }),
    after,
  )
}

/** Removes the item that compares as equal; the tree must hold it. */
export function removeItem<T>(tree: RankTree<T>, item: T, compare: Compare<T>): RankTree<T> {
  if (tree === null) throw new Error('The tree does not hold this item.')
  const order = compare(item, tree.item)
  if (order === 0) return joinTrees(tree.left, tree.right)
  if (order < 0) tree.left = removeItem(tree.left, item, compare)
  else tree.right = removeItem(tree.right, item, compare)
  return resize(tree)
}

/** How many items come before this one. */
export function countBefore<T>(tree: RankTree<T>, item: T, compare: Compare<T>): number {
  let count = 0
  for (let node = tree; node !== null; ) {
    if (compare(node.item, item) < 0) {
      count += sizeOf(node.left) + 1
      node = node.right
    } else node = node.left
  }
  return count
}

/** The items at positions `from` (from 0) up to, and without, `to`: O(log n + their number). */
export function sliceTree<T>(tree: RankTree<T>, { from, to }: { from: number; to: number }): T[] {
  const found: T[] = []
  collect(tree, { from, to, found })
  return found
}

function collect<T>(tree: RankTree<T>, { from, to, found }: { from: number; to: number; found: T[] }): void {
  if (tree === null || to <= 0 || from >= tree.size) return
  const own = sizeOf(tree.left)
  collect(tree.left, { from, to, found })
  if (own >= from && own < to) found.push(tree.item)
  collect(tree.right, { from: from - own - 1, to: to - own - 1, found })
}

/** The items that go left, which must come first, and the others. Takes the given tree apart. */
function splitTree<T>(tree: RankTree<T>, goesLeft: (item: T) => boolean): [RankTree<T>, RankTree<T>] {
  if (tree === null) return [null, null]
  if (goesLeft(tree.item)) {
    const [before, after] = splitTree(tree.right, goesLeft)
    tree.right = before
    return [resize(tree), after]
  }
  const [before, after] = splitTree(tree.left, goesLeft)
  tree.left = after
  return [before, resize(tree)]
}

/** One tree of two, all of whose items are already in order. */
function joinTrees<T>(before: RankTree<T>, after: RankTree<T>): RankTree<T> {
  if (before === null) return after
  if (after === null) return before
  if (before.priority > after.priority) {
    before.right = joinTrees(before.right, after)
    return resize(before)
  }
  after.left = joinTrees(before, after.left)
  return resize(after)
}

function resize<T>(tree: NonNullable<RankTree<T>>): RankTree<T> {
  tree.size = sizeOf(tree.left) + 1 + sizeOf(tree.right)
  return tree
}

/** Spreads serial numbers over 32 bits, as a generator of random numbers would (the finalizer of MurmurHash3). */
function mix(serial: number): number {
  let mixed = Math.imul(serial ^ (serial >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
