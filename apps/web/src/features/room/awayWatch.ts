/** How long the page was out of sight since a moment, and how long it has been back (null: never away). */
export type Absence = { awayMs: number; backMs: number | null }

export type AwayWatch = {
  since: (fromMs: number, nowMs: number) => Absence
  stop: () => void
}

/** The part of `document` that this uses. */
type Page = Pick<Document, 'addEventListener' | 'visibilityState' | 'hasFocus'> & {
  defaultView: Pick<Window, 'addEventListener'> | null
}

/** In a long turn only the latest spans count. */
const SPANS_MAX = 64

/** Records when the page is hidden or another window has the focus. Times are by the given clock. */
export function openAwayWatch(page: Page, nowMs: () => number): AwayWatch {
  const stop = new AbortController()
  const spans: { fromMs: number; toMs: number }[] = []
  let awaySinceMs: number | null = null
  const update = () => {
    const isAway = page.visibilityState === 'hidden' || !page.hasFocus()
    if (isAway && awaySinceMs === null) awaySinceMs = nowMs()
    else if (!isAway && awaySinceMs !== null) {
      spans.push({ fromMs: awaySinceMs, toMs: nowMs() })
      if (spans.length > SPANS_MAX) spans.shift()
      awaySinceMs = null
    }
  }
  page.addEventListener('visibilitychange', update, { signal: stop.signal })
  page.defaultView?.addEventListener('blur', update, { signal: stop.signal })
  page.defaultView?.addEventListener('focus', update, { signal: stop.signal })
  update()
  return {
    since(fromMs, now) {
      const open = awaySinceMs === null ? [] : [{ fromMs: awaySinceMs, toMs: now }]
      const within = [...spans, ...open].filter(({ toMs }) => toMs > fromMs)
      const awayMs = within.reduce(
        (sum, span) => sum + Math.max(0, span.toMs - Math.max(span.fromMs, fromMs)),
        0,
      )
      const last = within.at(-1)
      return { awayMs, backMs: last ? Math.max(0, now - last.toMs) : null }
    },
    stop: () => stop.abort(),
  }
}
