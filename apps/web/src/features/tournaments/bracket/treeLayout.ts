/**
 * The layout of a bracket. A round is a column; each match is centered between the two that lead to it.
 * Zooming changes only the height of a first-round match: cards and columns keep their size, so text stays
 * readable, and a round whose matches would overlap shrinks to lines, then to nothing. This bounds the number
 * of visible matches, whatever the number of players.
 */
export type TreeScale = {
  rounds: number
  /** Height of a first-round match including the space around it, in px. */
  rowPx: number
}

export const CARD_WIDTH_PX = 284
export const CARD_HEIGHT_PX = 108
export const SLIM_HEIGHT_PX = 34
const GAP_PX = 44
/** The least distance between the centers of two matches at which they are cards, lines of text, or lines. */
const CARD_FROM_PX = CARD_HEIGHT_PX + 12
const SLIM_FROM_PX = SLIM_HEIGHT_PX + 8
const LINES_FROM_PX = 7
const LINES_WIDTH_PX = 26

/** How a round's matches are shown. */
export type Detail = 'card' | 'slim' | 'line' | 'none'

/** The distance between the centers of adjacent matches in a round; rounds count from 1. */
export const spacingPx = ({ rowPx }: TreeScale, round: number): number => rowPx * 2 ** (round - 1)

export function detailOf(scale: TreeScale, round: number): Detail {
  const spacing = spacingPx(scale, round)
  if (spacing >= CARD_FROM_PX) return 'card'
  if (spacing >= SLIM_FROM_PX) return 'slim'
  return spacing >= LINES_FROM_PX ? 'line' : 'none'
}

/** How many matches a round has, including byes and matches without players. */
export const matchesIn = (rounds: number, round: number): number => 2 ** (rounds - round)

export const treeHeightPx = ({ rounds, rowPx }: TreeScale): number => rowPx * 2 ** (rounds - 1)

/** The vertical center of a match, from the top of the tree. */
export const middlePx = (scale: TreeScale, round: number, slot: number): number =>
  (slot + 0.5) * spacingPx(scale, round)

function columnWidthPx(scale: TreeScale, round: number): number {
  const spacing = spacingPx(scale, round)
  const full = CARD_WIDTH_PX + GAP_PX
  if (spacing >= SLIM_FROM_PX) return full
  if (spacing < LINES_FROM_PX) return 0
  // The width grows with the zoom, so that nothing jumps when a round becomes readable.
  const share = (spacing - LINES_FROM_PX) / (SLIM_FROM_PX - LINES_FROM_PX)
  return LINES_WIDTH_PX + share ** 3 * (full - LINES_WIDTH_PX)
}

/** Where each round's column begins, then the width of the tree: `rounds + 1` values. */
export function columnsPx(scale: TreeScale): number[] {
  const columns = [0]
  for (let round = 1; round <= scale.rounds; round++)
    columns.push((columns.at(-1) ?? 0) + columnWidthPx(scale, round))
  return columns
}

/** The bounds of a first-round match's height: `min` shows the whole tree, `max` each match as a card. */
export function rowBoundsPx({ rounds, viewHeightPx }: { rounds: number; viewHeightPx: number }) {
  const max = CARD_FROM_PX * 1.5
  const whole = Math.max(viewHeightPx - 64, CARD_FROM_PX) / 2 ** (rounds - 1)
  return { min: Math.min(whole, CARD_FROM_PX), max }
}

/** The least height of a first-round match at which this round's matches are cards. */
export const rowToReadPx = (round: number): number => CARD_FROM_PX / 2 ** (round - 1)

/** The matches of a round between two heights of the tree; `to` is exclusive. */
export function slotsBetween(
  scale: TreeScale,
  round: number,
  { topPx, bottomPx }: { topPx: number; bottomPx: number },
): { from: number; to: number } {
  const spacing = spacingPx(scale, round)
  const last = matchesIn(scale.rounds, round)
  const from = Math.max(0, Math.floor(topPx / spacing))
  return { from: Math.min(from, last), to: Math.min(last, Math.max(from, Math.ceil(bottomPx / spacing))) }
}
