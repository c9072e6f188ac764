import { columnsPx, rowBoundsPx, type TreeScale, treeHeightPx } from './treeLayout.ts'

/** The visible part of the tree: its scale, and the position of its top left corner in the window. */
export type TreeView = TreeScale & { xPx: number; yPx: number }

export type ViewportSize = { widthPx: number; heightPx: number }
export type Point = { xPx: number; yPx: number }

const MARGIN_PX = 16
/** Room for the names of the rounds, which overlay the top. */
const TOP_PX = 44

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
  const { min, max } = rowBoundsPx({ rounds: view.rounds, viewHeightPx: window.heightPx })
  const rowPx = Math.min(max, Math.max(min, view.rowPx * by.factor))
  const scale = { rounds: view.rounds, rowPx }
  const share = (by.around.yPx - view.yPx) / view.rowPx
  const column = columnAt(columnsPx(view), by.around.xPx - view.xPx)
  return settleView(
    {
      ...scale,
      yPx: by.around.yPx - share * rowPx,
      xPx: by.around.xPx - placeOf(columnsPx(scale), column),
    },
    window,
  )
}

/** The view that has a match at its center. */
export function viewOf(
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
