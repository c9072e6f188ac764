import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { eraseChatOf, selectOwnMessages, selectOwnMutes, selectOwnReports } from './chatStore.ts'

/** A user's messages, mutes and reports. */
export const ownChat: OwnDataPart = {
  exportOf: (db, { userId }) => ({
    chat: () => inPages(selectOwnMessages, { db, userId }),
    muted: () => selectOwnMutes(db, userId),
    reports: () => inPages(selectOwnReports, { db, userId }),
  }),
  async forget(trx, { userId }) {
    await eraseChatOf(trx, userId)
    return {}
  },
}
