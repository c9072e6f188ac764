import type { DealingKind } from './dealings.ts'
import type { PlayModel } from './weighGame.ts'

export const PLAY_MODEL: PlayModel = {
  human: {
    loss: [-0.678, 0.307],
    look: [-1.11, 0.077],
    glance: [-0.556, -0.247],
    rest: [-1.656, 0.031],
    lapse: [-4.326, -0.541],
    kinds: [
      [0.498, 0.111],
      [1.534, -0.174],
      [0.344, -0.1],
      [1.323, -0.389],
      [-0.273, -0.051],
      [-0.013, 0.021],
      [-0.129, 0.041],
      [0.281, -0.104],
    ],
  },
  helpers: {
    sharp: {
      loss: [0.196, 0],
      look: [-0.85, 0],
      glance: [-1.058, 0],
      rest: [-1.716, 0],
      lapse: [-4, 0],
      kinds: [
        [0.739, 0],
        [0.796, 0],
        [-0.114, 0],
        [0.512, 0],
        [-0.057, 0],
        [0, 0],
        [0.114, 0],
        [0.114, 0],
      ],
    },
    loose: {
      loss: [-0.304, 0],
      look: [-0.85, 0],
      glance: [-1.058, 0],
      rest: [-1.716, 0],
      lapse: [-4, 0],
      kinds: [
        [0.739, 0],
        [0.796, 0],
        [-0.114, 0],
        [0.512, 0],
        [-0.057, 0],
        [0, 0],
        [0.114, 0],
        [0.114, 0],
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
