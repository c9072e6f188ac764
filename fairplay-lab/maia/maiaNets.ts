import type { Random } from '../seededRandom.ts'

/** Nets that predict the moves of people, by the rating of the people that they were trained on. */
export type MaiaNets = {
  /** A move drawn by the net's chances. */
  drawMove(net: number, question: { ucis: readonly string[]; random: Random }): string
}
