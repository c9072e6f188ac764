import type { DealingKind } from './dealings.ts'
import type { PlayModel } from './weighGame.ts'

export const PLAY_MODEL: PlayModel = {
  human: {
    loss: [-0.63, 0.27],
    look: [-1.14, 0.09],
    glance: [-0.81, -0.06],
    rest: [-1.64, 0.01],
    lapse: [-4.32, -0.71],
    kinds: [
      [0.66, -0.01],
      [1.69, -0.39],
      [0.38, -0.11],
      [1.02, -0.11],
      [-0.24, -0.04],
      [-0.03, 0.04],
      [-0.25, 0.13],
      [0.38, -0.16],
    ],
  },
  helpers: {
    sharp: {
      loss: [0.8, 0],
      look: [-2, 0],
      glance: [-2, 0],
      rest: [-2, 0],
      lapse: [-3.5, 0],
      kinds: [
        [1, 0],
        [1, 0],
        [0.3, 0],
        [0.5, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    },
    other: {
      loss: [0.25, 0],
      look: [-0.98, 0],
      glance: [-0.71, 0],
      rest: [-1.66, 0],
      lapse: [-4, 0],
      kinds: [
        [0.39, 0],
        [0.42, 0],
        [-0.06, 0],
        [0.27, 0],
        [-0.03, 0],
        [0, 0],
        [0.06, 0],
        [0.06, 0],
      ],
    },
    loose: {
      loss: [-0.25, 0],
      look: [-0.98, 0],
      glance: [-0.71, 0],
      rest: [-1.66, 0],
      lapse: [-4, 0],
      kinds: [
        [0.39, 0],
        [0.42, 0],
        [-0.06, 0],
        [0.27, 0],
        [-0.03, 0],
        [0, 0],
        [0.06, 0],
        [0.06, 0],
      ],
    },
  },
}

/** Points of skill for each natural logarithm of time, against games of the middle pace. */
export const PACE = { pointsPerLog: 145, middleMinutes: 14 } as const

/** From `from` nats on, a share falls by `perNat`. `shownLeast`: rarer shares are extrapolated. */
export const FALSE_ALARMS: {
  shownLeast: number
  rows: readonly { games: number; from: number; share: number; perNat: number }[]
} = { shownLeast: 0.01, rows: [{ games: 1, from: 0, share: 1, perNat: 0.7 }] }

/**
 * The share of honest pairs above 0 nats, extended, and how fast it falls. From 40,000 simulated pairs of people whose ratings are
 * off by 150 points and who play friends again and again (at 2, 3 and 4 nats: 0.6 %, 0.14 % and 0.02 % are left); of a ring, the
 * share of accounts in one. Unproven: no games of the site were counted.
 */
export const DEALING_ALARMS: Readonly<Record<DealingKind, { share: number; perNat: number }>> = {
  dumping: { share: 0.1, perNat: 1.2 },
  trading: { share: 0.1, perNat: 1.2 },
  chips: { share: 0.1, perNat: 1.2 },
  ring: { share: 0.01, perNat: 1.2 },
  arranged: { share: 0.01, perNat: 0.8 },
}
