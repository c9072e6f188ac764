/** What a key does to the walk through a game: steps, or the ply to go to. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** How many plies a key goes; null for a key that means something else, or is meant for somebody else. */
export function stepsOfKey(event: KeyboardEvent): number | null {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  const by = steps[key]
  if (by === undefined || ctrlKey || metaKey || altKey || shiftKey) return null
  if (target === null || !(target instanceof Element)) return by
  if (target.closest('input, textarea, select, dialog') !== null) return null
  // On the board the arrows go from square to square, for whoever came there by the keyboard.
  return target.closest('.board:not([data-by-hand])') === null ? by : null
}

/** How far a wheel turns for one ply, in CSS pixels: about one notch of a mouse. */
const PLY_PX = 40
const LINE_PX = 16

/** Turns a wheel's movements, of a mouse or of two fingers, into plies. */
export function openWheel(): (event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>) => number {
  let gatheredPx = 0
  return ({ deltaY, deltaMode }) => {
    const turnedPx = deltaMode === 0 ? deltaY : deltaY * LINE_PX
    if (Math.sign(turnedPx) !== Math.sign(gatheredPx)) gatheredPx = 0
    gatheredPx += turnedPx
    if (Math.abs(gatheredPx) < PLY_PX) return 0
    const by = Math.sign(gatheredPx)
    gatheredPx = 0
    return by
  }
}
