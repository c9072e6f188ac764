import type { OwnRecovery } from '@lance/contract'
import type { RecoveryContext } from './recoveryContext.ts'
import { selectOpenRecovery } from './recoveryStore.ts'

/** The recovery of a signed-in owner that waits, so that they can cancel one that they did not ask for. */
export async function readOwnRecovery(
  { db }: Pick<RecoveryContext, 'db'>,
  { userId }: { userId: string },
): Promise<OwnRecovery> {
  const open = await selectOpenRecovery(db, userId)
  return { running: open && { startedAt: open.startedAt.getTime(), endsAt: open.endsAt.getTime() } }
}
