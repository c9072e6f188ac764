import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../kernel/context.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { forgetEvidence } from './evidenceStore.ts'
import {
  finishNight,
  forgetFigures,
  forgetSigns,
  isNightDone,
  selectForgottenUntil,
  takeNight,
} from './fairPlayStore.ts'
import { inspectGames } from './inspectGames.ts'
import { openComparer } from './openComparer.ts'
import { JUDGED_DAYS, judgePairs, judgePlayer } from './raiseSuspicions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * When a night's inspection begins: three in the morning in Brazil, an hour after the ledger's
 * reconciliation.
 */
const NIGHT_AT_MS = 6 * HOUR_MS
/** An inspection unfinished after this long died with its server. */
const GIVEN_UP_AFTER_MS = 8 * HOUR_MS
/** At a few seconds per game and as much rest, three to six hours of one server. */
const GAMES_A_NIGHT_MAX = 1500
/** How long move signs and figures are kept. */
const KEPT_DAYS = 90
const FORGOTTEN_AT_ONCE = 500
const REST_MAX_MS = 30_000

export type FairPlay = {
  sweeps: readonly Sweep[]
}

/**
 * Inspects the games of the last days once a night, on the first server to begin. Only operators see the
 * findings.
 */
export function openFairPlay(ctx: Context): FairPlay {
  let inspectedNight = ''
  return {
    sweeps: [
      {
        name: 'fair play',
        everyMs: 60_000,
        async run() {
          const nowMs = ctx.time.nowMs()
          const night = new Date(nowMs - NIGHT_AT_MS).toISOString().slice(0, 10)
          if (night === inspectedNight) return
          const givenUpBefore = new Date(nowMs - GIVEN_UP_AFTER_MS)
          if (await takeNight(ctx.db, { night, now: new Date(nowMs), givenUpBefore }))
            await inspectNight(ctx, night)
          if (await isNightDone(ctx.db, night)) inspectedNight = night
        },
      },
    ],
  }
}

async function inspectNight(ctx: Context, night: string): Promise<void> {
  const { db, time, log } = ctx
  const comparer = openComparer({ isStopping: ctx.draining })
  try {
    const { games, userIds } = await inspectGames(ctx, { comparer, gamesMax: GAMES_A_NIGHT_MAX, rest })
    let raised = await judgePairs(ctx)
    for (const userId of userIds) raised += await judgePlayer(ctx, userId)
    const forgottenUntil = await forgetOlder(ctx)
    if (ctx.draining()) return
    await finishNight(db, { night, now: new Date(time.nowMs()), games, raised, forgottenUntil })
    log.info({ games, raised }, 'the nightly fair play inspection is done')
  } finally {
    await comparer.close()
  }
}

const rest = (ms: number) => wait(Math.min(REST_MAX_MS, ms), undefined, { ref: false })

/**
 * Deletes figures and move signs past their retention, of inspected games and others. Returns the time up to
 * which they are deleted.
 */
async function forgetOlder({ db, time, draining }: Context): Promise<Date> {
  const before = new Date(time.nowMs() - Math.max(KEPT_DAYS, JUDGED_DAYS) * DAY_MS)
  while (!draining() && (await forgetFigures(db, { before, limit: FORGOTTEN_AT_ONCE })) > 0) {}
  while (!draining() && (await forgetEvidence(db, { before, limit: FORGOTTEN_AT_ONCE })) > 0) {}
  let after: { endedAt: Date; id: string } | null = { endedAt: await selectForgottenUntil(db), id: '' }
  while (!draining() && after) after = await forgetSigns(db, { after, before, limit: FORGOTTEN_AT_ONCE })
  return before
}
