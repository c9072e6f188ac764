import type { Context } from '../../kernel/context.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { closeAccountRow, selectOwnAccount } from './accountStore.ts'
import { deleteDevicesOf, selectOwnDevices } from './deviceStore.ts'
import { deleteChangesOf, selectOwnChanges } from './emailChangeStore.ts'
import { publishSessionsEnded } from './publishSessionsEnded.ts'
import { deleteSessionsOf, selectOwnSessions } from './sessionStore.ts'

/** Ended sessions are deleted after a week. */
const SESSIONS_SHOWN_MAX = 1000

/** What accounts store about a user: profile, sessions and browsers. Closing leaves only an emptied row. */
export function ownAccount(ctx: Pick<Context, 'bus' | 'log'>): OwnDataPart {
  return {
    exportOf: (db, { userId }) => ({
      account: () => selectOwnAccount(db, userId),
      sessions: () => selectOwnSessions(db, userId, { limit: SESSIONS_SHOWN_MAX }),
      devices: () => selectOwnDevices(db, userId),
      emailChanges: () => selectOwnChanges(db, userId),
    }),
    async forget(trx, { userId, nowMs }) {
      const ended = await deleteSessionsOf(trx, userId)
      await deleteDevicesOf(trx, userId)
      await deleteChangesOf(trx, userId)
      await closeAccountRow(trx, { userId, at: new Date(nowMs) })
      const sessions = ended.map((id) => ({ id, userId }))
      // No cause is logged: the closing of the account has its own log entry.
      return { afterCommit: () => publishSessionsEnded(ctx, sessions, null) }
    },
  }
}
