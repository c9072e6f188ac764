/**
 * The layout of a bracket. A round is a column; each match is centered between the two that lead to it.
 * Zooming changes the height of a first-round match: cards keep their size, so text stays readable, and a
 * round whose matches would overlap shrinks to lines of text, then to lines, then to nothing. This bounds the
 * number of visible matches, whatever the number of players. Columns are narrower only where the whole tree
 * is to fit a window.
 */
export type TreeScale = {
  rounds: number
  /** Height of a first-round match including the space around it, in px. */
  rowPx: number
  /** The width of a column of text, including the gap after it, in px. */
  columnPx: number
}

export const CARD_HEIGHT_PX = 108
export const SLIM_HEIGHT_PX = 34
/** With larger letters, where there is room. */
const ROOMY_HEIGHT_PX = 52
/** The width of a column of cards. */
export const FULL_COLUMN_PX = 328
/** The part of a column that its cards take; the rest is the gap before the next. */
const CARD_SHARE = 284 / FULL_COLUMN_PX
/** The least widths of a match at which it is a card, or has names at all. */
const CARD_FROM_WIDTH_PX = 240
const NAMES_FROM_WIDTH_PX = 44
/** Narrower matches have their names one above the other. */
const STACKED_BELOW_PX = 200
/** The least distance between the centers of two matches at which they are cards, lines of text, or lines. */
const CARD_FROM_PX = CARD_HEIGHT_PX + 12
const SLIM_FROM_PX = SLIM_HEIGHT_PX + 8
const LINES_FROM_PX = 7
const LINES_WIDTH_PX = 26

/** How a round's matches are shown. */
export type Detail = 'card' | 'slim' | 'line' | 'none'

/** The distance between the centers of adjacent matches in a round; rounds count from 1. */
export const spacingPx = ({ rowPx }: TreeScale, round: number): number => rowPx * 2 ** (round - 1)

/** The width of a card, or of a line of text, in px. */
export const cardWidthPx = ({ columnPx }: Pick<TreeScale, 'columnPx'>): number => columnPx * CARD_SHARE

/** Whether matches in a line of text have room for one name only, above the other. */
export const isStacked = (scale: TreeScale): boolean => cardWidthPx(scale) < STACKED_BELOW_PX

/** The height of a round's lines of text: names one above the other take more where they have it. */
export const slimHeightPx = (scale: TreeScale, round: number): number =>
  isStacked(scale) && spacingPx(scale, round) >= ROOMY_HEIGHT_PX + 8 ? ROOMY_HEIGHT_PX : SLIM_HEIGHT_PX

export function detailOf(scale: TreeScale, round: number): Detail {
  const spacing = spacingPx(scale, round)
  const widthPx = cardWidthPx(scale)
  if (spacing >= CARD_FROM_PX && widthPx >= CARD_FROM_WIDTH_PX) return 'card'
  if (spacing >= SLIM_FROM_PX && widthPx >= NAMES_FROM_WIDTH_PX) return 'slim'
  return spacing >= LINES_FROM_PX ? 'line' : 'none'
}

/** Whether a round's matches have text, and so can be told apart. */
export const isReadable = (scale: TreeScale, round: number): boolean =>
  ['card', 'slim'].includes(detailOf(scale, round))

/** How many matches a round has, including byes and matches without players. */
export const matchesIn = (rounds: number, round: number): number => 2 ** (rounds - round)

export const treeHeightPx = ({ rounds, rowPx }: TreeScale): number => rowPx * 2 ** (rounds - 1)

/** The vertical center of a match, from the top of the tree. */
export const middlePx = (scale: TreeScale, round: number, slot: number): number =>
  (slot + 0.5) * spacingPx(scale, round)

function columnWidthPx(scale: TreeScale, round: number): number {
  const spacing = spacingPx(scale, round)
  const full = scale.columnPx
  if (spacing >= SLIM_FROM_PX) return full
  if (spacing < LINES_FROM_PX) return 0
  // The width grows with the zoom, so that nothing jumps when a round becomes readable.
  const share = (spacing - LINES_FROM_PX) / (SLIM_FROM_PX - LINES_FROM_PX)
  const narrow = LINES_WIDTH_PX * (full / FULL_COLUMN_PX)
  return narrow + share ** 3 * (full - narrow)
}

/** Where each round's column begins, then the width of the tree: `rounds + 1` values. */
export function columnsPx(scale: TreeScale): number[] {
  const columns = [0]
  for (let round = 1; round <= scale.rounds; round++)
    columns.push((columns.at(-1) ?? 0) + columnWidthPx(scale, round))
  return columns
}

/** What a window has beside the tree: room for the names of the rounds above it, and a margin. */
const FRAME_HEIGHT_PX = 64
const FRAME_WIDTH_PX = 32

/** The bounds of a first-round match's height: `min` shows the whole tree, `max` each match as a card. */
export function rowBoundsPx({ rounds, viewHeightPx }: { rounds: number; viewHeightPx: number }) {
  const max = CARD_FROM_PX * 1.5
  const whole = Math.max(viewHeightPx - FRAME_HEIGHT_PX, SLIM_FROM_PX) / 2 ** (rounds - 1)
  return { min: Math.min(whole, CARD_FROM_PX), max }
}

/** The width of a column at which a tree with rows of this height fits a window of this width, at most the full one. */
export function columnToFitPx({ rounds, rowPx }: Omit<TreeScale, 'columnPx'>, viewWidthPx: number): number {
  // All columns are in proportion to a full one.
  const fullPx = columnsPx({ rounds, rowPx, columnPx: FULL_COLUMN_PX }).at(-1) ?? FULL_COLUMN_PX
  return FULL_COLUMN_PX * Math.min(1, (viewWidthPx - FRAME_WIDTH_PX) / fullPx)
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
