/** A game as the load generator is told of it: where it is, who plays it, which line they follow. */
export type Table = { gameId: string; whiteToken: string; blackToken: string; line: number }

/** How long the lines are, and how many different ones there are. */
export const LINE_PLIES = 2400
export const LINES = 40
/** Fewer are enough to see a bench run, on a machine that has no time for more. */
export const TABLES = Number(process.env.BENCH_TABLES ?? 2000)
