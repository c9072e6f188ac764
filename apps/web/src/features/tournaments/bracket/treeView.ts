import {
  columnsPx,
  columnToFitPx,
  FULL_COLUMN_PX,
  middlePx,
  rowBoundsPx,
  rowToReadPx,
  type TreeScale,
  treeHeightPx,
} from './treeLayout.ts'

/** The visible part of the tree: its scale, and the position of its top left corner in the window. */
export type TreeView = TreeScale & { xPx: number; yPx: number }

export type ViewportSize = { widthPx: number; heightPx: number }
export type Point = { xPx: number; yPx: number }

export const MARGIN_PX = 16
/** Room for the names of the rounds and the buttons, which overlay the top. */
export const TOP_PX = 48

/** Keeps the tree in its window: a smaller tree is centered, a larger one leaves at most a margin. */
export function settleView(view: TreeView, { widthPx, heightPx }: ViewportSize): TreeView {
  const treeWidth = columnsPx(view).at(-1) ?? 0
  return {
    ...view,
    xPx: settle(view.xPx, treeWidth, widthPx, MARGIN_PX),
    yPx: settle(view.yPx, treeHeightPx(view), heightPx, TOP_PX),
  }
}

function settle(atPx: number, sizePx: number, windowPx: number, beforePx: number): number {
  const room = windowPx - sizePx
  if (room >= beforePx + MARGIN_PX) return beforePx + (room - beforePx - MARGIN_PX) / 2
  return Math.min(beforePx, Math.max(room - MARGIN_PX, atPx))
}

export const panView = (view: TreeView, window: ViewportSize, by: Point): TreeView =>
  settleView({ ...view, xPx: view.xPx + by.xPx, yPx: view.yPx + by.yPx }, window)

/** Zooms by a factor; what is under `around`, a point in the window, stays there. */
export function zoomView(
  view: TreeView,
  window: ViewportSize,
  by: { factor: number; around: Point },
): TreeView {
  const scale = zoomScale(view, window, by.factor)
  const share = (by.around.yPx - view.yPx) / view.rowPx
  const column = columnAt(columnsPx(view), by.around.xPx - view.xPx)
  return settleView(
    {
      ...scale,
      yPx: by.around.yPx - share * scale.rowPx,
      xPx: by.around.xPx - placeOf(columnsPx(scale), column),
    },
    window,
  )
}

/** Columns narrow only once the rows are at their lowest, down to where the tree fits, and widen again first. */
function zoomScale({ rounds, rowPx, columnPx }: TreeView, window: ViewportSize, factor: number): TreeScale {
  const { min, max } = rowBoundsPx({ rounds, viewHeightPx: window.heightPx })
  const isNarrow = columnPx < FULL_COLUMN_PX
  if (factor > 1 ? !isNarrow : rowPx > min)
    return { rounds, columnPx, rowPx: Math.min(max, Math.max(min, rowPx * factor)) }
  const least = columnToFitPx({ rounds, rowPx: min }, window.widthPx)
  return { rounds, rowPx, columnPx: Math.min(FULL_COLUMN_PX, Math.max(least, columnPx * factor)) }
}

/** The whole tree within the window, in whatever detail that leaves. */
export function wholeView(rounds: number, window: ViewportSize): TreeView {
  const rowPx = rowBoundsPx({ rounds, viewHeightPx: window.heightPx }).min
  const columnPx = columnToFitPx({ rounds, rowPx }, window.widthPx)
  return settleView({ rounds, rowPx, columnPx, xPx: 0, yPx: 0 }, window)
}

type MatchPlace = { round: number; slot: number }

/**
 * The match is centered, at the lowest zoom that shows its round as cards. A tree that fits the window in cards
 * is shown whole.
 */
export function readingView(rounds: number, window: ViewportSize, { round, slot }: MatchPlace): TreeView {
  const { min, max } = rowBoundsPx({ rounds, viewHeightPx: window.heightPx })
  const rowPx = Math.min(max, Math.max(min, rowToReadPx(round)))
  const scale = { rounds, rowPx, columnPx: FULL_COLUMN_PX }
  return viewOf(scale, window, { round, middlePx: middlePx(scale, round, slot) })
}

/** The view that has a match at its center. */
function viewOf(
  scale: TreeScale,
  window: ViewportSize,
  { round, middlePx }: { round: number; middlePx: number },
): TreeView {
  const columns = columnsPx(scale)
  const centre = ((columns[round - 1] ?? 0) + (columns[round] ?? 0)) / 2
  return settleView(
    { ...scale, xPx: window.widthPx / 2 - centre, yPx: window.heightPx / 2 - middlePx },
    window,
  )
}

/** The column at a position, and how far along it: 2.5 is the middle of the third. Skips empty columns. */
function columnAt(columns: readonly number[], atPx: number): number {
  const last = columns.length - 1
  if (atPx <= 0) return atPx
  for (let index = 0; index < last; index++) {
    const [begin, end] = [columns[index] ?? 0, columns[index + 1] ?? 0]
    if (atPx < end) return index + (atPx - begin) / (end - begin)
  }
  return last
}

function placeOf(columns: readonly number[], column: number): number {
  if (column <= 0) return column
  const index = Math.min(Math.floor(column), columns.length - 2)
  const [begin, end] = [columns[index] ?? 0, columns[index + 1] ?? 0]
  return begin + (column - index) * (end - begin)
}
