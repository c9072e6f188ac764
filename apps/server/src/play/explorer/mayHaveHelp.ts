import type { HelpAnswer } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { selectIsPlaying, selectOwnRunning } from './explorerStore.ts'
import { isOneMoveOn } from './isOneMoveOn.ts'
import { OPENING_PLIES, type RunningPositions } from './runningPositions.ts'

/**
 * Whether a caller may have help with a position: not while they have a live game, and not with the position of a game
 * that anyone is playing.
 */
export async function mayHaveHelp(
  { db }: Pick<Context, 'db'>,
  {
    userId,
    fen,
    isRunning,
  }: {
    /** Null for a guest, who has no live game. */
    userId: string | null
    /** Null for help that is not with a position. */
    fen: string | null
    isRunning: RunningPositions
  },
): Promise<HelpAnswer['help']> {
  if (userId !== null && (await selectIsPlaying(db, userId))) return 'playing'
  return fen !== null && (await isRunning(fen)) ? 'running' : 'allowed'
}

/** Of a player's own running games. */
const OWN_GAMES_MAX = 200

/**
 * Whether a caller may have the engine's help. It is also refused one move on from the caller's own running games: in a daily
 * game, which takes weeks, books are allowed, but engines are not.
 */
export async function mayHaveEngine(
  ctx: Pick<Context, 'db'>,
  asked: { userId: string | null; fen: string; isRunning: RunningPositions },
): Promise<HelpAnswer['help']> {
  const help = await mayHaveHelp(ctx, asked)
  const { userId, fen } = asked
  if (help !== 'allowed' || userId === null) return help
  const own = await selectOwnRunning(ctx.db, { userId, pliesMin: OPENING_PLIES, limit: OWN_GAMES_MAX })
  return isOneMoveOn(own, fen) ? 'running' : 'allowed'
}
