import type { DealingKind } from './dealings.ts'
import type { PlayModel } from './weighGame.ts'

export const PLAY_MODEL: PlayModel = {
  human: {
    loss: [-0.3, 0.15],
    look: [-0.3, 0.1],
    glance: [-0.8, -0.1],
    rest: [-1, 0],
    lapse: [-4, -0.5],
    kinds: [
      [0.2, 0],
      [0.6, 0],
      [0.2, 0],
      [0.5, 0],
      [-0.5, 0],
      [0, 0],
      [-0.2, 0],
      [0.1, 0],
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
