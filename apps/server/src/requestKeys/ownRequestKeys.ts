import type { OwnDataPart } from '../ownDataPart.ts'
import { deleteKeysOf } from './requestKeyStore.ts'

/** The keys say nothing to anybody, and go with their user. */
export const ownRequestKeys: OwnDataPart = {
  async forget(trx, { userId }) {
    await deleteKeysOf(trx, userId)
    return {}
  },
}
