import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { findClosed, hashToken } from '../accounts/index.ts'
import type { RecoveryContext } from './recoveryContext.ts'
import { queueRecoveryMail } from './recoveryMails.ts'
import { cancelOpenRecovery, selectRecovery, selectTokenRecovery } from './recoveryStore.ts'

/**
 * Cancels the running recovery of an account by the link in a mail about it or an earlier one. A second press
 * answers alike. Refuses TOO_OFTEN, and TOKEN_USED for an unknown link or the link of a recovery that is done.
 */
export async function cancelRecovery(
  ctx: RecoveryContext,
  { token, network }: { token: string; network: string },
): Promise<{ ok: true } | Refusal> {
  const admitted = await ctx.limits.countAttempt('mailToken', network)
  if (!admitted.ok) return admitted
  return ctx.db.transaction().execute(async (trx) => {
    const found = await selectTokenRecovery(trx, hashToken(token))
    if (!found) return { ok: false, code: 'TOKEN_USED' } as const
    const { id, userId } = found
    await findClosed(trx, userId, { held: true })
    const recovery = await selectRecovery(trx, id)
    if (!recovery || recovery.doneAt) return { ok: false, code: 'TOKEN_USED' } as const
    // Also one that began after this link's own was cancelled: its owner is told that nothing runs any more.
    await cancel(ctx, trx, { userId, nowMs: ctx.time.nowMs() })
    return { ok: true } as const
  })
}

/**
 * Cancels the recovery of a signed-in owner; nothing if none is open. It asks for no proof, as the link asks for
 * none: to stop a recovery must not be harder than to begin one.
 */
export async function cancelOwnRecovery(
  ctx: Pick<RecoveryContext, 'db' | 'time' | 'log'>,
  { userId }: { userId: string },
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await findClosed(trx, userId, { held: true })
    await cancel(ctx, trx, { userId, nowMs: ctx.time.nowMs() })
  })
}

/** Cancels the recovery of a locked user, if one is open, and tells the owner. */
export async function cancel(
  { log }: Pick<RecoveryContext, 'log'>,
  trx: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<void> {
  const recoveryId = await cancelOpenRecovery(trx, { userId, at: new Date(nowMs) })
  if (recoveryId === null) return
  await queueRecoveryMail(trx, { kind: 'cancelled', userId, recoveryId, nowMs })
  writeSecurityEvent(log, { event: 'recovery_cancelled', userId })
}
