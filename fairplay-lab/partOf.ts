import type { Part } from './format.ts'
import { seedFrom } from './seededRandom.ts'

/** The part that a player belongs to, by their name alone. */
export const partOf = (player: string): Exclude<Part, 'seeded'> =>
  seedFrom('part', player) & 1 ? 'tune' : 'test'
