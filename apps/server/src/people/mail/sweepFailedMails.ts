import type { Context } from '../../kernel/context.ts'
import { deleteOldFailedMails } from './failedMailStore.ts'

/** How long operators can read that a mail failed: 90 days. */
const KEPT_FOR_MS = 90 * 86_400_000
/** How many failed mails are kept at most, however many fail. */
const KEPT_MAX = 10_000
const DELETED_AT_ONCE_MAX = 1000

/** Deletes failed mails that are older than 90 days, and the oldest beyond the most that is kept. */
export async function sweepFailedMails(
  { db, time }: Pick<Context, 'db' | 'time'>,
  keptMax = KEPT_MAX,
): Promise<void> {
  const before = new Date(time.nowMs() - KEPT_FOR_MS)
  let deleted: number
  do {
    deleted = await deleteOldFailedMails(db, { before, keptMax, limit: DELETED_AT_ONCE_MAX })
  } while (deleted === DELETED_AT_ONCE_MAX)
}
