import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteNoticesOf, selectOwnNotices } from './noticeStore.ts'

/** What is stored about a user's security mails: how many there were. */
export const ownNotices: OwnDataPart = {
  exportOf: (db, { userId }) => ({ securityMails: () => selectOwnNotices(db, userId) }),
  async forget(trx, { userId }) {
    await deleteNoticesOf(trx, userId)
    return {}
  },
}
