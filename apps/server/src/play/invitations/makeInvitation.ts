import type { Invitation } from '@lance/contract'
import { displayName } from '@lance/domain'
import type { InvitationRow } from './invitationStore.ts'

/** An invitation as this user may see it; only the two players see the id of its game. */
export function makeInvitation(row: InvitationRow, readerId: string | null): Invitation {
  const isPlayer = readerId !== null && (readerId === row.hostId || readerId === row.takenBy)
  return {
    id: row.id,
    status: row.takenBy === null ? 'open' : 'taken',
    host_id: row.hostId,
    host_name: displayName({ id: row.hostId, name: row.hostName }),
    time_control: row.timeControlS,
    increment: row.incrementS,
    ...(row.variant !== 'standard' && { variant: row.variant }),
    color: row.color,
    created_at: row.createdAt.getTime(),
    until: row.until.getTime(),
    game_id: isPlayer ? row.gameId : null,
  }
}
