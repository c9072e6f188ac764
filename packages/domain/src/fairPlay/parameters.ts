import type { DealingKind } from './dealings.ts'
import type { PlayModel } from './weighGame.ts'

export const PLAY_MODEL: PlayModel = {
  human: {
    loss: [-0.616, 0.231],
    look: [-1.217, -0.191],
    glance: [-0.471, -0.106],
    rest: [-1.625, 0.097],
    lapse: [-4.307, -0.542],
    kinds: [
      [0.428, 0.163],
      [1.541, -0.014],
      [0.311, -0.207],
      [1.524, -0.189],
      [-0.366, 0.102],
      [0.015, -0.025],
      [-0.01, 0.107],
      [0.075, 0.076],
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

/**
 * The share of honest pairs above 0 nats, extended, and how fast it falls. From 40,000 simulated pairs of people whose ratings are
 * off by 150 points and who play friends again and again (at 2, 3 and 4 nats: 0.6 %, 0.14 % and 0.02 % are left); of a ring, the
 * share of accounts in one. Unproven: no games of the site were counted.
 */
export const DEALING_ALARMS: Readonly<Record<DealingKind, { share: number; perNat: number }>> = {
  dumping: { share: 0.1, perNat: 1.25 },
  trading: { share: 0.1, perNat: 1.25 },
  chips: { share: 0.1, perNat: 1.25 },
  ring: { share: 0.01, perNat: 1.2 },
  arranged: { share: 0.01, perNat: 0.8 },
}
