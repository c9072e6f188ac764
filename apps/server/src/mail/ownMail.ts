import type { OwnDataPart } from '../ownDataPart.ts'
import { deleteMailsOf } from './mailStore.ts'

/** Mails that wait are not sent to an address that is nobody's any more. Comes before the address is gone. */
export const ownMail: OwnDataPart = {
  async forget(trx, { userId }) {
    await deleteMailsOf(trx, userId)
    return {}
  },
}
