/** How many plies each key goes through a game. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** How many plies a key goes; null for other keys, and where the key belongs to another element. */
export function stepsOfKey(event: KeyboardEvent): number | null {
  return stepsBy(event, steps)
}

const siblings: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** How many variations a key goes; null as above. */
export const siblingsOfKey = (event: KeyboardEvent): number | null => stepsBy(event, siblings)

function stepsBy(event: KeyboardEvent, byKey: Record<string, number>): number | null {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  const by = byKey[key]
  if (by === undefined || ctrlKey || metaKey || altKey || shiftKey) return null
  if (target === null || !(target instanceof Element)) return by
  if (target.closest('input, textarea, select, dialog') !== null) return null
  // After keyboard focus, the arrows on the board move between squares.
  return target.closest('.board:not([data-by-hand])') === null ? by : null
}

/** How far the wheel turns for one ply, in CSS pixels: about one notch of a mouse. */
const PLY_PX = 40
const LINE_PX = 16

/** Converts the movements of a mouse wheel or two fingers into plies. */
export function createWheelCounter(): (event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>) => number {
  let accumulatedPx = 0
  return ({ deltaY, deltaMode }) => {
    const turnedPx = deltaMode === 0 ? deltaY : deltaY * LINE_PX
    if (Math.sign(turnedPx) !== Math.sign(accumulatedPx)) accumulatedPx = 0
    accumulatedPx += turnedPx
    if (Math.abs(accumulatedPx) < PLY_PX) return 0
    const by = Math.sign(accumulatedPx)
    accumulatedPx = 0
    return by
  }
}
