import type { Invitation, InvitationBody } from '@lance/contract'
import { hasPace, isFriendPace } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { isPaceOpen } from '../matchmaking/index.ts'
import { insertInvitation, selectInvitation, selectOpenInvitations } from './invitationStore.ts'
import { makeInvitation } from './makeInvitation.ts'

/** How long a link is valid. */
const VALID_FOR_MS = 24 * 3_600_000
/** The most valid links of one user. */
const OPEN_MAX = 10

/**
 * Creates an invitation, whose id is chosen by its host and is the secret of the link; a repeated call
 * returns the first one. Refuses TIME_CONTROL_UNKNOWN, PACE_NOT_OPEN, TOO_MANY_INVITATIONS, and FORBIDDEN when another user
 * has that id.
 */
export async function inviteFriend(
  ctx: Pick<Context, 'db' | 'time'>,
  { userId }: Caller,
  { id, time_control: timeControlS, increment: incrementS = 0, variant = 'standard', color }: InvitationBody,
): Promise<{ ok: true; invitation: Invitation } | Refusal> {
  const terms = { timeControlS, incrementS, variant }
  if (!isFriendPace(terms) || !hasPace(terms)) return { ok: false, code: 'TIME_CONTROL_UNKNOWN' }
  if (!(await isPaceOpen(ctx, terms))) return { ok: false, code: 'PACE_NOT_OPEN' }
  return ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const now = new Date(nowMs)
    // One request of the host at a time, so that invitations can be counted.
    await lockPlayers(trx, { userIds: [userId], nowMs })
    const open = await selectOpenInvitations(trx, userId, now)
    const isNew = !open.some((one) => one.id === id)
    if (isNew && open.length >= OPEN_MAX)
      return { ok: false, code: 'TOO_MANY_INVITATIONS', params: { max: OPEN_MAX } }
    const until = new Date(nowMs + VALID_FOR_MS)
    await insertInvitation(trx, { id, hostId: userId, ...terms, color, createdAt: now, until })
    const row = await selectInvitation(trx, id, { now })
    if (row?.hostId !== userId) return { ok: false, code: 'FORBIDDEN' }
    return { ok: true, invitation: makeInvitation(row, userId) }
  })
}
