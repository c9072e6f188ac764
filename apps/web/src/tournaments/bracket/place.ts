/** Where a match stands in the bracket; a new object each time it is wished for. */
export type Place = { round: number; slot: number }
