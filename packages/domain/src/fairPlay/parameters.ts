import type { DealingKind } from './dealings.ts'
import type { PlayModel } from './weighGame.ts'

export const PLAY_MODEL: PlayModel = {
  human: {
    loss: [-0.773, 0.19],
    look: [-1.162, 0.05],
    glance: [-0.402, -0.084],
    rest: [-1.571, -0.034],
    lapse: [-4.271, -0.527],
    kinds: [
      [0.579, 0.03],
      [1.468, -0.147],
      [0.295, -0.19],
      [1.488, -0.163],
      [-0.35, 0.045],
      [-0.124, 0.086],
      [-0.055, 0.071],
      [0.385, -0.169],
    ],
  },
  helpers: {
    sharp: { loss: 2.2, rest: -1, lapse: 0.02, slack: 0 },
    loose: { loss: 1.8, rest: -1, lapse: 0.03, slack: 3 },
  },
}

/** From `from` nats on, a share falls by `perNat`. `shownLeast`: rarer shares are extrapolated. */
export const FALSE_ALARMS: {
  shownLeast: number
  rows: readonly { games: number; from: number; share: number; perNat: number }[]
} = { shownLeast: 0.01, rows: [{ games: 1, from: 0, share: 1, perNat: 0.7 }] }

/** What is left of the honest pairs and groups above 0 nats, and how fast that falls. */
export const DEALING_ALARMS: Readonly<Record<DealingKind, { share: number; perNat: number }>> = {
  dumping: { share: 0.4, perNat: 0.8 },
  trading: { share: 0.4, perNat: 0.8 },
  ring: { share: 0.4, perNat: 0.8 },
  chips: { share: 0.4, perNat: 0.8 },
  arranged: { share: 0.4, perNat: 0.8 },
}
