import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL that finds what may become a puzzle.

type Db = Kysely<Database>

/** A mistake that a player's device made into an exercise, and the game as it was played here. */
export type Candidate = {
  gameId: string
  ply: number
  fen: string
  played: string
  whiteId: string
  blackId: string
  ucis: string[]
}

/** Players that no puzzle may name: suspected or found guilty of cheating, or frozen. */
const suspected = sql`(
  select user_id from suspicions where closed_at is null or verdict = 'guilty'
  union select other_id from suspicions where other_id is not null and (closed_at is null or verdict = 'guilty')
  union select reported_id from reports where kind = 'fair_play' and (resolved_at is null or outcome = 'upheld')
  union select user_id from frozen_accounts
)`

/** That neither player of `g` is suspected. */
export const isUnsuspected = sql`(g.white_id not in ${suspected} and g.black_id not in ${suspected})`

/** Puzzles that wait for their day, with a player of `g`. */
const waitingOf = (player: 'white_id' | 'black_id') => sql`(
  select count(*) from puzzles p where p.exercise is not null and p.withdrawn_at is null
    and ${sql.ref(`g.${player}`)} in (p.white_id, p.black_id)
    and not exists (select from puzzle_days d where d.game_id = p.game_id and d.ply = p.ply)
)`

/**
 * The latest exercise of a player that no server has looked at, from a game that may become a puzzle: rated, without a stake or a
 * paid entry, standard chess from its usual start, ended between `since` and `before`, played to a result, by two players who
 * agreed to it, are not under suspicion, and have fewer than `waitingMax` puzzles waiting.
 */
export async function selectCandidate(
  db: Db,
  { userId, since, before, waitingMax }: { userId: string; since: Date; before: Date; waitingMax: number },
): Promise<Candidate | null> {
  const { rows } = await sql<Candidate>`
    select g.id as "gameId", e.ply, e.fen, e.played, g.white_id as "whiteId", g.black_id as "blackId",
      (select array_agg(uci order by ply) from moves where game_id = g.id) as ucis
    from (
      select game_id, (exercise ->> 'ply')::integer as ply, exercise ->> 'fen' as fen, exercise ->> 'played' as played
      from training_exercises where user_id = ${userId} and source = 'online' and exercise is not null
    ) as e
    join games g on g.id = e.game_id
    join puzzle_consents white on white.user_id = g.white_id
    join puzzle_consents black on black.user_id = g.black_id
    where g.rated and g.wager_cents = 0 and g.variant = 'standard' and g.start_fen is null
      and g.status not in ('playing', 'aborted') and g.reason not in ('aborted', 'server', 'no_show')
      and g.ended_at > ${since} and g.ended_at <= ${before}
      and not exists (select from tournaments t where t.id::text = g.tournament_id and t.entry_cents > 0)
      and not exists (
        select from puzzles p where p.game_id = g.id and (p.ply = e.ply or p.exercise is not null)
      )
      and ${isUnsuspected}
      and ${waitingOf('white_id')} < ${waitingMax} and ${waitingOf('black_id')} < ${waitingMax}
    order by g.ended_at desc, g.id, e.ply limit 1`.execute(db)
  return rows[0] ?? null
}
