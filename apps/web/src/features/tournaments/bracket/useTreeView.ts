import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  CARD_WIDTH_PX,
  columnsPx,
  detailOf,
  middlePx,
  rowBoundsPx,
  rowToReadPx,
  slotsBetween,
  type TreeScale,
  treeHeightPx,
} from './treeLayout.ts'
import {
  type Point,
  panView,
  settleView,
  type TreeView,
  type ViewportSize,
  viewOf,
  zoomView,
} from './treeView.ts'

/** The drawn part of the tree and its scale. It extends beyond the window, so most pans redraw nothing. */
export type Drawn = { rounds: number; rowPx: number; topPx: number; bottomPx: number }

export type TreeControls = {
  pan: (by: Point) => void
  zoom: (factor: number, around?: Point) => void
  whole: () => void
  goTo: (match: { round: number; slot: number }) => void
}

/** How much of the tree is drawn above and below the window, in window heights. */
const OVERSCAN_WINDOWS = 1

type TreeViewOptions = {
  rounds: number
  window: RefObject<HTMLElement | null>
  /** Moved together: the tree, and the names of its rounds, which stay at the top. */
  layer: RefObject<HTMLElement | null>
  heads: RefObject<HTMLElement | null>
  first: { round: number; slot: number } | null
}

/** Pans by moving one layer without React; redraws only when the drawn part runs out or the scale changes. */
export function useTreeView({ rounds, window, layer, heads, first }: TreeViewOptions): {
  drawn: Drawn | null
  controls: TreeControls
} {
  const view = useRef<TreeView | null>(null)
  const size = useRef<ViewportSize>({ widthPx: 0, heightPx: 0 })
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const shown = useRef<Drawn | null>(null)

  const move = useCallback(() => {
    if (view.current === null) return
    const { xPx, yPx } = view.current
    if (layer.current) layer.current.style.transform = `translate3d(${xPx}px, ${yPx}px, 0)`
    if (heads.current) heads.current.style.transform = `translate3d(${xPx}px, 0, 0)`
  }, [layer, heads])

  const applyView = useCallback(
    (next: TreeView) => {
      view.current = next
      const { heightPx } = size.current
      const [topPx, bottomPx] = [-next.yPx, heightPx - next.yPx]
      const now = shown.current
      const isDrawn =
        now !== null &&
        now.rowPx === next.rowPx &&
        now.rounds === next.rounds &&
        now.topPx <= Math.max(0, topPx) &&
        now.bottomPx >= Math.min(treeHeightPx(next), bottomPx)
      if (isDrawn) return move()
      const beyond = OVERSCAN_WINDOWS * heightPx
      shown.current = {
        rounds: next.rounds,
        rowPx: next.rowPx,
        topPx: topPx - beyond,
        bottomPx: bottomPx + beyond,
      }
      setDrawn(shown.current)
    },
    [move],
  )
  // The layer moves together with its new content, not before.
  useLayoutEffect(() => {
    if (drawn !== null) move()
  }, [drawn, move])

  const controls = useTreeControls(view, size, applyView)
  const opening = useRef(first)
  useEffect(() => {
    const element = window.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      size.current = { widthPx: element.clientWidth, heightPx: element.clientHeight }
      const now = view.current
      applyView(
        now === null || now.rounds !== rounds
          ? openingView(rounds, size.current, opening.current)
          : settleView(now, size.current),
      )
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [window, rounds, applyView])
  return { drawn, controls }
}

function useTreeControls(
  view: RefObject<TreeView | null>,
  size: RefObject<ViewportSize>,
  applyView: (next: TreeView) => void,
): TreeControls {
  const [controls] = useState<TreeControls>(() => ({
    pan: (by) => view.current && applyView(panView(view.current, size.current, by)),
    zoom(factor, around) {
      if (view.current === null) return
      if (around !== undefined) return applyView(zoomView(view.current, size.current, { factor, around }))
      const anchor = matchInSight(view.current, size.current)
      const next = zoomView(view.current, size.current, { factor, around: anchor })
      applyView(
        settleView(
          { ...next, xPx: EDGE_PX - (columnsPx(next)[firstReadableRound(next) - 1] ?? 0) },
          size.current,
        ),
      )
    },
    whole: () => view.current && applyView(wholeView(view.current.rounds, size.current)),
    goTo: (match) => view.current && applyView(readingView(view.current.rounds, size.current, match)),
  }))
  return controls
}

/** How much of the unreadable rounds stays visible before the first readable one after zooming by button. */
const EDGE_PX = 40

function firstReadableRound(scale: TreeScale): number {
  let round = 1
  while (round < scale.rounds && !['card', 'slim'].includes(detailOf(scale, round))) round++
  return round
}

/** The anchor of zooming by button: the match nearest to the center, in the first readable round. */
function matchInSight(view: TreeView, { heightPx }: ViewportSize): Point {
  const columns = columnsPx(view)
  const round = firstReadableRound(view)
  const { from, to } = slotsBetween(view, round, { topPx: -view.yPx, bottomPx: heightPx - view.yPx })
  const slot = Math.max(from, Math.floor((from + to - 1) / 2))
  const xPx = view.xPx + (columns[round - 1] ?? 0) + CARD_WIDTH_PX / 2
  return { xPx, yPx: view.yPx + middlePx(view, round, slot) }
}

/** A small tree is shown whole; a large one is opened at the match that matters. */
function openingView(rounds: number, window: ViewportSize, first: TreeViewOptions['first']): TreeView {
  const whole = wholeView(rounds, window)
  return first === null || detailOf(whole, 1) === 'card' ? whole : readingView(rounds, window, first)
}

function wholeView(rounds: number, window: ViewportSize): TreeView {
  const rowPx = rowBoundsPx({ rounds, viewHeightPx: window.heightPx }).min
  const scale = { rounds, rowPx }
  const width = columnsPx(scale).at(-1) ?? CARD_WIDTH_PX
  return settleView({ ...scale, xPx: Math.min(0, window.widthPx - width), yPx: 0 }, window)
}

/** The match is centered, at the lowest zoom that shows its round as cards. */
function readingView(
  rounds: number,
  window: ViewportSize,
  { round, slot }: { round: number; slot: number },
): TreeView {
  const { min, max } = rowBoundsPx({ rounds, viewHeightPx: window.heightPx })
  const rowPx = Math.min(max, Math.max(min, rowToReadPx(round)))
  const scale = { rounds, rowPx }
  return viewOf(scale, window, { round, middlePx: middlePx(scale, round, slot) })
}
