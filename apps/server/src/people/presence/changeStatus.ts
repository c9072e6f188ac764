import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { Refused } from '../../kernel/routing.ts'
import {
  lockPlayerRows,
  type PlayerRow,
  type PresenceChange,
  setInGame,
  setStatus,
  unsetInGame,
} from './presenceStore.ts'

// Changes of status that other capabilities make inside their own transactions. Each returns what to publish
// after the commit.

type Trx = Kysely<Database>

/** How long after losing their last socket a player is offline. */
export const OFFLINE_AFTER_MS = 30_000

/**
 * Locks the rows of these players (after a game's row, before any other row of theirs) and creates missing
 * ones. The caller is about to begin something for them, which a closed account may not: it is refused as an
 * ended session, unless closed accounts are allowed.
 */
export async function lockPlayers(
  trx: Trx,
  {
    userIds,
    nowMs,
    allowClosed = false,
  }: { userIds: readonly string[]; nowMs: number; allowClosed?: boolean },
): Promise<PlayerRow[]> {
  const players = await lockPlayerRows(trx, [...userIds].sort(), new Date(nowMs))
  if (!allowClosed && players.some(({ closed }) => closed))
    throw new Refused({ ok: false, code: 'SESSION_ENDED' })
  return players
}

/** Puts these players into this game. Not for daily games, which do not change a player's status. */
export function enterGame(
  trx: Trx,
  { userIds, gameId, nowMs }: { userIds: readonly string[]; gameId: string; nowMs: number },
): Promise<PresenceChange[]> {
  return enterGames(trx, { seats: userIds.map((userId) => ({ userId, gameId })), nowMs })
}

/** The same for the players of many games, whose rows are locked. */
export function enterGames(
  trx: Trx,
  { seats, nowMs }: { seats: readonly { userId: string; gameId: string }[]; nowMs: number },
): Promise<PresenceChange[]> {
  return setInGame(trx, { seats, now: new Date(nowMs) })
}

/** Takes these players out of this game. A player who is in another game, or in none, stays so. */
export function leaveGame(
  trx: Trx,
  { userIds, gameId, nowMs }: { userIds: readonly string[]; gameId: string; nowMs: number },
): Promise<PresenceChange[]> {
  const goneBefore = new Date(nowMs - OFFLINE_AFTER_MS)
  return unsetInGame(trx, { userIds, gameId, goneBefore, now: new Date(nowMs) })
}

type Choice = { userId: string; nowMs: number }

/** The player, whose row is locked, began a search. */
export function startSearching(trx: Trx, choice: Choice): Promise<PresenceChange[]> {
  return chooseStatus(trx, 'searching', choice)
}

/** The player, whose row is locked, asks to be online again. */
export function setOnline(trx: Trx, choice: Choice): Promise<PresenceChange[]> {
  return chooseStatus(trx, 'online', choice)
}

function chooseStatus(
  trx: Trx,
  to: 'searching' | 'online',
  { userId, nowMs }: Choice,
): Promise<PresenceChange[]> {
  return setStatus(trx, {
    userIds: [userId],
    from: ['offline', 'online', 'searching'],
    to,
    byPlayer: true,
    now: new Date(nowMs),
  })
}

/** The searches of these players, whose rows are locked, ended without their doing. */
export function stopSearching(
  trx: Trx,
  { userIds, nowMs }: { userIds: readonly string[]; nowMs: number },
): Promise<PresenceChange[]> {
  return setStatus(trx, { userIds, from: ['searching'], to: 'online', byPlayer: false, now: new Date(nowMs) })
}
