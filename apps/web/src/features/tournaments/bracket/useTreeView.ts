import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  cardWidthPx,
  columnsPx,
  isReadable,
  middlePx,
  slotsBetween,
  type TreeScale,
  treeHeightPx,
} from './treeLayout.ts'
import {
  type Point,
  panView,
  readingView,
  settleView,
  type TreeView,
  type ViewportSize,
  wholeView,
  zoomView,
} from './treeView.ts'

/** The drawn part of the tree and its scale. It extends beyond the window, so most pans redraw nothing. */
export type Drawn = TreeScale & { topPx: number; bottomPx: number; window: ViewportSize }

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
  first: { round: number; slot: number }
  /** Called when the tree begins or ceases to be shown whole. */
  onWhole: (isWhole: boolean) => void
}

/** Pans by moving one layer without React; redraws only when the drawn part runs out or the scale changes. */
export function useTreeView({ rounds, window, layer, heads, first, onWhole }: TreeViewOptions): {
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
        now.columnPx === next.columnPx &&
        now.rounds === next.rounds &&
        now.window === size.current &&
        now.topPx <= Math.max(0, topPx) &&
        now.bottomPx >= Math.min(treeHeightPx(next), bottomPx)
      if (isDrawn) return move()
      const beyond = OVERSCAN_WINDOWS * heightPx
      const { rowPx, columnPx } = next
      shown.current = {
        rounds: next.rounds,
        rowPx,
        columnPx,
        topPx: topPx - beyond,
        bottomPx: bottomPx + beyond,
        window: size.current,
      }
      setDrawn(shown.current)
    },
    [move],
  )
  // The layer moves together with its new content, not before.
  useLayoutEffect(() => {
    if (drawn !== null) move()
  }, [drawn, move])

  const aim = useRef<Aim>(first)
  const show = useCallback(
    (next: Aim) => {
      aim.current = next
      onWhole(next === 'whole')
      // Before the window has a size, this says where the tree opens.
      if (next !== null && view.current !== null)
        applyView(aimedView(next, view.current.rounds, size.current))
    },
    [applyView, onWhole],
  )
  const controls = useTreeControls({ view, size, applyView, show })
  useEffect(() => {
    const element = window.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      size.current = { widthPx: element.clientWidth, heightPx: element.clientHeight }
      const now = view.current
      if (aim.current !== null || now === null)
        return applyView(aimedView(aim.current ?? 'whole', rounds, size.current))
      applyView(settleView({ ...now, rounds }, size.current))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [window, rounds, applyView])
  return { drawn, controls }
}

/** What was asked for last: it stays in view in a window of another size. Null once the user has moved the tree. */
type Aim = 'whole' | { round: number; slot: number } | null

const aimedView = (aim: NonNullable<Aim>, rounds: number, window: ViewportSize): TreeView =>
  aim === 'whole' ? wholeView(rounds, window) : readingView(rounds, window, aim)

type ControlledView = {
  view: RefObject<TreeView | null>
  size: RefObject<ViewportSize>
  applyView: (next: TreeView) => void
  show: (aim: Aim) => void
}

function useTreeControls({ view, size, applyView, show }: ControlledView): TreeControls {
  const [controls] = useState<TreeControls>(() => ({
    pan(by) {
      if (view.current === null) return
      const next = panView(view.current, size.current, by)
      if (next.xPx === view.current.xPx && next.yPx === view.current.yPx) return
      show(null)
      applyView(next)
    },
    zoom(factor, around) {
      if (view.current === null) return
      show(null)
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
    whole: () => show('whole'),
    goTo: (match) => show(match),
  }))
  return controls
}

/** How much of the unreadable rounds stays visible before the first readable one after zooming by button. */
const EDGE_PX = 40

function firstReadableRound(scale: TreeScale): number {
  let round = 1
  while (round < scale.rounds && !isReadable(scale, round)) round++
  return round
}

/** The anchor of zooming by button: the match nearest to the center, in the first readable round. */
function matchInSight(view: TreeView, { heightPx }: ViewportSize): Point {
  const columns = columnsPx(view)
  const round = firstReadableRound(view)
  const { from, to } = slotsBetween(view, round, { topPx: -view.yPx, bottomPx: heightPx - view.yPx })
  const slot = Math.max(from, Math.floor((from + to - 1) / 2))
  const xPx = view.xPx + (columns[round - 1] ?? 0) + cardWidthPx(view) / 2
  return { xPx, yPx: view.yPx + middlePx(view, round, slot) }
}
