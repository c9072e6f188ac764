import type { Color } from '@lance/chess'
import { type Ending, type GameStatus, statusOfReason } from '@lance/domain'

/** The ways to win that are celebrated ([GAME-21]). */
const CELEBRATED: readonly GameStatus[] = ['checkmate', 'resignation', 'timeout']

/** Whether an end is celebrated for the player of this color. */
export function isCelebrated({ reason, winner }: Ending, color: Color | null): boolean {
  return color !== null && winner === color && CELEBRATED.includes(statusOfReason(reason))
}
