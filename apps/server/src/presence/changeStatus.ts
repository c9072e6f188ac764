import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { Refused } from '../routing.ts'
import {
  lockPlayers,
  type PlayerRow,
  type PresenceChange,
  setInGame,
  setStatus,
  unsetInGame,
} from './presenceStore.ts'

// The changes of status that other capabilities make inside transactions of theirs. Each gives what is to be
// published once that transaction is committed.

type Trx = Kysely<Database>

/** Without a socket for this long, one is offline. */
export const OFFLINE_AFTER_MS = 30_000

/**
 * Locks the rows of these players (after a game's row, before anything of theirs), making those that are missing. Who
 * holds them begins something for them, which a closed account has done with: it is refused as a session that ended,
 * unless `closedToo`.
 */
export async function holdPlayers(
  trx: Trx,
  { userIds, nowMs, closedToo = false }: { userIds: readonly string[]; nowMs: number; closedToo?: boolean },
): Promise<PlayerRow[]> {
  const players = await lockPlayers(trx, [...userIds].sort(), new Date(nowMs))
  if (!closedToo && players.some(({ closed }) => closed))
    throw new Refused({ ok: false, code: 'SESSION_ENDED' })
  return players
}

/** From now on these players are in this game. Not for daily games: they lock nobody. */
export function enterGame(
  trx: Trx,
  { userIds, gameId, nowMs }: { userIds: readonly string[]; gameId: string; nowMs: number },
): Promise<PresenceChange[]> {
  return enterGames(trx, { seats: userIds.map((userId) => ({ userId, gameId })), nowMs })
}

/** The same for the players of many games, whose rows are held. */
export function enterGames(
  trx: Trx,
  { seats, nowMs }: { seats: readonly { userId: string; gameId: string }[]; nowMs: number },
): Promise<PresenceChange[]> {
  return setInGame(trx, { seats, now: new Date(nowMs) })
}

/** This game is over for these players. Who is in another one, or in none, stays as he is. */
export function leaveGame(
  trx: Trx,
  { userIds, gameId, nowMs }: { userIds: readonly string[]; gameId: string; nowMs: number },
): Promise<PresenceChange[]> {
  const goneBefore = new Date(nowMs - OFFLINE_AFTER_MS)
  return unsetInGame(trx, { userIds, gameId, goneBefore, now: new Date(nowMs) })
}

/** The player, whose row is held, began a search. */
export function startSearching(
  trx: Trx,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<PresenceChange[]> {
  return setStatus(trx, {
    userIds: [userId],
    from: ['offline', 'online', 'searching'],
    to: 'searching',
    heard: true,
    now: new Date(nowMs),
  })
}

/** The player, whose row is held, asks to be online again. */
export function askOnline(
  trx: Trx,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<PresenceChange[]> {
  return setStatus(trx, {
    userIds: [userId],
    from: ['offline', 'online', 'searching'],
    to: 'online',
    heard: true,
    now: new Date(nowMs),
  })
}

/** The searches of these players, whose rows are held, ended without them. */
export function stopSearching(
  trx: Trx,
  { userIds, nowMs }: { userIds: readonly string[]; nowMs: number },
): Promise<PresenceChange[]> {
  return setStatus(trx, { userIds, from: ['searching'], to: 'online', heard: false, now: new Date(nowMs) })
}
