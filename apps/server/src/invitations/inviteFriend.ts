import type { Invitation, InvitationBody } from '@lance/contract'
import { isTimeControlS } from '@lance/domain'
import type { Context } from '../context.ts'
import { holdPlayers } from '../presence/index.ts'
import type { Refusal, Speaker } from '../routing.ts'
import { insertInvitation, selectInvitation, selectOpenInvitations } from './invitationStore.ts'
import { makeInvitation } from './makeInvitation.ts'

/** How long a link works. */
const STANDS_MS = 24 * 3_600_000
/** Links of one user that work at once. */
const OPEN_MAX = 10

/**
 * Makes an invitation, whose id is its maker's and the secret of its link; made again, it is the first one. Refuses
 * TIME_CONTROL_UNKNOWN, TOO_MANY_INVITATIONS, and FORBIDDEN where the id is another's.
 */
export async function inviteFriend(
  ctx: Pick<Context, 'db' | 'time'>,
  { userId }: Speaker,
  { id, time_control: timeControlS, color }: InvitationBody,
): Promise<{ ok: true; invitation: Invitation } | Refusal> {
  if (!isTimeControlS(timeControlS)) return { ok: false, code: 'TIME_CONTROL_UNKNOWN' }
  return ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const now = new Date(nowMs)
    // One of his at a time, so that they can be counted.
    await holdPlayers(trx, { userIds: [userId], nowMs })
    const open = await selectOpenInvitations(trx, userId, now)
    const isNew = !open.some((one) => one.id === id)
    if (isNew && open.length >= OPEN_MAX)
      return { ok: false, code: 'TOO_MANY_INVITATIONS', params: { max: OPEN_MAX } }
    const until = new Date(nowMs + STANDS_MS)
    await insertInvitation(trx, { id, hostId: userId, timeControlS, color, createdAt: now, until })
    const row = await selectInvitation(trx, id, { now })
    if (row?.hostId !== userId) return { ok: false, code: 'FORBIDDEN' }
    return { ok: true, invitation: makeInvitation(row, userId) }
  })
}
