/** The longest wait: a hidden page paints nothing. */
const LATEST_MS = 200

/** Runs after the next frame has been painted, for work that is invisible or not urgent. */
export function afterPaint(run: () => void): void {
  let isDue = true
  const once = () => {
    if (!isDue) return
    isDue = false
    clearTimeout(latest)
    run()
  }
  const latest = setTimeout(once, document.hidden ? 0 : LATEST_MS)
  requestAnimationFrame(() => setTimeout(once))
}
