import { openDatabase } from '../../apps/server/src/db/openDatabase.ts'
import { createGame } from '../../apps/server/src/games/index.ts'
import type { LaunchedServer } from './launchServer.ts'
import { openTable } from './meetAgain.ts'
import type { Player } from './player.ts'
import type { Pair } from './sitDown.ts'

/**
 * A game between two players whatever their ratings, the first of them White, opened in the browsers of both; a
 * tournament's as its bracket makes one.
 */
export async function seatPlayers(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  { white, black, ...game }: { white: Player; black: Player; tournamentId?: string; timeControlS?: number },
): Promise<Pair> {
  const { db, close } = openDatabase({ connectionString, maxConnections: 1 })
  const terms = { timeControlS: 600, firstMoveMs: 600_000, nowMs: Date.now(), ...game }
  try {
    const made = await db
      .transaction()
      .execute((trx) => createGame(trx, { whiteId: white.id, blackId: black.id, ...terms }))
    if (!made.ok) throw new Error(made.code)
    return await openTable(made.gameId, white, black)
  } finally {
    await close()
  }
}
