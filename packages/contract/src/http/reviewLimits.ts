/** Positions of the longest game whose review is stored, the one before the first move among them. */
export const REVIEW_POSITIONS_MAX = 1201
/** Moves of an expected line that are stored with a position. */
export const REVIEW_LINE_MAX = 8
