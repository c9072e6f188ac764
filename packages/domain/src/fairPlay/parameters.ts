import type { DealingKind } from './dealings.ts'
import type { PlayModel } from './playModel.ts'

/**
 * Fitted by bench/fairplay/fitModel.ts to 60,000 moves of 182 people of part "tune" (ratings 890 to 2660, 1+0 to 45+45, from public
 * games of lichess.org and others) at 30,000 nodes; `other` to 14,846 moves of Stockfish (30,000 nodes) in the same positions;
 * `preparation` by fitPreparation.ts. `sharp` is chosen, `loose` is `other` that minds a loss less.
 */
export const PLAY_MODEL: PlayModel = {
  human: {
    loss: [-0.69, 0.29],
    look: [-1.14, 0.07],
    glance: [-0.76, -0.02],
    rest: [-1.6, -0.04],
    lapse: [-4.32, -0.73],
    kinds: [
      [0.61, -0.08],
      [1.69, -0.38],
      [0.38, -0.04],
      [1.06, -0.09],
      [-0.26, -0.04],
      [-0.13, -0.03],
      [-0.25, 0.1],
      [0.37, -0.14],
    ],
  },
  preparation: { share: [0.41, 0.12], most: 0.75, fadePlies: 9 },
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
      loss: [0.3, 0],
      look: [-1.2, 0],
      glance: [-1.06, 0],
      rest: [-1.54, 0],
      lapse: [-4.94, 0],
      kinds: [
        [0.5, 0],
        [0.55, 0],
        [-0.08, 0],
        [0.36, 0],
        [-0.04, 0],
        [0, 0],
        [0.08, 0],
        [0.08, 0],
      ],
    },
    loose: {
      loss: [-0.2, 0],
      look: [-1.2, 0],
      glance: [-1.06, 0],
      rest: [-1.54, 0],
      lapse: [-4.94, 0],
      kinds: [
        [0.5, 0],
        [0.55, 0],
        [-0.08, 0],
        [0.36, 0],
        [-0.04, 0],
        [0, 0],
        [0.08, 0],
        [0.08, 0],
      ],
    },
  },
}

/**
 * Points of skill for each natural logarithm of time, against games of the middle pace; no more of them from `enoughMinutes` on
 * (bench/fairplay/fitSkill.ts).
 */
export const PACE = { pointsPerLog: 265, middleMinutes: 11, enoughMinutes: 26 } as const

/**
 * By how many points skill differs between players of one rating: `least` from the middle pace on, and more in faster games
 * (bench/fairplay/fitSkill.ts). Players of ten minutes and more differed by less, but the ratings of another site may be off as a
 * whole.
 */
export const STYLE = { least: 110, perLog: 70, most: 300 } as const

/**
 * How rare evidence is among honest players: above `from` nats `share` of them are left, and the share falls by `perNat`. By
 * bench/fairplay/calibrate.ts; `perNat` is the lower bound of an interval of 95 %, for ten games and more of all these together.
 * `shownLeast`: what is rarer was seen of no player, and is extrapolated.
 */
export const FALSE_ALARMS: {
  shownLeast: number
  rows: readonly { games: number; from: number; share: number; perNat: number }[]
} = {
  shownLeast: 0.005,
  rows: [
    { games: 1, from: 0.05, share: 0.3, perNat: 1 },
    { games: 2, from: -0.08, share: 0.3, perNat: 1 },
    { games: 5, from: -0.21, share: 0.3, perNat: 1 },
    { games: 10, from: -0.28, share: 0.3, perNat: 0.79 },
    { games: 20, from: -0.15, share: 0.3, perNat: 0.79 },
  ],
}

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
