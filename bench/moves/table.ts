/** A game for the load generator: its id, its players' tokens, and the line they follow. */
export type Table = { gameId: string; whiteToken: string; blackToken: string; line: number }

/** The length of the lines, and how many different ones there are. */
export const LINE_PLIES = 2400
export const LINES = 40
/** Fewer are enough to see a bench run on a slow machine. */
export const TABLES = Number(process.env.BENCH_TABLES ?? 2000)
