import { createHash } from 'node:crypto'

/** Numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number

/** A 32-bit seed from texts and numbers: any change of one of them gives an unrelated seed. */
export function seedFrom(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join('\n')).digest().readInt32LE(0)
}

/** Opens a generator (splitmix32) for what these parts name. */
export function openRandom(...parts: readonly (string | number)[]): Random {
  let state = seedFrom(...parts)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** A draw from the normal distribution of mean 0 and deviation 1 (Box and Muller). */
export function drawNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()))
  return radius * Math.cos(2 * Math.PI * random())
}

/** One of these, each with the same chance. Throws if there are none. */
export function pickOne<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** One of these by their weights, which are 0 or more and not all 0. */
export function pickWeighted<T>(items: readonly T[], weights: readonly number[], random: Random): T {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = random() * total
  for (const [at, item] of items.entries()) {
    left -= weights[at] ?? 0
    if (left < 0) return item
  }
  const last = items[items.length - 1]
  if (last === undefined) throw new RangeError('nothing to pick from')
  return last
}
