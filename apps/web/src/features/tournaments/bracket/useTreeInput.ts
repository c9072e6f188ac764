import { type RefObject, useEffect } from 'react'
import type { Point } from './treeView.ts'
import type { TreeControls } from './useTreeView.ts'

/** A pointer that moved less than this is a click, not a drag. */
const DRAG_FROM_PX = 5
const WHEEL_ZOOM_PER_PX = 0.0022
const KEY_STEP_PX = 90
/** The height of a line, for wheels that report lines. */
const LINE_PX = 16

/** Pans and zooms the tree by mouse, touch, wheel and keyboard. */
export function useTreeInput(window: RefObject<HTMLElement | null>, controls: TreeControls): void {
  useEffect(() => {
    const element = window.current
    if (element === null) return
    const stop = [
      listenToPointers(element, controls),
      listenToWheel(element, controls),
      listenToKeys(element, controls),
    ]
    return () => {
      for (const end of stop) end()
    }
  }, [window, controls])
}

function listenToPointers(element: HTMLElement, controls: TreeControls): () => void {
  const down = new Map<number, Point>()
  let isDragging = false
  let startedAt: Point = { xPx: 0, yPx: 0 }

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    down.set(event.pointerId, pointOf(event, element))
    if (down.size === 1) {
      isDragging = false
      startedAt = pointOf(event, element)
    }
  }
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (before === undefined) return
    const now = pointOf(event, element)
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    if (!isDragging && other === undefined && distance(startedAt, now) < DRAG_FROM_PX) return
    if (!isDragging) {
      isDragging = true
      // From here on the tree captures the pointer: elements under it get no click.
      for (const id of down.keys()) element.setPointerCapture(id)
      element.dataset.dragging = 'true'
    }
    down.set(event.pointerId, now)
    if (other === undefined) return controls.pan({ xPx: now.xPx - before.xPx, yPx: now.yPx - before.yPx })
    const around = { xPx: (now.xPx + other.xPx) / 2, yPx: (now.yPx + other.yPx) / 2 }
    controls.zoom(distance(now, other) / Math.max(1, distance(before, other)), around)
    controls.pan({ xPx: (now.xPx - before.xPx) / 2, yPx: (now.yPx - before.yPx) / 2 })
  }
  const end = (event: PointerEvent) => {
    down.delete(event.pointerId)
    if (down.size === 0) delete element.dataset.dragging
  }
  // A drag that ends on a button does not click it.
  const swallow = (event: MouseEvent) => {
    if (!isDragging) return
    isDragging = false
    event.preventDefault()
    event.stopPropagation()
  }
  return listen(element, [
    ['pointerdown', begin as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', end as EventListener],
    ['pointercancel', end as EventListener],
    ['click', swallow as EventListener, { capture: true }],
  ])
}

function listenToWheel(element: HTMLElement, controls: TreeControls): () => void {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1
    const [x, y] = [event.deltaX * unit, event.deltaY * unit]
    if (event.shiftKey || Math.abs(x) > Math.abs(y)) return controls.pan({ xPx: -(x || y), yPx: 0 })
    controls.zoom(Math.exp(-y * WHEEL_ZOOM_PER_PX), pointOf(event, element))
  }
  return listen(element, [['wheel', onWheel as EventListener, { passive: false }]])
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { xPx: KEY_STEP_PX, yPx: 0 },
  ArrowRight: { xPx: -KEY_STEP_PX, yPx: 0 },
  ArrowUp: { xPx: 0, yPx: KEY_STEP_PX },
  ArrowDown: { xPx: 0, yPx: -KEY_STEP_PX },
}

function listenToKeys(element: HTMLElement, controls: TreeControls): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    if (step !== undefined) controls.pan(step)
    else if (event.key === '+' || event.key === '=') controls.zoom(ZOOM_STEP)
    else if (event.key === '-') controls.zoom(1 / ZOOM_STEP)
    else if (event.key === '0') controls.whole()
    else return
    event.preventDefault()
  }
  return listen(element, [['keydown', press as EventListener]])
}

/** One step of the buttons and keys; two steps make another round readable. */
export const ZOOM_STEP = Math.SQRT2

type Listener = [type: string, listener: EventListener, options?: AddEventListenerOptions]

function listen(element: HTMLElement, listeners: readonly Listener[]): () => void {
  for (const [type, listener, options] of listeners) element.addEventListener(type, listener, options)
  return () => {
    for (const [type, listener, options] of listeners) element.removeEventListener(type, listener, options)
  }
}

function pointOf({ clientX, clientY }: MouseEvent, element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect()
  return { xPx: clientX - left, yPx: clientY - top }
}

const distance = (one: Point, other: Point) => Math.hypot(one.xPx - other.xPx, one.yPx - other.yPx)
