import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { deleteOpen, selectInvitation } from './invitationStore.ts'

/**
 * Cancels an invitation for its host: the link stops working. Not an error if it is gone already; a taken
 * invitation stays.
 */
export async function cancelInvitation(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId }: Caller,
  id: string,
): Promise<{ ok: true } | Refusal> {
  await deleteOpen(db, { id, hostId: userId })
  const row = await selectInvitation(db, id, { now: new Date(time.nowMs()) })
  if (!row) return { ok: true }
  if (row.hostId !== userId) return { ok: false, code: 'FORBIDDEN' }
  return { ok: false, code: 'INVITATION_TAKEN', extra: { game_id: row.gameId } }
}
