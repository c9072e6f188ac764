import { randomBytes, randomInt } from 'node:crypto'
import { START_FEN } from '@lance/chess'
import { type Cents, dueAtMs, isDaily, NO_CENTS, speedOf, startClock } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { shownElo } from './rateEnd.ts'
import { selectRatings } from './ratingStore.ts'

export type NewGame = {
  whiteId: string
  blackId: string
  timeControlS: number
  stake?: Cents
  /** Games of friends are not. */
  rated?: boolean
  tournamentId?: string
  rematchOf?: string
  /** The limit of each side's first move. */
  firstMoveMs: number
  nowMs: number
}

const ID_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * An id that sorts by time, so that the games being played lie side by side in the indexes however many there ever
 * were. A tournament's says so, as the specification has it.
 */
export function makeGameId({ nowMs, isTournament }: { nowMs: number; isTournament: boolean }): string {
  const time = nowMs.toString(36).padStart(9, '0')
  const random = Array.from({ length: 9 }, () => ID_ALPHABET[randomInt(36)]).join('')
  return `${isTournament ? 'tournament-' : ''}${time}${random}`
}

/**
 * Creates a game inside the caller's transaction, which holds the rows of both players, and takes both seats (a
 * daily game takes none). Refuses where one of them sits in a live game: the caller then rolls back.
 */
export async function createGame(
  trx: Kysely<Database>,
  game: NewGame,
): Promise<{ ok: true; gameId: string } | { ok: false; code: 'ALREADY_IN_GAME' }> {
  const { whiteId, blackId, timeControlS, nowMs, firstMoveMs } = game
  const gameId = makeGameId({ nowMs, isTournament: game.tournamentId !== undefined })
  const ratings = await selectRatings(trx, { userIds: [whiteId, blackId], speed: speedOf(timeControlS) })
  const white = shownElo(ratings.get(whiteId), nowMs)
  const black = shownElo(ratings.get(blackId), nowMs)
  const clock = startClock({ timeControlS, nowMs })
  await trx
    .insertInto('games')
    .values({
      id: gameId,
      white_id: whiteId,
      black_id: blackId,
      time_control_s: timeControlS,
      wager_cents: game.stake ?? NO_CENTS,
      rated: game.rated ?? true,
      tournament_id: game.tournamentId ?? null,
      rematch_of: game.rematchOf ?? null,
      fen: START_FEN,
      white_ms: clock.whiteMs,
      black_ms: clock.blackMs,
      turn_started_at: new Date(nowMs),
      due_at: new Date(dueAtMs(clock, { firstMoveMs })),
      sweep_at: new Date(dueAtMs(clock, { firstMoveMs })),
      beacon_key: randomBytes(16),
      white_elo: white.elo,
      black_elo: black.elo,
      white_elo_provisional: white.provisional,
      black_elo_provisional: black.provisional,
      created_at: new Date(nowMs),
    })
    .execute()
  if (isDaily(timeControlS)) return { ok: true, gameId }
  return (await takeSeats(trx, { gameId, userIds: [whiteId, blackId] }))
    ? { ok: true, gameId }
    : { ok: false, code: 'ALREADY_IN_GAME' }
}

async function takeSeats(
  trx: Kysely<Database>,
  { gameId, userIds }: { gameId: string; userIds: string[] },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into live_seat (user_id, game_id)
    select user_id, ${gameId} from unnest(${[...userIds].sort()}::uuid[]) as user_id
    on conflict (user_id) do nothing`.execute(trx)
  return numAffectedRows === 2n
}
