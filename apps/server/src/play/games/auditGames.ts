import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../../money/ledger/index.ts'

type Db = Kysely<Database>

/** The most games whose moves one statement checks. */
const MOVES_SLICE_GAMES = 10_000

/**
 * Checks what must always be true of games: only players win and have seats, no clock is below zero, and
 * every move belongs to a game. Moves have no foreign key, which would add a fifth to the cost of a move.
 */
export async function auditGames(snapshot: Db): Promise<Finding[]> {
  return [...(await auditRows(snapshot)), ...(await auditMoves(snapshot))]
}

async function auditRows(snapshot: Db): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    (select 'the winner of a game is one of its two players' as check, 'game ' || id as about,
      format('%s won, %s and %s play', winner_id, white_id, black_id) as detail
    from games where winner_id not in (white_id, black_id) limit ${FINDINGS_MAX})
    union all
    (select 'no clock is below zero', 'game ' || id, format('%s and %s ms', white_ms, black_ms)
    from games where white_ms < 0 or black_ms < 0 limit ${FINDINGS_MAX})
    union all
    -- Once the database has validated the constraint, the moves need not be read for it again.
    (select 'no clock is below zero', format('move %s of game %s', ply, game_id), format('%s ms', clock_ms)
    from moves where clock_ms < 0 and exists (
      select from pg_constraint where conname = 'moves_clock_not_negative' and not convalidated
    ) limit ${FINDINGS_MAX})
    union all
    (select 'a seat is taken by a player of its game', 'user ' || user_id, 'game ' || game_id
    from live_seat join games on games.id = game_id
    where user_id not in (white_id, black_id) limit ${FINDINGS_MAX})`.execute(snapshot)
  return rows
}

/** Walks the index of moves from one game to the next, without reading the moves in between. */
async function auditMoves(snapshot: Db): Promise<Finding[]> {
  const lost: string[] = []
  for (let after: string | null = ''; after !== null && lost.length < FINDINGS_MAX; ) {
    const slice = await readSlice(snapshot, after)
    lost.push(...slice.lost)
    after = slice.last
  }
  return lost.slice(0, FINDINGS_MAX).map((gameId) => ({
    check: 'every move belongs to a game',
    about: `game ${gameId}`,
    detail: 'there is no such game',
  }))
}

/**
 * Returns those of the next games named by moves that do not exist; `last` is null at the end of the moves.
 */
async function readSlice(snapshot: Db, after: string): Promise<{ last: string | null; lost: string[] }> {
  const { rows } = await sql<{ last: string | null; lost: string[] | null }>`
    with recursive named as (
      (select game_id, 1 as nth from moves where game_id > ${after} order by game_id limit 1)
      union all
      select next.game_id, nth + 1 from named cross join lateral (
        select moves.game_id from moves where moves.game_id > named.game_id order by moves.game_id limit 1
      ) as next
      where nth < ${MOVES_SLICE_GAMES}
    )
    select max(game_id) as last,
      array_agg(game_id order by game_id) filter (where not exists (select from games where id = game_id)) as lost
    from named`.execute(snapshot)
  const [row] = rows
  return { last: row?.last ?? null, lost: row?.lost ?? [] }
}
