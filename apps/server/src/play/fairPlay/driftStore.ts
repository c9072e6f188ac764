import { DRIFT_DEVIATION_MAX, type DriftCell, JUDGED_VERSION, type JudgedGame } from '@lance/domain/fairPlay'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the nightly counts of how honest players play.

type Db = Kysely<Database>

/** One side of a game, in the order in which sides were analysed. */
export type CountedSide = { analysedAt: Date; gameId: string; userId: string; side: JudgedGame }

/**
 * Sides analysed after `since` and up to `until`, at most `limit` of them, continuing after `after`. Leaves out players whose
 * rating is uncertain, and players with an open or confirmed suspicion of help.
 */
export async function selectCountedSides(
  db: Db,
  { since, until, after, limit }: { since: Date; until: Date; after: CountedSide | null; limit: number },
): Promise<CountedSide[]> {
  const { rows } = await sql<CountedSide>`
    select analysed_at as "analysedAt", game_id as "gameId", user_id as "userId", side from judged_sides
    where analysed_at > ${since} and analysed_at <= ${until} and look = 1
      and (analysed_at, game_id, user_id) >
        (${after?.analysedAt ?? since}, ${after?.gameId ?? ''}, ${after?.userId ?? NOBODY}::uuid)
      and side->'version' = to_jsonb(${JUDGED_VERSION}::int)
      and (side->'deviation')::float <= ${DRIFT_DEVIATION_MAX}
      and not exists (
        select from suspicions where user_id = judged_sides.user_id and kind = 'engine'
          and (closed_at is null or verdict = 'guilty')
      )
    order by analysed_at, game_id, user_id limit ${limit}`.execute(db)
  return rows
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Stores the cells of a night. Replaces any that a server stored before it died. */
export async function storeDrift(
  db: Db,
  { night, model, cells }: { night: string; model: string; cells: readonly DriftCell[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from fair_play_drift where night = ${night}`.execute(trx)
    if (cells.length === 0) return
    await sql`
      insert into fair_play_drift (night, model, rating_from, is_hard, games, moves, expected, seen, variance)
      select ${night}::date, ${model}, "ratingFrom", "isHard", games, moves, expected, seen, variance
      from json_to_recordset(${JSON.stringify(cells)}::json) as cell(
        "ratingFrom" int, "isHard" boolean, games int, moves int, expected float, seen int, variance float
      )`.execute(trx)
  })
}

/** Sums up the cells of all nights after `since` that belong to this model. */
export async function selectDrift(
  db: Db,
  { since, model }: { since: Date; model: string },
): Promise<DriftCell[]> {
  const { rows } = await sql<DriftCell>`
    select rating_from as "ratingFrom", is_hard as "isHard", sum(games)::int as games, sum(moves)::int as moves,
      sum(expected) as expected, sum(seen)::int as seen, sum(variance) as variance
    from fair_play_drift where night > ${since}::date and model = ${model}
    group by rating_from, is_hard order by rating_from, is_hard`.execute(db)
  return rows
}

/** Deletes the cells of nights before `before`, up to `limit`. Returns how many. */
export async function forgetDrift(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from fair_play_drift where (night, model, rating_from, is_hard) in (
      select night, model, rating_from, is_hard from fair_play_drift where night < ${before}::date
      order by night limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
