import { CARD_HEIGHT_PX, columnsPx, detailOf, middlePx, type TreeScale, treeHeightPx } from './treeLayout.ts'
import { MARGIN_PX, type Point, TOP_PX, type ViewportSize } from './treeView.ts'

/** In narrower windows the prizes are left out. */
const WINDOW_FROM_PX = 640
const GAP_PX = 12

/**
 * Where the prizes stand in the tree: beside the final, else below it, where there is never a match. Null where
 * the window or the tree leaves no room for a card of this size.
 */
export function prizeSpot(scale: TreeScale, window: ViewportSize, card: ViewportSize): Point | null {
  if (window.widthPx < WINDOW_FROM_PX || detailOf(scale, scale.rounds) !== 'card') return null
  const columns = columnsPx(scale)
  const [widthPx, heightPx] = [columns.at(-1) ?? 0, treeHeightPx(scale)]
  const finalYPx = middlePx(scale, scale.rounds, 0)
  // A tree that is smaller than its window is centered in it.
  const besidePx = (window.widthPx - widthPx) / 2 - MARGIN_PX
  if (besidePx >= card.widthPx) return { xPx: widthPx, yPx: finalYPx - card.heightPx / 2 }
  const isLow = heightPx + TOP_PX + MARGIN_PX <= window.heightPx
  const bottomPx = isLow ? (heightPx + window.heightPx - TOP_PX - MARGIN_PX) / 2 : heightPx
  const yPx = finalYPx + CARD_HEIGHT_PX / 2 + GAP_PX
  return yPx + card.heightPx <= bottomPx + MARGIN_PX / 2 ? { xPx: columns[scale.rounds - 1] ?? 0, yPx } : null
}
