import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { raiseSuspicion, selectLastClosed, selectReports } from './suspicionStore.ts'

const REPORTS_COUNT_MS = 90 * 86_400_000

/**
 * What players reported of somebody comes into the operator's queue, all of it as one; the more people say it, the sooner
 * it is looked at. What an operator has judged counts no more.
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
