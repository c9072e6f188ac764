import { FIRST_LOOK } from '@lance/engine/fairPlay'
import type { Context } from '../../kernel/context.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import type { Watch } from '../../kernel/watch.ts'
import { forgetJudgements } from '../../money/payouts/index.ts'
import { countNight, readDrift } from './drift.ts'
import { forgetDrift } from './driftStore.ts'
import { forgetEvidence } from './evidenceStore.ts'
import {
  finishNight,
  forgetFigures,
  forgetSigns,
  isNightDone,
  selectForgottenUntil,
  selectLastNight,
  takeNight,
} from './fairPlayStore.ts'
import { inspectGames } from './inspectGames.ts'
import { forgetSides } from './judgedSideStore.ts'
import { judgeMoney } from './judgeMoney.ts'
import { JUDGED_DAYS, KEPT_DAYS } from './judgeOne.ts'
import { judgePayouts } from './judgePayouts.ts'
import { judgePlayers } from './judgePlayers.ts'
import { type OpenAnalyst, openAnalyst } from './openAnalyst.ts'
import { forgetFlows } from './suspicionFlowStore.ts'
import { forgetSuspicionGames } from './suspicionGameStore.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * When a night's inspection begins: three in the morning in Brazil, an hour after the ledger's
 * reconciliation.
 */
const NIGHT_AT_MS = 6 * HOUR_MS
/** An inspection unfinished after this long died with its server. */
const GIVEN_UP_AFTER_MS = 8 * HOUR_MS
/** At a second or two per game and as much rest, one to two hours of one server. */
const GAMES_A_NIGHT_MAX = 1500
const FORGOTTEN_AT_ONCE = 500
/** How soon after its end a game for stakes is judged, if nothing else waits. */
const PAYOUTS_EVERY_MS = 5000

export type FairPlay = {
  sweeps: readonly Sweep[]
}

/**
 * Judges the winners of payouts that wait, on every server, and inspects the games of the last days once a night, on the
 * first server to begin. Only operators see the findings.
 */
export function openFairPlay(
  ctx: Context,
  { open = openAnalyst, onAnalysed }: { open?: OpenAnalyst; onAnalysed?: Watch['analysed'] } = {},
): FairPlay {
  let inspectedNight = ''
  const openTimed = onAnalysed ? timeAnalyses(open, onAnalysed) : open
  return {
    sweeps: [
      { name: 'payout judgements', everyMs: PAYOUTS_EVERY_MS, run: () => judgePayouts(ctx, openTimed) },
      {
        name: 'fair play',
        everyMs: 60_000,
        async run() {
          const nowMs = ctx.time.nowMs()
          const night = new Date(nowMs - NIGHT_AT_MS).toISOString().slice(0, 10)
          if (night === inspectedNight) return
          const [now, givenUpBefore] = [new Date(nowMs), new Date(nowMs - GIVEN_UP_AFTER_MS)]
          if (await takeNight(ctx.db, { night, now, givenUpBefore }))
            await inspectNight(ctx, { night, begunAt: now }, openTimed)
          if (await isNightDone(ctx.db, night)) inspectedNight = night
        },
      },
    ],
  }
}

/** An analyst whose analyses are timed. */
function timeAnalyses(open: OpenAnalyst, onAnalysed: Watch['analysed']): OpenAnalyst {
  return (options) => {
    const analyst = open(options)
    return {
      ...analyst,
      async analyse(game) {
        const begunMs = performance.now()
        const moves = await analyst.analyse(game)
        const look = game.limits.nodes > FIRST_LOOK.nodes ? 2 : 1
        if (moves) onAnalysed({ look, ms: performance.now() - begunMs })
        return moves
      },
    }
  }
}

async function inspectNight(
  ctx: Context,
  { night, begunAt }: { night: string; begunAt: Date },
  open: OpenAnalyst,
): Promise<void> {
  const { db, time, log } = ctx
  const analyst = open({ isStopping: ctx.draining })
  const since = (await selectLastNight(db)) ?? new Date(begunAt.getTime() - JUDGED_DAYS * DAY_MS)
  try {
    const games = await inspectGames(ctx, { analyst, gamesMax: GAMES_A_NIGHT_MAX })
    let raised = await judgeMoney(ctx, analyst)
    raised += await judgePlayers(ctx, analyst)
    // Players must be judged first: the count leaves out anyone raised tonight.
    await countNight(ctx, { night, since, until: begunAt }, analyst)
    const forgottenUntil = await forgetOlder(ctx)
    if (ctx.draining()) return
    await finishNight(db, { night, now: new Date(time.nowMs()), games, raised, forgottenUntil })
    log.info({ games, raised }, 'the nightly fair play inspection is done')
    const { isOff, cells } = await readDrift(db, new Date(time.nowMs()))
    if (isOff) log.warn({ cells }, 'honest players no longer play as fair play expects')
  } finally {
    await analyst.close()
  }
}

/**
 * Deletes what was found in games and the signs of their moves past their retention, of inspected games and others.
 * Returns the time up to which they are deleted.
 */
async function forgetOlder({ db, time, draining }: Context): Promise<Date> {
  const before = new Date(time.nowMs() - KEPT_DAYS * DAY_MS)
  for (const forget of [
    forgetFigures,
    forgetEvidence,
    forgetSides,
    forgetSuspicionGames,
    forgetFlows,
    forgetJudgements,
    forgetDrift,
  ])
    while (!draining() && (await forget(db, { before, limit: FORGOTTEN_AT_ONCE })) > 0) {}
  let after: { endedAt: Date; id: string } | null = { endedAt: await selectForgottenUntil(db), id: '' }
  while (!draining() && after) after = await forgetSigns(db, { after, before, limit: FORGOTTEN_AT_ONCE })
  return before
}
