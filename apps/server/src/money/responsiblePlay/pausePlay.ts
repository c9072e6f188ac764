import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { upsertPause } from './playRulesStore.ts'

const DAY_MS = 86_400_000
const PAUSE_MIN_DAYS = 1
const PAUSE_MAX_DAYS = 3650

/** The port to the capability that takes money in: closes open payment pages once the pause is committed. */
export type OnPaused = (user: { userId: string; until: Date }) => Promise<void>

/**
 * Pauses a user's play for money, at their own request. Never shortens a pause. Refuses with PAUSE_DAYS. If
 * the server dies before `onPaused`, open pages are closed when they are next polled.
 */
export async function pausePlay(
  { db, time, onPaused }: Pick<Context, 'db' | 'time'> & { onPaused: OnPaused },
  { userId }: Caller,
  days: number,
): Promise<{ ok: true } | Refusal> {
  if (!Number.isInteger(days) || days < PAUSE_MIN_DAYS || days > PAUSE_MAX_DAYS)
    return { ok: false, code: 'PAUSE_DAYS', params: { min: PAUSE_MIN_DAYS, max: PAUSE_MAX_DAYS } }
  const until = await db.transaction().execute(async (trx) => {
    const nowMs = time.nowMs()
    // A transaction that takes a stake or opens a deposit has checked before this lock, or checks after it.
    await lockPlayers(trx, { userIds: [userId], nowMs })
    return upsertPause(trx, { userId, until: new Date(nowMs + days * DAY_MS) })
  })
  await onPaused({ userId, until })
  return { ok: true }
}
