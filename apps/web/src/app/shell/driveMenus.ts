import { flushSync } from 'react-dom'
import type { BarPart } from './navigation.ts'

type SetOpen = (part: BarPart | null) => void

/** A pointer on its way elsewhere opens nothing. */
const OPEN_AFTER_MS = 60
/** A pointer on its way into the open menu may cross another one's name. */
const SWITCH_AFTER_MS = 180
/** A pointer may leave a menu for a moment, on a diagonal way or by a slip. */
const CLOSE_AFTER_MS = 300

/**
 * Adds to the bar's buttons, which open and close by a press alone, what users expect of menus: the arrow keys,
 * Escape, closing when the focus or a press goes elsewhere, and opening under a mouse. Returns how to stop it.
 */
export function driveMenus(bar: HTMLElement, setOpen: SetOpen): () => void {
  const stop = new AbortController()
  const { signal } = stop
  followKeys(bar, setOpen, signal)
  followDepartures(bar, setOpen, signal)
  followMouse(bar, setOpen, signal)
  return () => stop.abort()
}

const OPENER = 'button[aria-expanded]'

/** The button of the open menu in the bar, or in a part of it. */
const openerIn = (around: HTMLElement) => around.querySelector<HTMLElement>(`${OPENER}[aria-expanded="true"]`)

/** A menu with its button; the drawer's is the whole bar. */
const partOf = (bar: HTMLElement, element: Element) => element.closest<HTMLElement>('[data-part]') ?? bar

const nameOf = (part: HTMLElement) => (part.dataset.part ?? 'menu') as BarPart

const isOpen = (part: HTMLElement) => openerIn(part) !== null

const isInside = (part: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && part.contains(target)

function followKeys(bar: HTMLElement, setOpen: SetOpen, signal: AbortSignal) {
  document.addEventListener(
    'keydown',
    (event) => {
      const opener = openerIn(bar)
      if (event.key !== 'Escape' || opener === null) return
      setOpen(null)
      // A menu that the mouse opened took no focus, and gives none back.
      if (bar.contains(document.activeElement)) opener.focus()
    },
    { signal },
  )
  bar.addEventListener(
    'keydown',
    (event) => {
      const from = event.target
      if (!(from instanceof HTMLElement) || from instanceof HTMLSelectElement) return
      const to = stopAfter(bar, from, event.key, setOpen)
      if (to === undefined) return
      event.preventDefault()
      to.focus()
    },
    { signal },
  )
}

/** Where a key leads from an element of the bar; undefined if it means nothing there. */
function stopAfter(bar: HTMLElement, from: HTMLElement, key: string, setOpen: SetOpen) {
  const opener = from.closest<HTMLElement>(OPENER)
  if (opener && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const part = partOf(bar, opener)
    flushSync(() => setOpen(nameOf(part)))
    return stopsIn(panelOf(opener)).at(key === 'ArrowDown' ? 0 : -1)
  }
  if (opener && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    const isForward = (key === 'ArrowRight') === (getComputedStyle(bar).direction === 'ltr')
    return neighbor(stopsIn(bar), from, isForward ? 1 : -1)
  }
  const opened = openerIn(bar)
  const panel = opened && panelOf(opened)
  if (!panel?.contains(from)) return undefined
  const stops = stopsIn(panel)
  if (key === 'ArrowDown') return neighbor(stops, from, 1)
  if (key === 'ArrowUp') return neighbor(stops, from, -1)
  if (key === 'Home') return stops[0]
  return key === 'End' ? stops.at(-1) : undefined
}

const panelOf = (opener: HTMLElement) => document.getElementById(opener.getAttribute('aria-controls') ?? '')

const stopsIn = (around: HTMLElement | null) =>
  [...(around?.querySelectorAll<HTMLElement>('a, button, select') ?? [])].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  )

/** The next one; the first after the last. */
const neighbor = (stops: readonly HTMLElement[], from: HTMLElement, step: 1 | -1) =>
  stops.at((stops.indexOf(from) + step) % stops.length)

/** Closes a menu when the focus leaves it, a press lands elsewhere, or one of its links is followed. */
function followDepartures(bar: HTMLElement, setOpen: SetOpen, signal: AbortSignal) {
  const closeOutside = (target: EventTarget | null) => {
    const opener = openerIn(bar)
    if (opener !== null && !isInside(partOf(bar, opener), target)) setOpen(null)
  }
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
  bar.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && closeOutside(relatedTarget), {
    signal,
  })
  bar.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) setOpen(null)
    },
    { signal },
  )
}

/** Opens the menu under the mouse. A press on its button then keeps it open until the next press. */
function followMouse(bar: HTMLElement, setOpen: SetOpen, signal: AbortSignal) {
  let under: HTMLElement | null = null
  let hovered: HTMLElement | null = null
  let timer = 0
  function wait(run: () => void, delayMs: number) {
    clearTimeout(timer)
    timer = window.setTimeout(run, delayMs)
  }
  function enter(part: HTMLElement | null) {
    if (part === under) return
    under = part
    clearTimeout(timer)
    const opener = part?.querySelector(OPENER)
    if (part && opener?.checkVisibility() && !isOpen(part)) {
      const open = () => {
        hovered = part
        setOpen(nameOf(part))
      }
      wait(open, openerIn(bar) ? SWITCH_AFTER_MS : OPEN_AFTER_MS)
    } else if (!part && hovered && isOpen(hovered)) wait(() => setOpen(null), CLOSE_AFTER_MS)
  }
  const menuAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('.top-group[data-part]') : null
  bar.addEventListener(
    'pointerover',
    ({ target, pointerType }) => pointerType === 'mouse' && enter(menuAt(target)),
    {
      signal,
    },
  )
  bar.addEventListener('pointerleave', () => enter(null), { signal })
  bar.addEventListener(
    'click',
    (event) => {
      const part = menuAt(event.target)
      const isOpener = event.target instanceof Element && event.target.closest(OPENER) !== null
      clearTimeout(timer)
      // The button would close what the mouse has just opened.
      if (isOpener && part && part === hovered && isOpen(part)) event.stopPropagation()
      if (isOpener) hovered = null
    },
    { signal, capture: true },
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
  // The mouse may have come to rest on a name before this script arrived. A touch leaves its mark there too.
  if (matchMedia('(hover: hover)').matches)
    enter(bar.querySelector<HTMLElement>('.top-group[data-part]:hover'))
}
