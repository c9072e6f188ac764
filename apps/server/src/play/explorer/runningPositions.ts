import type { Context } from '../../kernel/context.ts'
import { readThrottled } from '../../kernel/readThrottled.ts'
import { selectRunningFens } from './explorerStore.ts'

/** However many ask, running games are read at most this often. */
const READ_EVERY_MS = 2000
/** Before, the position of a running game is that of many games. */
export const OPENING_PLIES = 12
/** About 80 bytes each. */
const GAMES_MAX = 20_000

/** Whether a position is on the board of a running game; the counters and the right to castle don't matter. */
export type RunningPositions = (fen: string) => Promise<boolean>

/** The pieces and whose turn it is. */
export const boardOf = (fen: string): string => fen.split(' ', 2).join(' ')

/** Keeps the boards of running games for a short time, for all who ask. */
export function openRunningPositions(ctx: Pick<Context, 'db' | 'time'>): RunningPositions {
  const read = async () => {
    const fens = await selectRunningFens(ctx.db, { pliesMin: OPENING_PLIES, limit: GAMES_MAX })
    return new Set(fens.map(boardOf))
  }
  const boards = readThrottled(ctx, { everyMs: READ_EVERY_MS, read })
  return async (fen) => (await boards()).value.has(boardOf(fen))
}
