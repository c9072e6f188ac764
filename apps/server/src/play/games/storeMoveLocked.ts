import type { Context } from '../../kernel/context.ts'
import { type JournalMove, storeMove } from './moveBatch.ts'
import type { JournalOutcome } from './moveJournal.ts'

/**
 * Stores one move in its own transaction, which waits for the game's row. The journal skips a locked row, so
 * the move of a game that another server keeps changing might never be stored; here it gets the row after
 * those that asked for it earlier. Never rejects.
 */
export async function storeMoveLocked(
  { pool, log }: Pick<Context, 'pool' | 'log'>,
  move: JournalMove,
): Promise<Exclude<JournalOutcome, 'refused'>> {
  const client = await pool.connect().catch((error: unknown) => {
    log.warn({ err: error, gameId: move.gameId }, 'no connection to store a move')
    return null
  })
  if (client === null) return 'unavailable'
  try {
    await client.query('begin')
    await client.query('select from games where id = $1 for update', [move.gameId])
    const isStored = await storeMove(client, move)
    await client.query('commit')
    client.release()
    return isStored ? 'stored' : 'lost'
  } catch (error) {
    log.warn({ err: error, gameId: move.gameId }, 'a move that waited for its game was not stored')
    // Closes the connection instead of reusing it, whatever state it is in.
    client.release(true)
    return 'unavailable'
  }
}
