/** A page that nobody sees paints nothing. */
const LATEST_MS = 200

/** Runs when the frame that is due has been painted: for what nobody can see, or can wait to see. */
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
