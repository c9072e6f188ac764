import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteMailsOf } from './mailStore.ts'

/** Deletes queued mails of a closed account. Must run before the address is erased. */
export const ownMail: OwnDataPart = {
  async forget(trx, { userId }) {
    await deleteMailsOf(trx, userId)
    return {}
  },
}
