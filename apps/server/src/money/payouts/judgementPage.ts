import { asCents, type Cents } from '@lance/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the desk's list of judgements.

type Db = Kysely<Database>

/** A judgement of a win or prize, as it is shown beside its payout. */
export type ShownJudgement = Row<
  'payout_judgements',
  'state' | 'askedAt' | 'begunAt' | 'endedAt' | 'tries' | 'nats' | 'falseAlarmRate' | 'tookMs'
>

export type ListedJudgement = ShownJudgement &
  Row<'payout_judgements', 'id' | 'gameId' | 'tournamentId' | 'userId' | 'suspicionId'> & {
    tournamentName: string | null
    userName: string | null
    amount: Cents
  }

export type JudgementView = 'waiting' | 'held' | 'unjudged' | 'settled'

/** Each view's rows, what orders them and in which direction. */
const VIEWS = {
  waiting: { where: sql`j.due_at is not null`, key: sql`j.asked_at`, isNewestFirst: false },
  held: { where: sql`j.state = 'held'`, key: sql`j.ended_at`, isNewestFirst: false },
  unjudged: { where: sql`j.state in ('failed', 'missed')`, key: sql`j.ended_at`, isNewestFirst: true },
  settled: {
    where: sql`j.ended_at is not null and j.state in ('clean', 'released', 'undone')`,
    key: sql`j.ended_at`,
    isNewestFirst: true,
  },
} as const

/** When a judgement stands where it does in its view. */
export const keyOfJudgement = (view: JudgementView, { askedAt, endedAt }: ShownJudgement): string =>
  (view === 'waiting' ? askedAt : (endedAt ?? askedAt)).toISOString()

/** Judgements of a view, the longest waiting or the latest first. `after`: key and id of the last row before. */
export async function selectJudgementPage(
  db: Db,
  { view, after, limit }: { view: JudgementView; after: readonly string[] | null; limit: number },
): Promise<ListedJudgement[]> {
  const [at = null, id = null] = after ?? []
  const { where, key, isNewestFirst } = VIEWS[view]
  const beyond = isNewestFirst ? sql`<` : sql`>`
  const order = isNewestFirst ? sql`desc` : sql`asc`
  const { rows } = await sql<Omit<ListedJudgement, 'amount'> & { amount: bigint }>`
    select j.id, j.game_id as "gameId", j.tournament_id as "tournamentId", j.user_id as "userId",
      j.suspicion_id as "suspicionId", t.name as "tournamentName", u.name as "userName",
      coalesce(w.amount, p.amount) as amount, j.state, j.asked_at as "askedAt", j.begun_at as "begunAt",
      j.ended_at as "endedAt", j.tries, j.nats, j.false_alarm_rate as "falseAlarmRate", j.took_ms as "tookMs"
    from payout_judgements j join users u on u.id = j.user_id
    left join held_payouts w on w.game_id = j.game_id
    left join held_prizes p on p.tournament_id = j.tournament_id and p.place = j.place
    left join tournaments t on t.id = j.tournament_id
    where ${where} and (${at}::timestamptz is null or (${key}, j.id) ${beyond} (${at}::timestamptz, ${id}::uuid))
    order by ${key} ${order}, j.id ${order} limit ${limit}`.execute(db)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: asCents(amount) }))
}

/** The judgement of a win or prize as JSON, for a query of payouts `w`; null where it isn't judged. Times as text. */
export const judgementOf = (matches: RawBuilder<unknown>) => sql`(
  select json_build_object('state', j.state, 'askedAt', j.asked_at, 'begunAt', j.begun_at, 'endedAt', j.ended_at,
    'tries', j.tries, 'nats', j.nats, 'falseAlarmRate', j.false_alarm_rate, 'tookMs', j.took_ms)
  from payout_judgements j where ${matches}
)`
