import type { User } from '@lance/contract'
import { GUEST } from './guest.ts'

const USER_KEY = 'last_user'
/** Where lists are kept as they were last seen (`api/lastSeen.ts`): they go when their user goes. */
export const LISTS_KEY = 'last_seen'

/** Who was last signed in here, to be known without the network. What changes without him, his money above all, is not kept. */
export type LastUser = {
  get: () => User | null
  keep: (user: User) => void
  forget: () => void
}

export function createLastUser(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): LastUser {
  const { email, phone, balance, status, currentGameId } = GUEST
  return {
    get() {
      try {
        const kept: Partial<User> | null = JSON.parse(storage.getItem(USER_KEY) ?? 'null')
        return typeof kept?.id === 'string' ? { ...GUEST, ...kept } : null
      } catch {
        // It holds something else.
        return null
      }
    },
    keep(user) {
      try {
        const kept = { ...user, email, phone, balance, status, currentGameId }
        storage.setItem(USER_KEY, JSON.stringify(kept))
      } catch {
        // Storage may be full: without the network nobody is known then.
      }
    },
    forget() {
      storage.removeItem(USER_KEY)
      storage.removeItem(LISTS_KEY)
    },
  }
}
