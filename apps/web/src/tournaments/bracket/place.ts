/** A match's position in the bracket. `isWished`: the user asked to see it; each request is a new object. */
export type Place = { round: number; slot: number; isWished?: boolean }
