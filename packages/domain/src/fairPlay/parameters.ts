import type { DealingKind } from './dealings.ts'
import type { PlayModel } from './weighGame.ts'

export const PLAY_MODEL: PlayModel = {
  human: {
    loss: [-0.808, 0.181],
    look: [-1.218, 0.103],
    glance: [-0.344, -0.117],
    rest: [-1.68, 0.027],
    lapse: [-4.231, -0.509],
    kinds: [
      [0.659, -0.001],
      [1.376, -0.162],
      [0.328, -0.126],
      [1.438, -0.269],
      [-0.486, 0.18],
      [-0.204, 0.15],
      [0.111, 0.013],
      [0.224, -0.074],
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
