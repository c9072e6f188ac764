import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { sumWon } from './storedGame.ts'
import { raiseSuspicion, selectLastClosed, selectReports } from './suspicionStore.ts'

const DAY_MS = 86_400_000
const REPORTS_COUNT_MS = 90 * DAY_MS
/** The winnings of this time are at stake. */
const STAKE_DAYS = 30
/** What a report says against a player is little, and many say little more: rivals agree among each other. */
const NATS_A_REPORT = 0.5
const REPORTS_NATS_MAX = 3

/**
 * Puts the players' reports about a user into the operator's queue as one suspicion, weighted by the number
 * of reporters. Reports that an operator has already judged no longer count.
 */
export async function queueReports(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<void> {
  const closedAt = await selectLastClosed(db, { kind: 'reported', userId })
  const since = new Date(Math.max(nowMs - REPORTS_COUNT_MS, closedAt?.getTime() ?? 0))
  const figures = await selectReports(db, { userId, since })
  if (figures.reporters === 0) return
  const { reporters } = figures
  const nats = Math.min(REPORTS_NATS_MAX, reporters * NATS_A_REPORT)
  const cents = await sumWon(db, { userId, since: new Date(nowMs - STAKE_DAYS * DAY_MS) })
  const raised = { kind: 'reported', userId, otherId: null, weight: reporters, nats, cents, figures } as const
  await raiseSuspicion(db, raised, new Date(nowMs))
}
