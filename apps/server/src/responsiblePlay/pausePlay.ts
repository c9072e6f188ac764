import type { Context } from '../context.ts'
import { holdPlayers } from '../presence/index.ts'
import type { Refusal, Speaker } from '../routing.ts'
import { upsertPause } from './playRulesStore.ts'

const DAY_MS = 86_400_000
const PAUSE_MIN_DAYS = 1
const PAUSE_MAX_DAYS = 3650

/** The port to whoever takes money in: pages that are open are closed, now that it is committed. */
export type OnPaused = (user: { userId: string; until: Date }) => Promise<void>

/**
 * Stops somebody's play for money by their own wish. A pause that stands ends no sooner by it. Refuses PAUSE_DAYS. Where
 * `onPaused` is not reached, pages are closed when they are next asked about.
 */
export async function pausePlay(
  { db, time, onPaused }: Pick<Context, 'db' | 'time'> & { onPaused: OnPaused },
  { userId }: Speaker,
  days: number,
): Promise<{ ok: true } | Refusal> {
  if (!Number.isInteger(days) || days < PAUSE_MIN_DAYS || days > PAUSE_MAX_DAYS)
    return { ok: false, code: 'PAUSE_DAYS', params: { min: PAUSE_MIN_DAYS, max: PAUSE_MAX_DAYS } }
  const until = await db.transaction().execute(async (trx) => {
    const nowMs = time.nowMs()
    // Whoever takes his stake or opens a deposit now has looked before, or looks after.
    await holdPlayers(trx, { userIds: [userId], nowMs })
    return upsertPause(trx, { userId, until: new Date(nowMs + days * DAY_MS) })
  })
  await onPaused({ userId, until })
  return { ok: true }
}
