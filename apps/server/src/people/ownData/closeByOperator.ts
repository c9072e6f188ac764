import type { ClosingCode } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { close } from './closeAccount.ts'

type Closed = { ok: true; isRepeat: boolean } | { ok: false; reasons: ClosingCode[] }

/**
 * Closes an account at the request of an operator, as its owner's own call does, and refuses for the same
 * reasons. Closing a closed account is no error. Runs in the transaction of the operator's act, whose bus
 * publishes after the commit.
 */
export async function closeByOperator(
  { db, time, log }: Pick<Context, 'db' | 'time' | 'log'>,
  { userId, parts }: { userId: string; parts: readonly OwnDataPart[] },
): Promise<Closed> {
  const user = { userId, nowMs: time.nowMs() }
  const closed = await db.transaction().execute((trx) => close(parts, trx, user))
  if (!closed.ok) return { ok: false, reasons: [...new Set(closed.reasons.map(({ code }) => code))] }
  if (!closed.isRepeat) writeSecurityEvent(log, { event: 'account_closed', userId })
  for (const callback of closed.afterCommit) callback()
  return { ok: true, isRepeat: closed.isRepeat }
}
