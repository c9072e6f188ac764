import type { Color, Square } from '@lance/chess'

/** To the right and upwards, as the board is seen. */
const STEPS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-7, 0],
  End: [7, 0],
}

/** The square to which a key moves the cursor; at the edge it stays. Null for other keys. */
export function squareOfKey(
  key: string,
  { from, orientation }: { from: Square; orientation: Color },
): Square | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const seen = orientation === 'white' ? 1 : -1
  const within = (place: number) => Math.max(0, Math.min(7, place))
  return within((from >> 3) + seen * step[1]) * 8 + within((from & 7) + seen * step[0])
}
