import type { User } from '@lance/contract'
import { GUEST } from './guest.ts'

const USER_KEY = 'last_user'
/** Where last seen lists are stored (`net/lastSeen.ts`); they are removed when the user logs out. */
export const LISTS_KEY = 'last_seen'

/** The last user signed in here, for use while offline; without what changes elsewhere, above all money. */
export type LastUser = {
  get: () => User | null
  store: (user: User) => void
  forget: () => void
}

export function createLastUser(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): LastUser {
  const { email, phone, balance, status, currentGameId } = GUEST
  return {
    get() {
      try {
        const stored: Partial<User> | null = JSON.parse(storage.getItem(USER_KEY) ?? 'null')
        return typeof stored?.id === 'string' ? { ...GUEST, ...stored } : null
      } catch {
        // The stored value is not valid JSON.
        return null
      }
    },
    store(user) {
      try {
        const stored = { ...user, email, phone, balance, status, currentGameId }
        storage.setItem(USER_KEY, JSON.stringify(stored))
      } catch {
        // Storage may be full: then there is no last user while offline.
      }
    },
    forget() {
      storage.removeItem(USER_KEY)
      storage.removeItem(LISTS_KEY)
    },
  }
}
