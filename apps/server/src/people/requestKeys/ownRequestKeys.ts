import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { deleteKeysOf } from './requestKeyStore.ts'

/** Idempotency keys mean nothing to users, so they are not exported; closing the account deletes them. */
export const ownRequestKeys: OwnDataPart = {
  async forget(trx, { userId }) {
    await deleteKeysOf(trx, userId)
    return {}
  },
}
