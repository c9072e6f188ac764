/**
 * The picture of a bracket. A round is a column; its matches stand between the two that lead to them. The height of a
 * first-round match is the one thing that zooming changes: cards and columns keep their size, so text stays readable,
 * and a round whose matches would overlap shrinks to lines, then to nothing. So only so many matches are ever in
 * sight, whatever the number of players.
 */
export type TreeScale = {
  rounds: number
  /** Height of one first-round match with the space around it, in px. */
  rowPx: number
}

export const CARD_WIDTH_PX = 284
export const CARD_HEIGHT_PX = 108
export const SLIM_HEIGHT_PX = 34
const GAP_PX = 44
/** The least distance between the middles of two matches at which each is a card, a line of text, or a line. */
const CARD_FROM_PX = CARD_HEIGHT_PX + 12
const SLIM_FROM_PX = SLIM_HEIGHT_PX + 8
const LINES_FROM_PX = 7
const BRUSH_WIDTH_PX = 26

/** How a round's matches are shown. */
export type Detail = 'card' | 'slim' | 'line' | 'none'

/** The distance between the middles of two neighbours in a round, counted from 1. */
export const spacingPx = ({ rowPx }: TreeScale, round: number): number => rowPx * 2 ** (round - 1)

export function detailOf(scale: TreeScale, round: number): Detail {
  const spacing = spacingPx(scale, round)
  if (spacing >= CARD_FROM_PX) return 'card'
  if (spacing >= SLIM_FROM_PX) return 'slim'
  return spacing >= LINES_FROM_PX ? 'line' : 'none'
}

/** How many matches a round has, byes and those that nobody plays included. */
export const matchesIn = (rounds: number, round: number): number => 2 ** (rounds - round)

export const treeHeightPx = ({ rounds, rowPx }: TreeScale): number => rowPx * 2 ** (rounds - 1)

/** The middle of a match, from the top of the tree. */
export const middlePx = (scale: TreeScale, round: number, slot: number): number =>
  (slot + 0.5) * spacingPx(scale, round)

function columnWidthPx(scale: TreeScale, round: number): number {
  const spacing = spacingPx(scale, round)
  const full = CARD_WIDTH_PX + GAP_PX
  if (spacing >= SLIM_FROM_PX) return full
  if (spacing < LINES_FROM_PX) return 0
  // Grows with the zoom, so that nothing jumps when a round becomes readable.
  const share = (spacing - LINES_FROM_PX) / (SLIM_FROM_PX - LINES_FROM_PX)
  return BRUSH_WIDTH_PX + share ** 3 * (full - BRUSH_WIDTH_PX)
}

/** Where each round's column begins, and behind the last the width of the tree: `rounds + 1` values. */
export function columnsPx(scale: TreeScale): number[] {
  const columns = [0]
  for (let round = 1; round <= scale.rounds; round++)
    columns.push((columns.at(-1) ?? 0) + columnWidthPx(scale, round))
  return columns
}

/** The least and the greatest height of a first-round match: the whole tree in sight, and each match a card. */
export function rowBoundsPx({ rounds, viewHeightPx }: { rounds: number; viewHeightPx: number }) {
  const max = CARD_FROM_PX * 1.5
  const whole = Math.max(viewHeightPx - 64, CARD_FROM_PX) / 2 ** (rounds - 1)
  return { min: Math.min(whole, CARD_FROM_PX), max }
}

/** The height of a first-round match at which this round's matches just are cards. */
export const rowToReadPx = (round: number): number => CARD_FROM_PX / 2 ** (round - 1)

/** The matches of a round between two heights of the tree: the first and the one behind the last. */
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
