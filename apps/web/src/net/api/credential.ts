/** The storage key of the access token ([ACCOUNT-18]). */
const TOKEN_KEY = 'auth_token'
const ENDS_AT_KEY = 'auth_token_ends_at'

/** A session counts as expiring from this long before its end ([ACCOUNT-18]). */
export const EXPIRING_WITHIN_MS = 10_000

/** The access token and its expiry (ms since 1970, by this browser's clock), shared by all tabs. */
export type Credential = {
  token: () => string | null
  isExpiring: (nowMs: number) => boolean
  store: (token: string, endsAtMs: number) => void
  clear: () => void
}

export function createCredential(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Credential {
  return {
    token: () => storage.getItem(TOKEN_KEY),
    isExpiring(nowMs) {
      const endsAtMs = Number(storage.getItem(ENDS_AT_KEY) ?? Number.NaN)
      // A token with an unknown expiry is used until it is refused.
      return Number.isFinite(endsAtMs) && endsAtMs - nowMs <= EXPIRING_WITHIN_MS
    },
    store(token, endsAtMs) {
      storage.setItem(ENDS_AT_KEY, String(endsAtMs))
      storage.setItem(TOKEN_KEY, token)
    },
    clear() {
      storage.removeItem(TOKEN_KEY)
      storage.removeItem(ENDS_AT_KEY)
    },
  }
}

/** Whether a storage change in another tab affects the credential. */
export function isCredentialKey(key: string | null): boolean {
  return key === null || key === TOKEN_KEY
}
