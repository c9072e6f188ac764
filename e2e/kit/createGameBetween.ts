import type { Variant } from '@lance/chess'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import { createGame } from '../../apps/server/src/play/games/index.ts'
import type { LaunchedServer } from './launchServer.ts'
import { openGame } from './pairPlayers.ts'
import type { Pair } from './pairThroughScreens.ts'
import type { Player } from './player.ts'

type GameTerms = {
  tournamentId?: string
  timeControlS?: number
  incrementS?: number
  allowsBerserk?: boolean
  variant?: Variant
  /** Where a game of Chess960 begins. */
  startFen?: string
}

export type GamePlayers = GameTerms & { white: Player; black: Player }

/**
 * Creates a game between two players whatever their ratings, or a tournament's as its bracket does. Returns
 * its id.
 */
export async function createGameBetween(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  { white, black, ...game }: GameTerms & Record<'white' | 'black', Pick<Player, 'id'>>,
): Promise<string> {
  const { db, close } = openDatabase({ connectionString, maxConnections: 1 })
  const terms = { timeControlS: 600, incrementS: 0, firstMoveMs: 600_000, nowMs: Date.now(), ...game }
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
export async function openGameBetween(
  server: Pick<LaunchedServer, 'connectionString'>,
  seats: GamePlayers,
): Promise<Pair> {
  return openGame(await createGameBetween(server, seats), seats.white, seats.black)
}
