import { randomUUID } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import {
  failJudgement,
  giveUpJudgements,
  type JudgedPayout,
  renewJudgement,
  settleJudgement,
  takeJudgement,
} from '../../money/payouts/index.ts'
import { analyseStoredGame } from './analyseStoredGame.ts'
import { selectAnalysed } from './judgedSideStore.ts'
import { JUDGED_DAYS, judgeOne } from './judgeOne.ts'
import type { Analyst, OpenAnalyst } from './openAnalyst.ts'
import { raisePlayer } from './raisePlayer.ts'
import { selectGamesBehind, selectStoredGames } from './storedGame.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A server that analysed one game for longer is gone: another takes the payout. */
const LEASE_MS = 6 * MINUTE_MS
/** After the nth try that failed, so many minutes pass until the next. */
const RETRY_MS = MINUTE_MS
/** The games that are analysed for one payout: with its own, those of the winner that no night has seen yet. */
const ANALYSED_MAX = 20
/** How long one run goes on taking payouts; the next one begins some seconds later. */
const RUN_MS = MINUTE_MS

/** Judges the winners of payouts that wait, the longest waiting first, until none is due. */
export async function judgePayouts(ctx: Context, openAnalyst: OpenAnalyst): Promise<void> {
  const untilMs = performance.now() + RUN_MS
  const now = () => new Date(ctx.time.nowMs())
  const givenUp = await giveUpJudgements(ctx.db, now())
  if (givenUp > 0) ctx.log.error({ payouts: givenUp }, 'payouts could not be judged')
  const analyst = openAnalyst({ isStopping: ctx.draining })
  try {
    while (!ctx.draining() && performance.now() < untilMs) {
      const leaseUntil = new Date(ctx.time.nowMs() + LEASE_MS)
      const payout = await takeJudgement(ctx.db, { runId: randomUUID(), now: now(), leaseUntil })
      if (!payout) return
      await judgePayout(ctx, payout, analyst)
    }
  } finally {
    await analyst.close()
  }
}

/** Judges one payout. What goes wrong is a try, of which there are few: then it waits for the end of its hold. */
async function judgePayout(ctx: Context, payout: JudgedPayout, analyst: Analyst): Promise<void> {
  const { id, runId } = payout
  try {
    if (await judgeWinner(ctx, payout, analyst)) return
    if (ctx.draining()) {
      const now = new Date(ctx.time.nowMs())
      await failJudgement(ctx.db, { id, runId, now, retryAt: now, isCounted: false })
      return
    }
    ctx.log.warn({ judgement: id }, 'a payout was not judged')
  } catch (error) {
    ctx.log.error({ err: error, judgement: id }, 'a payout could not be judged')
  }
  const nowMs = ctx.time.nowMs()
  const retryAt = new Date(nowMs + payout.tries * RETRY_MS)
  await failJudgement(ctx.db, { id, runId, now: new Date(nowMs), retryAt, isCounted: true })
}

/** False if it stopped on the way. */
async function judgeWinner(ctx: Context, payout: JudgedPayout, analyst: Analyst): Promise<boolean> {
  const begunMs = performance.now()
  const { userId } = payout
  const mayGoOn = () => renewJudgement(ctx.db, payout, new Date(ctx.time.nowMs() + LEASE_MS))
  if (!(await analyseBehind(ctx, payout, { analyst, mayGoOn }))) return false
  const findings = await judgeOne(ctx, userId, { analyst, mayGoOn })
  if (!findings) return false
  const { nats, falseAlarmRate } = findings.second ?? findings.first
  const nowMs = ctx.time.nowMs()
  const settled = await settleJudgement(ctx, payout, {
    ...{ nats, falseAlarmRate, tookMs: performance.now() - begunMs },
    raise: findings.isSuspect
      ? async (trx) => (await raisePlayer(trx, { userId, findings, nowMs })).id
      : null,
  })
  if (!settled.ok) ctx.log.info({ judgement: payout.id }, 'a payout was settled before its judgement')
  return true
}

/** Analyses the games that a payout is for, and the winner's latest that were not analysed yet. False if it stopped. */
async function analyseBehind(
  ctx: Context,
  { userId, gameId, tournamentId }: JudgedPayout,
  { analyst, mayGoOn }: { analyst: Analyst; mayGoOn: () => Promise<boolean> },
): Promise<boolean> {
  const since = new Date(ctx.time.nowMs() - JUDGED_DAYS * DAY_MS)
  const about = { userId, gameId, tournamentId, since, limit: ANALYSED_MAX }
  const ids = await selectGamesBehind(ctx.db, about)
  const analysed = await selectAnalysed(ctx.db, { gameIds: ids, look: 1, userId })
  const games = await selectStoredGames(
    ctx.db,
    ids.filter((one) => !analysed.has(one)),
  )
  for (const game of games) {
    if (ctx.draining() || !(await mayGoOn())) return false
    if (!(await analyseStoredGame(ctx, game, { analyst, look: 1 }))) return false
  }
  return true
}
