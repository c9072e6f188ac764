import type { HelpAnswer } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { selectIsPlaying } from './explorerStore.ts'
import type { RunningPositions } from './runningPositions.ts'

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
