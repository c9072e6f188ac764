import { openDatabase } from '../../apps/server/src/db/openDatabase.ts'
import { createGame } from '../../apps/server/src/games/index.ts'
import type { LaunchedServer } from './launchServer.ts'
import { openTable } from './meetAgain.ts'
import type { Player } from './player.ts'
import type { Pair } from './sitDown.ts'

type Seats = { white: Player; black: Player; tournamentId?: string; timeControlS?: number }

/**
 * Creates a game between two players whatever their ratings, or a tournament's as its bracket does. Returns
 * its id.
 */
export async function createGameOf(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  { white, black, ...game }: Seats,
): Promise<string> {
  const { db, close } = openDatabase({ connectionString, maxConnections: 1 })
  const terms = { timeControlS: 600, firstMoveMs: 600_000, nowMs: Date.now(), ...game }
  try {
    const made = await db
      .transaction()
      .execute((trx) => createGame(trx, { whiteId: white.id, blackId: black.id, ...terms }))
    if (!made.ok) throw new Error(made.code)
    return made.gameId
  } finally {
    await close()
  }
}

/** The same, opened in both browsers. */
export async function seatPlayers(
  server: Pick<LaunchedServer, 'connectionString'>,
  seats: Seats,
): Promise<Pair> {
  return openTable(await createGameOf(server, seats), seats.white, seats.black)
}
