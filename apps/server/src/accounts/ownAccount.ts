import type { Context } from '../context.ts'
import type { OwnDataPart } from '../ownDataPart.ts'
import { closeAccountRow, selectOwnAccount } from './accountStore.ts'
import { deleteDevicesOf, selectOwnDevices } from './deviceStore.ts'
import { deleteSessionsOf, selectOwnSessions } from './sessionStore.ts'
import { tellSessionsEnded } from './tellSessionsEnded.ts'

/** Ended ones are forgotten after a week. */
const SESSIONS_SHOWN_MAX = 1000

/** What accounts keep of a user: who he is, and where he is signed in. Closed, only the row itself stays. */
export function ownAccount(ctx: Pick<Context, 'bus' | 'log'>): OwnDataPart {
  return {
    exportOf: (db, { userId }) => ({
      account: () => selectOwnAccount(db, userId),
      sessions: () => selectOwnSessions(db, userId, { limit: SESSIONS_SHOWN_MAX }),
      devices: () => selectOwnDevices(db, userId),
    }),
    async forget(trx, { userId, nowMs }) {
      const ended = await deleteSessionsOf(trx, userId)
      await deleteDevicesOf(trx, userId)
      await closeAccountRow(trx, { userId, at: new Date(nowMs) })
      const sessions = ended.map((id) => ({ id, userId }))
      // That the account is closed says so.
      return { afterCommit: () => tellSessionsEnded(ctx, sessions, null) }
    },
  }
}
