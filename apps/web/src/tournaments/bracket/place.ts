/** Where a match stands in the bracket. A new object each time somebody wishes to see it: `isWished`. */
export type Place = { round: number; slot: number; isWished?: boolean }
