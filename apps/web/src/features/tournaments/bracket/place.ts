/** A match's position in the bracket; each time the user asks to see a match, this is a new object. */
export type Place = { round: number; slot: number; isRequested?: boolean }
