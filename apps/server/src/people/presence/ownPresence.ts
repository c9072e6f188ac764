import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import { setClosed } from './presenceStore.ts'

/** A user's presence is not part of their data export; a closed account is never present again. */
export const ownPresence: OwnDataPart = {
  async forget(trx, { userId, nowMs }) {
    await setClosed(trx, { userId, now: new Date(nowMs) })
    return {}
  },
}
