import { z } from 'zod'
import { color } from './games.ts'
import { REVIEW_LINE_MAX, REVIEW_POSITIONS_MAX } from './reviewLimits.ts'

const uci = z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/)

/** The same for both players: centipawns from White's side, or who mates in how many moves. */
const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('centipawns'), value: z.number().int().min(-30_000).max(30_000) }),
  z.strictObject({ kind: z.literal('mate'), winner: color, moves: z.number().int().min(0).max(200) }),
])

const depthPlies = z.number().int().max(40)

/** The engine's evaluation of one position; a depth of 0 plies if the game was over there. */
const evaluation = z.strictObject({
  verdict,
  best: uci.nullable(),
  line: z.array(uci).max(REVIEW_LINE_MAX),
  /** Winning chances thrown away by the move played, in percentage points; null without a move. */
  lost: z.number().min(0).max(100).nullable(),
  depthPlies: depthPlies.min(0),
})

/** The engine's review of a game: its search depth, and every position from the one before the first move. */
export const gameReviewRecord = z.strictObject({
  depthPlies: depthPlies.min(1),
  evaluations: z.array(evaluation).min(2).max(REVIEW_POSITIONS_MAX),
})
export type GameReviewRecord = z.infer<typeof gameReviewRecord>
