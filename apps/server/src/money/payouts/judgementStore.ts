import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the queue of wins and prizes that are judged before they are paid.

type Db = Kysely<Database>

/** After so many tries a payout is left to the end of its hold. */
export const JUDGING_TRIES_MAX = 3
/** How many that were tried too often one sweep gives up. */
const GIVEN_UP_AT_ONCE_MAX = 100

/** A win or prize to be judged, by one server for as long as its lease holds. */
export type JudgedPayout = {
  id: string
  runId: string
  userId: string
  gameId: string | null
  tournamentId: string | null
  tries: number
}

/** Takes the payout that has waited longest; null if none is due. */
export async function takeJudgement(
  db: Db,
  { runId, now, leaseUntil }: { runId: string; now: Date; leaseUntil: Date },
): Promise<JudgedPayout | null> {
  const { rows } = await sql<JudgedPayout>`
    update payout_judgements
    set state = 'judging', run_id = ${runId}, tries = tries + 1, due_at = ${leaseUntil},
      begun_at = coalesce(begun_at, ${now})
    where id = (
      select id from payout_judgements where due_at <= ${now} and tries < ${JUDGING_TRIES_MAX}
      order by due_at, id limit 1 for update skip locked
    )
    returning id, run_id as "runId", user_id as "userId", game_id as "gameId", tournament_id as "tournamentId", tries`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Keeps a payout for longer. False if it is no longer this run's: it was paid, undone, or taken by another server. */
export async function renewJudgement(
  db: Db,
  { id, runId }: Pick<JudgedPayout, 'id' | 'runId'>,
  leaseUntil: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payout_judgements set due_at = ${leaseUntil}
    where id = ${id} and run_id = ${runId} and state = 'judging'`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Puts a payout back that could not be judged, to be tried again at `retryAt`. `isCounted`: whether it was a try; a
 * server that stops has not tried. After the last one it waits for the end of its hold.
 */
export async function failJudgement(
  db: Db,
  {
    id,
    runId,
    now,
    retryAt,
    isCounted,
  }: Pick<JudgedPayout, 'id' | 'runId'> & { now: Date; retryAt: Date; isCounted: boolean },
): Promise<void> {
  const isLast = sql`(${isCounted} and tries >= ${JUDGING_TRIES_MAX})`
  await sql`
    update payout_judgements set run_id = null, tries = tries - ${isCounted ? 0 : 1}::smallint,
      state = case when ${isLast} then 'failed' else 'waiting' end,
      due_at = case when ${isLast} then null else ${retryAt}::timestamptz end,
      ended_at = case when ${isLast} then ${now}::timestamptz end
    where id = ${id} and run_id = ${runId} and state = 'judging'`.execute(db)
}

/** Gives up payouts whose last try ended with its server. Returns how many. */
export async function giveUpJudgements(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update payout_judgements set state = 'failed', due_at = null, run_id = null, ended_at = ${now} where id in (
      select id from payout_judgements where due_at <= ${now} and tries >= ${JUDGING_TRIES_MAX}
      order by due_at limit ${GIVEN_UP_AT_ONCE_MAX} for update skip locked
    )`.execute(db)
  return Number(numAffectedRows)
}

export type JudgementCounts = {
  /** Payouts that wait for their judgement or are being judged, and since when the oldest does. */
  waiting: number
  oldestAt: Date | null
  /** Payouts that a judgement holds. */
  held: number
  /** Of the last 24 hours: payouts that were paid without a judgement, and those that were tried too often and wait. */
  missed: number
  failed: number
}

/** All by index. */
export async function countJudgements(db: Db, now: Date): Promise<JudgementCounts> {
  const since = new Date(now.getTime() - 86_400_000)
  const { rows } = await sql<JudgementCounts>`
    select
      (select count(*)::int from payout_judgements where due_at is not null) as waiting,
      (select min(asked_at) from payout_judgements where due_at is not null) as "oldestAt",
      (select count(*)::int from payout_judgements where state = 'held') as held,
      unjudged.missed, unjudged.failed
    from (
      select (count(*) filter (where state = 'missed'))::int as missed,
        (count(*) filter (where state = 'failed'))::int as failed
      from payout_judgements where state in ('failed', 'missed') and ended_at > ${since}
    ) as unjudged`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database returned no counts')
  return row
}

/** Deletes judgements that ended before `before` and hold nothing, up to `limit`. Returns how many. */
export async function forgetJudgements(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from payout_judgements where id in (
      select id from payout_judgements where ended_at < ${before} and state not in ('held', 'failed')
      order by ended_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
