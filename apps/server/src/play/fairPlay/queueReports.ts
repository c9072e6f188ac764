import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { raiseSuspicion, selectLastClosed, selectReports } from './suspicionStore.ts'

const REPORTS_COUNT_MS = 90 * 86_400_000

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
  const raised = { kind: 'reported', userId, otherId: null, weight: figures.reporters, figures } as const
  await raiseSuspicion(db, raised, new Date(nowMs))
}
