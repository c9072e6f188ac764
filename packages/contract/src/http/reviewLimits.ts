/** Most positions of a game whose review is stored, including the one before the first move. */
export const REVIEW_POSITIONS_MAX = 1201
/** Most moves of the expected line stored with a position. */
export const REVIEW_LINE_MAX = 8
