import type { OwnDataPart } from '../ownDataPart.ts'
import { setClosed } from './presenceStore.ts'

/** Whether a user is here is no news to himself; who closed his account never is again. */
export const ownPresence: OwnDataPart = {
  async forget(trx, { userId, nowMs }) {
    await setClosed(trx, { userId, now: new Date(nowMs) })
    return {}
  },
}
