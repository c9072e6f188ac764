/** The most items of a slice: about 2 ms of this process, or of a query. */
export const SLICE_MAX = 200

/**
 * Works through a list in slices of at most `SLICE_MAX` items, one after the other and spread over time, so
 * that moves pass between them. Stops at the first slice that fails, with its error.
 */
export type InSlices = <Item>(
  items: readonly Item[],
  work: (slice: readonly Item[]) => Promise<unknown>,
) => Promise<void>

/**
 * Work that repeats. Each run finds what is due, so a missed run loses nothing. What may grow with the number
 * of users is worked through by `inSlices`.
 */
export type Sweep = { name: string; everyMs: number; run: (inSlices: InSlices) => Promise<void> }

/** Spreads the slices of each list over `overMs`, by `pause`. */
export function makeInSlices({
  overMs,
  pause,
}: {
  overMs: number
  pause: (ms: number) => Promise<void>
}): InSlices {
  return async (items, work) => {
    const slices = Math.ceil(items.length / SLICE_MAX)
    for (let slice = 0; slice < slices; slice++) {
      if (slice > 0) await pause(overMs / slices)
      await work(items.slice(slice * SLICE_MAX, (slice + 1) * SLICE_MAX))
    }
  }
}

/** Slices without pauses, for work that nothing else has to pass. */
export const atOnce: InSlices = makeInSlices({ overMs: 0, pause: async () => {} })
