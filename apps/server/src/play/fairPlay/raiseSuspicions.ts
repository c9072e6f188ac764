import { isEngineAlarm, judgeMatches, judgePair, judgeTiming, timingAlarms } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { selectFigures, selectPairs } from './fairPlayStore.ts'
import { raiseSuspicion, type SuspicionKind, selectLastClosed } from './suspicionStore.ts'

const DAY_MS = 86_400_000
/** How far back a player's games are judged together, and how many of them. */
export const JUDGED_DAYS = 60
const JUDGED_GAMES_MAX = 60
/** How far back the games of a pair are judged. */
const PAIRS_DAYS = 30
/** The most pairs per night: those with the most money between them, then the most games. */
const PAIRS_MAX = 2000
const PAIR_GAMES_MIN = 8
const PAIR_STAKED_MIN = 3

type JudgingContext = Pick<Context, 'db' | 'time'>

/**
 * Queues a player for the operator if their games together are unusual. Returns how many suspicions are new.
 */
export async function judgePlayer(ctx: JudgingContext, userId: string): Promise<number> {
  const games = await figuresSince(ctx, { userId, kind: 'engine' })
  const match = judgeMatches(games)
  const timed = await figuresSince(ctx, { userId, kind: 'timing' })
  const timing = judgeTiming(timed)
  const reasons = timingAlarms(timing)
  let raised = 0
  const raise = async (kind: SuspicionKind, weight: number, figures: object) => {
    const suspicion = { kind, userId, otherId: null, weight, figures }
    if (await raiseSuspicion(ctx.db, suspicion, new Date(ctx.time.nowMs()))) raised++
  }
  if (isEngineAlarm(match)) await raise('engine', match.z, { ...match, gameIds: idsOf(games) })
  if (reasons.length > 0)
    await raise('timing', timing.awayZ ?? 0, { reasons, ...timing, gameIds: idsOf(timed) })
  return raised
}

const idsOf = (games: readonly { gameId: string }[]) => games.map(({ gameId }) => gameId).slice(0, 20)

async function figuresSince(
  ctx: JudgingContext,
  { userId, kind }: { userId: string; kind: 'engine' | 'timing' },
) {
  const since = await judgedSince(ctx, { userId, kind, days: JUDGED_DAYS })
  return selectFigures(ctx.db, { userId, since, limit: JUDGED_GAMES_MAX })
}

/** Games that an operator has already judged no longer count. */
async function judgedSince(
  { db, time }: JudgingContext,
  about: { userId: string; otherId?: string; kind: SuspicionKind; days: number },
): Promise<Date> {
  const closedAt = await selectLastClosed(db, about)
  return new Date(Math.max(time.nowMs() - about.days * DAY_MS, closedAt?.getTime() ?? 0))
}

/** Queues pairs that trade ratings or hand money over. Returns how many suspicions are new. */
export async function judgePairs(ctx: JudgingContext): Promise<number> {
  const { db, time } = ctx
  const since = new Date(time.nowMs() - PAIRS_DAYS * DAY_MS)
  const bounds = { gamesMin: PAIR_GAMES_MIN, stakedMin: PAIR_STAKED_MIN, limit: PAIRS_MAX }
  let raised = 0
  for (const { gainerId, otherId, ...dealings } of await selectPairs(db, { since, ...bounds })) {
    const judged = judgePair(dealings)
    if (!judged) continue
    const { kind, weight } = judged
    const about = { kind, userId: gainerId, otherId }
    const closedAt = await selectLastClosed(db, about)
    // Judged within this period: the same games are not judged twice.
    if (closedAt !== null && closedAt > since) continue
    const figures = { ...dealings, ...judged }
    if (await raiseSuspicion(db, { ...about, weight, figures }, new Date(time.nowMs()))) raised++
  }
  return raised
}
