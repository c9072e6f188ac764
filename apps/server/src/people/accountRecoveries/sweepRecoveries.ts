import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import { type EndedSession, findClosed, publishSessionsEnded, revokeSessions } from '../accounts/index.ts'
import { removeFactors } from '../factors/index.ts'
import type { RecoveryContext } from './recoveryContext.ts'
import { queueRecoveryMail } from './recoveryMails.ts'
import { endRecovery, type Recovery, selectDueRecoveries, takeDueMails } from './recoveryStore.ts'
import { MAIL_EVERY_MS } from './startRecovery.ts'

const BATCH_MAX = 100

/** Sends the mails of each day, and removes the factors of owners whose wait is over. */
export async function sweepRecoveries(ctx: RecoveryContext): Promise<void> {
  const nowMs = ctx.time.nowMs()
  const now = new Date(nowMs)
  await ctx.db.transaction().execute(async (trx) => {
    const due = await takeDueMails(trx, { now, everyMs: MAIL_EVERY_MS, limit: BATCH_MAX })
    for (const { id, userId } of due)
      await queueRecoveryMail(trx, { kind: 'waits', userId, recoveryId: id, nowMs })
  })
  for (const recovery of await selectDueRecoveries(ctx.db, { now, limit: BATCH_MAX }))
    await finish(ctx, recovery)
}

async function finish(ctx: RecoveryContext, { id, userId }: Recovery): Promise<void> {
  const ended = await ctx.db.transaction().execute(async (trx): Promise<EndedSession[] | null> => {
    const nowMs = ctx.time.nowMs()
    await findClosed(trx, userId, { held: true })
    // Cancelled at the last moment, or done by another server.
    if (!(await endRecovery(trx, { id, at: new Date(nowMs) }))) return null
    await removeFactors(trx, { userId, nowMs })
    await queueRecoveryMail(trx, { kind: 'done', userId, recoveryId: id, nowMs })
    return revokeSessions(trx, { ofUser: userId }, new Date(nowMs))
  })
  if (ended === null) return
  writeSecurityEvent(ctx.log, { event: 'recovery_done', userId })
  publishSessionsEnded(ctx, ended, 'recovered')
}
