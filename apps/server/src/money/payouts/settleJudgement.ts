import { type Kysely, sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { publishBalances } from '../wallet/index.ts'
import type { JudgedPayout } from './judgementStore.ts'
import { payDuePayouts } from './payDuePayouts.ts'

/**
 * What was found about the winner of a payout. `falseAlarmRate`: the share of honest players who look like this or
 * worse. `raise`: puts one whose payout is to wait into the operators' queue, and returns the suspicion's id; null for a
 * clean one.
 */
export type PayoutFindings = {
  nats: number
  falseAlarmRate: number
  tookMs: number
  raise: ((trx: Kysely<Database>) => Promise<string>) | null
}

type Settled = { ok: true } | { ok: false; code: 'GONE' }

/**
 * Ends a judgement: pays a clean win or prize at once, and holds another for an operator. GONE, and nothing happens,
 * if the payout is no longer this run's: it was paid because its time had come, undone by an operator, or judged by
 * another server. A payout that an operator holds stays held either way.
 */
export async function settleJudgement(
  ctx: Context,
  payout: JudgedPayout,
  findings: PayoutFindings,
): Promise<Settled> {
  const { raise } = findings
  const isSettled = await ctx.db.transaction().execute(async (trx) => {
    const now = new Date(ctx.time.nowMs())
    await lockPayout(trx, payout)
    if (!(await lockJudgement(trx, payout))) return false
    const suspicionId = raise === null ? null : await raise(trx)
    await endJudgement(trx, { id: payout.id, findings, suspicionId, now })
    await (raise === null ? bringForward(trx, payout, now) : startReview(trx, payout, now))
    return true
  })
  if (!isSettled) return { ok: false, code: 'GONE' }
  publishBalances(ctx, [payout.userId])
  if (raise === null) await payDuePayouts(ctx)
  return { ok: true }
}

/** Locks the game, if there is one, and its payout, in this order: a hold, a release and the sweep wait or skip it. */
async function lockPayout(trx: Kysely<Database>, { id, gameId }: JudgedPayout): Promise<void> {
  if (gameId !== null) {
    await sql`select from games where id = ${gameId} for update`.execute(trx)
    await sql`select from held_payouts where game_id = ${gameId} for update`.execute(trx)
    return
  }
  await sql`
    select from held_prizes where (tournament_id, place) = (
      select tournament_id, place from payout_judgements where id = ${id}
    ) for update`.execute(trx)
}

/** Whether the payout is still this run's. */
async function lockJudgement(trx: Kysely<Database>, { id, runId }: JudgedPayout): Promise<boolean> {
  const { rows } = await sql`
    select from payout_judgements where id = ${id} and run_id = ${runId} and state = 'judging' for update`.execute(
    trx,
  )
  return rows.length === 1
}

async function endJudgement(
  trx: Kysely<Database>,
  {
    id,
    findings: { nats, falseAlarmRate, tookMs },
    suspicionId,
    now,
  }: { id: string; findings: PayoutFindings; suspicionId: string | null; now: Date },
): Promise<void> {
  await sql`
    update payout_judgements set state = ${suspicionId === null ? 'clean' : 'held'}, due_at = null, run_id = null,
      ended_at = ${now}, nats = ${nats}, false_alarm_rate = ${falseAlarmRate}, took_ms = ${Math.round(tookMs)},
      suspicion_id = ${suspicionId}
    where id = ${id}`.execute(trx)
}

/** Raises the version of the game, so that its viewers read it again. */
async function startReview(trx: Kysely<Database>, { id, gameId }: JudgedPayout, now: Date): Promise<void> {
  // One that an operator holds is in review already.
  const review = sql`in_review = true, review_since = coalesce(review_since, ${now}::timestamptz)`
  if (gameId !== null) {
    await sql`update held_payouts set ${review} where game_id = ${gameId} and paid_at is null`.execute(trx)
    await sql`update games set version = version + 1 where id = ${gameId}`.execute(trx)
    return
  }
  await sql`
    update held_prizes set ${review} where paid_at is null and (tournament_id, place) = (
      select tournament_id, place from payout_judgements where id = ${id}
    )`.execute(trx)
}

async function bringForward(trx: Kysely<Database>, { id, gameId }: JudgedPayout, now: Date): Promise<void> {
  const due = sql`due_at = least(due_at, ${now}::timestamptz)`
  if (gameId !== null) {
    await sql`update held_payouts set ${due} where game_id = ${gameId} and paid_at is null`.execute(trx)
    await sql`update games set version = version + 1 where id = ${gameId}`.execute(trx)
    return
  }
  await sql`
    update held_prizes set ${due} where paid_at is null and (tournament_id, place) = (
      select tournament_id, place from payout_judgements where id = ${id}
    )`.execute(trx)
}
