/** One of those compared: does its work once and returns what it measured. */
export type Contender = { name: string; measure: () => number | Promise<number> }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/**
 * Measures the contenders alternately, round after round, so that a machine that slows down slows all of
 * them. The first round is a warm-up and does not count. Returns each one's median by name.
 */
export async function interleave(
  contenders: readonly Contender[],
  rounds: number,
): Promise<Record<string, number>> {
  const values = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const { name, measure } of contenders) {
      const value = await measure()
      if (round > 0) values.get(name)?.push(value)
    }
  }
  return Object.fromEntries([...values].map(([name, measured]) => [name, median(measured)]))
}
