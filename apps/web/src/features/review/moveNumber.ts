/** The number of the move that led to a ply: "12." for White's, "12…" for Black's. */
export const moveNumber = (ply: number): string => `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '…'}`
