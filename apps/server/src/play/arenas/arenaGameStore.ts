import type { Color } from '@lance/chess'
import { BEST_GAME_MIN_PLIES } from '@lance/domain/arena'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the games of arenas.

type Db = Kysely<Database>

/** What an arena needs to know of a game that ends: the ratings shown before it, and who went berserk. */
export type GameSides = { whiteElo: number; blackElo: number; whiteBerserk: boolean; blackBerserk: boolean }

export async function selectSides(trx: Db, gameId: string): Promise<GameSides> {
  const { rows } = await sql<GameSides>`
    select white_elo as "whiteElo", black_elo as "blackElo", white_berserk as "whiteBerserk", black_berserk as "blackBerserk"
    from games where id = ${gameId}`.execute(trx)
  if (!rows[0]) throw new Error(`game ${gameId} is gone from the database`)
  return rows[0]
}

export type ArenaGameRow = Row<
  'arena_games',
  | 'gameId'
  | 'tournamentId'
  | 'whiteId'
  | 'blackId'
  | 'whiteElo'
  | 'blackElo'
  | 'whitePoints'
  | 'blackPoints'
  | 'whiteBerserk'
  | 'blackBerserk'
  | 'reason'
  | 'ply'
  | 'endedAt'
> & { winner: Color | null }

/** A stored game as the rules read it. */
export const asArenaGame = (row: ArenaGameRow) => ({
  gameId: row.gameId,
  white: { playerId: row.whiteId, rating: row.whiteElo, isBerserk: row.whiteBerserk },
  black: { playerId: row.blackId, rating: row.blackElo, isBerserk: row.blackBerserk },
  winner: row.winner,
  reason: row.reason,
  ply: row.ply,
  endedAtMs: row.endedAt.getTime(),
})

const columns = sql`
  g.game_id as "gameId", g.tournament_id as "tournamentId", g.white_id as "whiteId", g.black_id as "blackId",
  g.white_elo as "whiteElo", g.black_elo as "blackElo", g.white_points as "whitePoints",
  g.black_points as "blackPoints", g.white_berserk as "whiteBerserk", g.black_berserk as "blackBerserk",
  g.winner, g.reason, g.ply, g.ended_at as "endedAt"`

export async function insertArenaGame(trx: Db, game: ArenaGameRow): Promise<void> {
  await sql`
    insert into arena_games (
      game_id, tournament_id, white_id, black_id, white_elo, black_elo, white_points, black_points, white_berserk,
      black_berserk, winner, reason, ply, ended_at
    ) values (
      ${game.gameId}, ${game.tournamentId}, ${game.whiteId}, ${game.blackId}, ${game.whiteElo}, ${game.blackElo},
      ${game.whitePoints}, ${game.blackPoints}, ${game.whiteBerserk}, ${game.blackBerserk}, ${game.winner},
      ${game.reason}, ${game.ply}, ${game.endedAt}
    )`.execute(trx)
}

/** The latest games of a player that counted, newest first. */
export async function selectGamesOf(
  db: Db,
  { tournamentId, userId, limit }: { tournamentId: string; userId: string; limit: number },
): Promise<ArenaGameRow[]> {
  const theirs = (column: 'white_id' | 'black_id') => sql`
    (select ${columns} from arena_games g
    where g.tournament_id = ${tournamentId} and g.${sql.ref(column)} = ${userId}
    order by g.ended_at desc limit ${limit})`
  const { rows } = await sql<ArenaGameRow>`
    ${theirs('white_id')} union all ${theirs('black_id')} order by "endedAt" desc, "gameId" limit ${limit}`.execute(
    db,
  )
  return rows
}

/**
 * Games that may be among the best or the fastest mates: the first of each by the order in which they are chosen, so that the
 * choice reads some dozens of games and not all.
 */
export async function selectCandidates(
  db: Db,
  { tournamentId, limit }: { tournamentId: string; limit: number },
): Promise<{ best: ArenaGameRow[]; mates: ArenaGameRow[] }> {
  const best = await sql<ArenaGameRow>`
    select ${columns} from arena_games g
    where g.tournament_id = ${tournamentId} and g.ply >= ${BEST_GAME_MIN_PLIES}
      and g.reason in ('checkmate', 'resignation', 'stalemate', 'repetition', 'fifty_moves', 'insufficient_material')
    order by least(g.white_elo, g.black_elo) desc, greatest(g.white_elo, g.black_elo) desc, g.winner is null,
      g.ended_at
    limit ${limit}`.execute(db)
  const mates = await sql<ArenaGameRow>`
    select ${columns} from arena_games g
    where g.tournament_id = ${tournamentId} and g.reason = 'checkmate'
    order by g.ply, case g.winner when 'white' then g.black_elo else g.white_elo end desc, g.ended_at
    limit ${limit}`.execute(db)
  return { best: best.rows, mates: mates.rows }
}

/** A game to look at, with its position. */
export type ShownGameRow = Pick<
  Row<'games', 'whiteId' | 'blackId' | 'whiteElo' | 'blackElo' | 'ply' | 'fen'>,
  'ply' | 'fen'
> & {
  gameId: string
  whiteId: string
  blackId: string
  whiteName: string | null
  blackName: string | null
  whiteElo: number
  blackElo: number
  winner: Color | null
}

/** These games, in any order. */
export async function selectShownGames(db: Db, gameIds: readonly string[]): Promise<ShownGameRow[]> {
  if (gameIds.length === 0) return []
  const { rows } = await sql<ShownGameRow>`
    select g.id as "gameId", g.white_id as "whiteId", g.black_id as "blackId", w.name as "whiteName",
      b.name as "blackName", g.white_elo as "whiteElo", g.black_elo as "blackElo", g.ply, g.fen,
      case g.winner_id when g.white_id then 'white' when g.black_id then 'black' end as winner
    from games g join users w on w.id = g.white_id join users b on b.id = g.black_id
    where g.id = any(${gameIds}::text[])`.execute(db)
  return rows
}
