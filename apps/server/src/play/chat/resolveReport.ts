import type { Context } from '../../kernel/context.ts'
import { lockReport, type ReportName, type ReportOutcome, updateResolved } from './reportStore.ts'

export type Resolved =
  | { ok: true; reportedId: string; was: ReportOutcome | null }
  | { ok: false; code: 'REPORT_UNKNOWN' }

/**
 * Notes what an operator decided about a report; a later decision replaces an earlier one. Nothing follows of
 * itself. The same act again changes nothing.
 */
export async function resolveReport(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { outcome, actId, ...name }: ReportName & { outcome: ReportOutcome; actId: string },
): Promise<Resolved> {
  return db.transaction().execute(async (trx) => {
    const report = await lockReport(trx, name)
    if (!report) return { ok: false, code: 'REPORT_UNKNOWN' } as const
    if (report.resolvedBy !== actId)
      await updateResolved(trx, { ...name, outcome, actId, now: new Date(time.nowMs()) })
    return { ok: true, reportedId: report.reportedId, was: report.outcome } as const
  })
}
