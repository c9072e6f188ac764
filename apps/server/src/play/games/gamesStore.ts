import { type Color, START_FEN } from '@lance/chess'
import type { MatchEnd } from '@lance/contract'
import {
  type Clock,
  type DrawOffers,
  dueAtMs,
  NOT_BERSERK,
  paceOf,
  REPLAY_BLACK_S,
  REPLAY_WHITE_S,
  speedOf,
  type TournamentFormat,
} from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { EndState, GameFacts, GameState, Player, Rematch, SidePresence } from './gameState.ts'

// SQL for single games. `moveBatch.ts` has that for moves, `gameListStore.ts` that for lists.

type Db = Kysely<Database>

/** A move as stored. `clockMs`: the mover's clock after it. */
export type StoredMove = { uci: string; moveId: string; clockMs: number; playedAtMs: number }

type GameRow = Row<'games'> & {
  /** Selected for a finished game whose payout to the winner was held back. */
  payout_due_at?: Date | null
  payout_in_review?: boolean | null
  payout_review_since?: Date | null
  /** Selected for a finished game of a tournament. */
  match_end?: StoredMatchEnd | null
}

/** A row of `match_ends` as JSON; `startsAt` in ms since 1970. */
type StoredMatchEnd = Row<'match_ends', 'outcome' | 'matchId' | 'winnerId'> & {
  startsAt: number | null
}

type LoadedRow = GameRow & {
  /** Null for a game outside tournaments. */
  has_fee: boolean | null
  tournament_format: TournamentFormat | null
  white_name: string
  black_name: string
  white_country: string | null
  black_country: string | null
  white_role: string
  black_role: string
  white_titles: number
  black_titles: number
}

function parseOffers(row: GameRow): DrawOffers {
  const { draw_offer_id: offerId, draw_offer_by: byId, white_offers: white, black_offers: black } = row
  const by = byId === row.white_id ? 'white' : 'black'
  return { standing: offerId !== null && byId !== null ? { by, offerId } : null, white, black }
}

function parseEnd(row: GameRow): EndState | null {
  const { status, reason, ended_at } = row
  if (status === 'playing' || reason === null || ended_at === null) return null
  const both = (white: number | null, black: number | null) =>
    white === null || black === null ? null : { white, black }
  return {
    reason,
    status,
    winner: row.winner_id === null ? null : row.winner_id === row.white_id ? 'white' : 'black',
    endedAtMs: ended_at.getTime(),
    eloAfter: both(row.white_elo_after, row.black_elo_after),
    score: both(row.white_score_change, row.black_score_change),
    scoreBooked: both(row.white_score_booked, row.black_score_booked),
    payoutDueAtMs: row.payout_due_at?.getTime() ?? null,
    payoutInReview: row.payout_in_review ?? false,
    payoutReviewSinceMs: row.payout_review_since?.getTime() ?? null,
    match: row.match_end ? parseMatchEnd(row.match_end) : null,
  }
}

/** What the row of a match's end says. A decided match has no next game, any other has one. */
function parseMatchEnd({ outcome, matchId, winnerId, startsAt }: StoredMatchEnd): MatchEnd {
  if (outcome === 'decided') return { outcome, matchId, winnerId }
  if (startsAt === null) throw new Error(`match ${matchId} has no time for its next game`)
  if (outcome === 'undone') return { outcome, matchId, startsAt }
  return { outcome, matchId, startsAt, whiteMs: REPLAY_WHITE_S * 1000, blackMs: REPLAY_BLACK_S * 1000 }
}

/** What further capabilities stored with the end of a game. */
const endParts = sql`(
  select json_build_object(
    'outcome', outcome, 'matchId', match_id, 'winnerId', winner_id, 'startsAt', extract(epoch from next_game_at) * 1000
  )
  from match_ends where game_id = games.id
) as match_end, (
  select due_at from held_payouts where game_id = games.id and undone_by is null
) as payout_due_at, (
  select in_review from held_payouts where game_id = games.id and undone_by is null
) as payout_in_review, (
  select review_since from held_payouts where game_id = games.id and undone_by is null
) as payout_review_since`

function parseRematch({ rematch_id, rematch_by, rematch_until, white_id }: GameRow): Rematch | null {
  if (rematch_id !== null) return { status: 'ready', gameId: rematch_id }
  if (rematch_by === null || rematch_until === null) return null
  return {
    status: 'asked',
    by: rematch_by === white_id ? 'white' : 'black',
    untilMs: rematch_until.getTime(),
  }
}

export type ClockRow = Pick<
  GameRow,
  | 'time_control_s'
  | 'increment_s'
  | 'white_ms'
  | 'black_ms'
  | 'ply'
  | 'turn_started_at'
  | 'white_berserk'
  | 'black_berserk'
>

/** The clocks as of the start of the turn. */
export const parseClock = (row: ClockRow): Clock => ({
  timeControlS: row.time_control_s,
  incrementS: row.increment_s,
  whiteMs: row.white_ms,
  blackMs: row.black_ms,
  ply: row.ply,
  turnStartedAtMs: row.turn_started_at.getTime(),
  berserk:
    row.white_berserk || row.black_berserk
      ? { white: row.white_berserk, black: row.black_berserk }
      : NOT_BERSERK,
})

function parseState(row: GameRow): GameState {
  const side = (arrived: boolean, goneAt: Date | null, pageClosed: boolean): SidePresence => ({
    arrived,
    goneAtMs: goneAt?.getTime() ?? null,
    pageClosed,
  })
  return {
    version: row.version,
    clock: {
      ...parseClock(row),
      ...(row.first_moves_until && { firstMovesUntilMs: row.first_moves_until.getTime() }),
    },
    fen: row.fen,
    lastMove: row.last_move,
    offers: parseOffers(row),
    white: side(row.white_arrived, row.white_gone_at, row.white_page_closed),
    black: side(row.black_arrived, row.black_gone_at, row.black_page_closed),
    elo: {
      white: { elo: row.white_elo, provisional: row.white_elo_provisional },
      black: { elo: row.black_elo, provisional: row.black_elo_provisional },
    },
    creditedPly: row.credited_ply,
    end: parseEnd(row),
    rematch: parseRematch(row),
  }
}

function parseFacts(row: LoadedRow, white: Player, black: Player): GameFacts {
  return {
    id: row.id,
    white,
    black,
    timeControlS: row.time_control_s,
    incrementS: row.increment_s,
    speed: row.speed ?? speedOf(paceOf(row.time_control_s)),
    variant: row.variant,
    startFen: row.start_fen ?? START_FEN,
    wagerCents: row.wager_cents,
    rated: row.rated,
    tournamentId: row.tournament_id,
    hasPrize: row.has_fee ?? false,
    tournamentFormat: row.tournament_format,
    allowsBerserk: row.allows_berserk,
    createdAtMs: row.created_at.getTime(),
    beaconKey: row.beacon_key.toString('base64'),
  }
}

type MoveTuple = [uci: string, moveId: string, clockMs: number, playedAtMs: number]

/** A game with all its moves. */
export type LoadedGame = { facts: GameFacts; state: GameState; moves: StoredMove[] }

/** A game with all its moves, as of one moment. Null if there is none. */
export async function selectGame(db: Db, gameId: string): Promise<LoadedGame | null> {
  const [loaded = null] = await selectGames(db, [gameId])
  return loaded
}

/** The same for many games, in the order of their ids. */
export async function selectGames(db: Db, gameIds: readonly string[]): Promise<(LoadedGame | null)[]> {
  const { rows } = await sql<LoadedRow & { moves: MoveTuple[] }>`
    select games.*, ${endParts}, t.entry_cents > 0 as has_fee, t.format as tournament_format, w.name as white_name, w.country as white_country, b.name as black_name, b.country as black_country,
      w.role as white_role, w.titles as white_titles, b.role as black_role, b.titles as black_titles,
      (
        select coalesce(
          json_agg(json_build_array(uci, move_id, clock_ms, extract(epoch from played_at) * 1000) order by ply),
          '[]'
        )
        from moves where game_id = games.id
      ) as moves
    from games join users w on w.id = white_id join users b on b.id = black_id
    left join tournaments t on t.id = case when length(games.tournament_id) = 36 then games.tournament_id::uuid end
    where games.id = any(${gameIds}::text[])`.execute(db)
  const found = new Map(rows.map((row) => [row.id, parseLoaded(row)]))
  return gameIds.map((gameId) => found.get(gameId) ?? null)
}

function parseLoaded(row: LoadedRow & { moves: MoveTuple[] }): LoadedGame {
  const white = {
    id: row.white_id,
    name: row.white_name,
    country: row.white_country,
    isPremium: row.white_role === 'PREMIUM',
    titles: row.white_titles,
  }
  const black = {
    id: row.black_id,
    name: row.black_name,
    country: row.black_country,
    isPremium: row.black_role === 'PREMIUM',
    titles: row.black_titles,
  }
  const moves = row.moves.map(([uci, moveId, clockMs, playedAtMs]) => ({ uci, moveId, clockMs, playedAtMs }))
  return { facts: parseFacts(row, white, black), state: parseState(row), moves }
}

/**
 * The stored version of a game, or null if there is no such game. `settled` waits for a transaction that is
 * changing the game right now.
 */
export async function selectVersion(
  db: Db,
  gameId: string,
  { settled = false }: { settled?: boolean } = {},
): Promise<number | null> {
  const { rows } = await sql<Row<'games', 'version'>>`
    select version from games where id = ${gameId} ${settled ? sql`for share` : sql``}`.execute(db)
  return rows[0]?.version ?? null
}

/** Locks the game's row until the transaction ends, and reads it again. */
export async function lockGame(trx: Db, gameId: string): Promise<GameState | null> {
  const { rows } = await sql<GameRow>`
    select games.*, ${endParts} from games where id = ${gameId} for update of games`.execute(trx)
  return rows[0] ? parseState(rows[0]) : null
}

/** Locks those of these games that are running, in order of id. */
export async function lockPlayingGames(
  trx: Db,
  gameIds: readonly string[],
): Promise<{ id: string; whiteId: string; blackId: string; state: GameState }[]> {
  const { rows } = await sql<GameRow>`
    select * from games where id = any(${gameIds}::text[]) and status = 'playing' order by id for update`.execute(
    trx,
  )
  return rows.map((row) => ({
    id: row.id,
    whiteId: row.white_id,
    blackId: row.black_id,
    state: parseState(row),
  }))
}

const date = (ms: number | null) => (ms === null ? null : new Date(ms))

/**
 * Stores a change of a running game that is not a move: stopped or started clocks, berserk, draw offers,
 * presence.
 * Only if the stored version is still the one `next` was made from; otherwise returns false.
 */
export async function saveState(
  db: Db,
  game: { facts: Pick<GameFacts, 'id'> & { white: { id: string }; black: { id: string } } },
  { from, next, firstMoveMs }: { from: GameState; next: GameState; firstMoveMs: number },
): Promise<boolean> {
  const { clock, offers, white, black } = next
  const { id, white: whitePlayer, black: blackPlayer } = game.facts
  const dueAt = new Date(dueAtMs(clock, { firstMoveMs }))
  const offerBy = offers.standing && (offers.standing.by === 'white' ? whitePlayer.id : blackPlayer.id)
  const { numAffectedRows } = await sql`/* game state */
    update games set
      version = ${next.version},
      white_ms = ${clock.whiteMs}, black_ms = ${clock.blackMs},
      white_berserk = ${clock.berserk.white}, black_berserk = ${clock.berserk.black},
      turn_started_at = ${new Date(clock.turnStartedAtMs)},
      due_at = ${dueAt}, sweep_at = least(sweep_at, ${dueAt}),
      credited_ply = ${next.creditedPly},
      draw_offer_id = ${offers.standing?.offerId ?? null}, draw_offer_by = ${offerBy}::uuid,
      white_offers = ${offers.white}, black_offers = ${offers.black},
      white_arrived = ${white.arrived}, black_arrived = ${black.arrived},
      white_gone_at = ${date(white.goneAtMs)}, black_gone_at = ${date(black.goneAtMs)},
      white_page_closed = ${white.pageClosed}, black_page_closed = ${black.pageClosed}
    where id = ${id} and version = ${from.version} and status = 'playing'`.execute(db)
  return numAffectedRows === 1n
}

/** A player's arrival at a running game of this version, whose clock it does not change. */
export type Arrival = { gameId: string; version: number; color: Color }

/**
 * Stores arrivals at different games, and raises the games' versions. Returns which were stored: not those at
 * games that have another version by now, are over, or are being changed by another transaction.
 */
export async function saveArrivals(db: Db, arrivals: readonly Arrival[]): Promise<boolean[]> {
  const { rows } = await sql<Row<'games', 'id'>>`/* arrivals at games */
    with arrived as materialized (
      select games.id, is_white from unnest(
        ${arrivals.map(({ gameId }) => gameId)}::text[], ${arrivals.map(({ version }) => version)}::int[],
        ${arrivals.map(({ color }) => color === 'white')}::boolean[]
      ) as arriving (id, version, is_white)
      join games on games.id = arriving.id
      where games.version = arriving.version and status = 'playing'
      for update of games skip locked
    )
    update games set
      version = version + 1,
      white_arrived = white_arrived or is_white, black_arrived = black_arrived or not is_white,
      white_gone_at = case when not is_white then white_gone_at end,
      black_gone_at = case when is_white then black_gone_at end,
      white_page_closed = white_page_closed and not is_white,
      black_page_closed = black_page_closed and is_white
    from arrived where games.id = arrived.id
    returning games.id`.execute(db)
  const stored = new Set(rows.map(({ id }) => id))
  return arrivals.map(({ gameId }) => stored.has(gameId))
}

/** Stores the end of a locked game, with its final position, and frees its seats. */
export async function saveEnd(
  trx: Db,
  game: { id: string; whiteId: string; blackId: string },
  next: GameState,
): Promise<void> {
  const { clock, end, elo } = next
  if (!end) throw new Error('saveEnd was called for a game that has not ended')
  const winnerId = end.winner && (end.winner === 'white' ? game.whiteId : game.blackId)
  await sql`
    with seats as (delete from live_seat where game_id = ${game.id})
    update games set
      version = ${next.version}, status = ${end.status}, reason = ${end.reason}, winner_id = ${winnerId}::uuid,
      ended_at = ${new Date(end.endedAtMs)}, due_at = null, sweep_at = null,
      fen = ${next.fen}, ply = ${clock.ply}, last_move = ${next.lastMove},
      white_ms = ${clock.whiteMs}, black_ms = ${clock.blackMs},
      turn_started_at = ${new Date(clock.turnStartedAtMs)},
      draw_offer_id = null, draw_offer_by = null,
      white_elo = ${elo.white.elo}, black_elo = ${elo.black.elo},
      white_elo_provisional = ${elo.white.provisional}, black_elo_provisional = ${elo.black.provisional},
      white_elo_after = ${end.eloAfter?.white ?? null}, black_elo_after = ${end.eloAfter?.black ?? null},
      white_score_change = ${end.score?.white ?? null}, black_score_change = ${end.score?.black ?? null},
      white_score_booked = ${end.scoreBooked?.white ?? null},
      black_score_booked = ${end.scoreBooked?.black ?? null}
    where id = ${game.id} and status = 'playing'`.execute(trx)
}

/** Stores the rematch state of a locked, finished game. */
export async function saveRematch(
  trx: Db,
  { id, askedBy, next }: { id: string; askedBy: string | null; next: GameState },
): Promise<void> {
  const { version, rematch } = next
  const until = rematch?.status === 'asked' ? new Date(rematch.untilMs) : null
  await sql`
    update games set
      version = ${version}, rematch_by = ${askedBy}::uuid, rematch_until = ${until},
      rematch_id = ${rematch?.status === 'ready' ? rematch.gameId : null}
    where id = ${id} and status <> 'playing'`.execute(trx)
}

/** Stores the last move of a game together with its end. */
export async function insertLastMove(
  trx: Db,
  { gameId, ply, move }: { gameId: string; ply: number; move: StoredMove & { signs: number } },
): Promise<void> {
  const { uci, moveId, clockMs, playedAtMs, signs } = move
  await sql`
    insert into moves (game_id, ply, uci, move_id, clock_ms, played_at, signs) values
    (${gameId}, ${ply}, ${uci}, ${moveId}, ${clockMs}, ${new Date(playedAtMs)}, ${signs || null})`.execute(
    trx,
  )
}

/** Those of these games whose stored version is newer than the known one. */
export async function selectNewerGames(
  db: Db,
  known: readonly { gameId: string; version: number }[],
): Promise<string[]> {
  const { rows } = await sql<Row<'games', 'id'>>`
    select g.id from unnest(
      ${known.map(({ gameId }) => gameId)}::text[], ${known.map(({ version }) => version)}::int[]
    ) as known (id, version)
    join games g on g.id = known.id where g.version > known.version`.execute(db)
  return rows.map(({ id }) => id)
}
