import { randomBytes, randomInt } from 'node:crypto'
import { CHESS960_STARTS, chess960Start, START_FEN, type Variant } from '@lance/chess'
import {
  type Cents,
  dueAtMs,
  isDaily,
  NO_CENTS,
  type Pace,
  type RatingClass,
  ratingClassOf,
  startClock,
} from '@lance/domain'
import { allowsBerserk } from '@lance/domain/arena'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { shownElo } from './rateEnd.ts'
import { selectRatings } from './ratingStore.ts'

/** What defines a new game. `startFen`: where a game of Chess960 begins; drawn by lot if it is not given. */
type GameSpec = Pace & {
  whiteId: string
  blackId: string
  variant?: Variant
  startFen?: string
  /** The rating that it counts for, if not that of its pace and variant. */
  speed?: RatingClass
  /** Black's time, if it differs from White's. */
  blackMs?: number
  stake?: Cents
  /** False for games between friends. */
  rated?: boolean
  tournamentId?: string
  /** Whether its players may go berserk. At a pace without initial time none can. */
  allowsBerserk?: boolean
  rematchOf?: string
  /** No first move is late before this time. */
  firstMovesUntilMs?: number
}
type GameTiming = {
  /** The limit of each side's first move. */
  firstMoveMs: number
  nowMs: number
}

export type NewGame = GameSpec & GameTiming

/**
 * A tournament game. Its players have until `firstMovesUntilMs` for their first moves, so an early start
 * costs them no time.
 */
export type NewTournamentGame = Pick<
  GameSpec,
  'whiteId' | 'blackId' | 'timeControlS' | 'incrementS' | 'blackMs' | 'speed' | 'allowsBerserk'
> & {
  tournamentId: string
  firstMovesUntilMs: number
}

const ID_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Makes an id that sorts by time, so that running games lie side by side in the indexes however many games
 * there have been. A tournament game's id has a prefix that says so.
 */
export function makeGameId({ nowMs, isTournament }: { nowMs: number; isTournament: boolean }): string {
  const time = nowMs.toString(36).padStart(9, '0')
  const random = Array.from({ length: 9 }, () => ID_ALPHABET[randomInt(36)]).join('')
  return `${isTournament ? 'tournament-' : ''}${time}${random}`
}

/**
 * Creates a game inside the caller's transaction, which holds the rows of both players, and takes both seats
 * (a daily game takes none). Refuses when either player has a seat in a live game; the caller must then roll
 * back.
 */
export async function createGame(
  trx: Kysely<Database>,
  game: NewGame,
): Promise<{ ok: true; gameId: string } | { ok: false; code: 'ALREADY_IN_GAME' }> {
  const { whiteId, blackId, timeControlS } = game
  const [gameId = ''] = await insertGames(trx, [game], game)
  if (isDaily(timeControlS)) return { ok: true, gameId }
  return (await takeSeats(trx, { gameId, userIds: [whiteId, blackId] }))
    ? { ok: true, gameId }
    : { ok: false, code: 'ALREADY_IN_GAME' }
}

/**
 * Creates tournament games, which all count for one rating, inside the caller's transaction, which holds the rows
 * of all their players. They take no seats: a player may play another game beside them. Returns their ids, in
 * order.
 */
export function createTournamentGames(
  trx: Kysely<Database>,
  games: readonly NewTournamentGame[],
  timing: GameTiming,
): Promise<string[]> {
  return insertGames(trx, games, timing)
}

async function insertGames(
  trx: Kysely<Database>,
  games: readonly GameSpec[],
  timing: GameTiming,
): Promise<string[]> {
  const [first] = games
  if (!first) return []
  const userIds = games.flatMap(({ whiteId, blackId }) => [whiteId, blackId])
  const ratings = await selectRatings(trx, { userIds, speed: countedClass(first) })
  const eloOf = (userId: string) => shownElo(ratings.get(userId), timing.nowMs)
  const rows = games.map((game) => makeRow(game, timing, eloOf))
  await trx.insertInto('games').values(rows).execute()
  return rows.map(({ id }) => id)
}

const countedClass = ({ speed, variant = 'standard', timeControlS, incrementS }: GameSpec) =>
  speed ?? ratingClassOf({ timeControlS, incrementS, variant })

function makeRow(
  game: GameSpec,
  { firstMoveMs, nowMs }: GameTiming,
  eloOf: (userId: string) => ReturnType<typeof shownElo>,
) {
  const { whiteId, blackId, timeControlS, incrementS, blackMs, firstMovesUntilMs } = game
  const pace = { timeControlS, incrementS }
  const variant = game.variant ?? 'standard'
  const startFen =
    variant === 'standard' ? null : (game.startFen ?? chess960Start(randomInt(CHESS960_STARTS)))
  const clock = {
    ...startClock({ pace, nowMs, ...(blackMs !== undefined && { blackMs }) }),
    ...(firstMovesUntilMs !== undefined && { firstMovesUntilMs }),
  }
  const [white, black] = [eloOf(whiteId), eloOf(blackId)]
  const dueAt = new Date(dueAtMs(clock, { firstMoveMs }))
  return {
    id: makeGameId({ nowMs, isTournament: game.tournamentId !== undefined }),
    white_id: whiteId,
    black_id: blackId,
    time_control_s: timeControlS,
    increment_s: incrementS,
    speed: countedClass(game),
    variant,
    start_fen: startFen,
    wager_cents: game.stake ?? NO_CENTS,
    rated: game.rated ?? true,
    tournament_id: game.tournamentId ?? null,
    allows_berserk: game.allowsBerserk === true && allowsBerserk(pace),
    rematch_of: game.rematchOf ?? null,
    fen: startFen ?? START_FEN,
    white_ms: clock.whiteMs,
    black_ms: clock.blackMs,
    turn_started_at: new Date(nowMs),
    first_moves_until: firstMovesUntilMs === undefined ? null : new Date(firstMovesUntilMs),
    due_at: dueAt,
    sweep_at: dueAt,
    beacon_key: randomBytes(16),
    white_elo: white.elo,
    black_elo: black.elo,
    white_elo_provisional: white.provisional,
    black_elo_provisional: black.provisional,
    created_at: new Date(nowMs),
  }
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
