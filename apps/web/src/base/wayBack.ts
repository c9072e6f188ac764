// Where the user was stopped for lack of money. It outlives the payment provider's page, in this tab alone.

const KEY = 'way-back'
/** Later than this the user has long been doing something else. */
const AGE_MAX_MS = 60 * 60_000

/** Only a path on this site. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path)

/** Remembers the page that sent the user to the wallet. */
export function keepWayBack(path: string, nowMs: number = Date.now()): void {
  writeItem(JSON.stringify({ path, atMs: nowMs }))
}

export const forgetWayBack = (): void => writeItem(null)

/** The page that sent the user to the wallet within the last hour; null if none did. */
export function readWayBack(nowMs: number = Date.now()): string | null {
  try {
    const { path, atMs } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return isOwnPath(path) && nowMs - atMs < AGE_MAX_MS ? path : null
  } catch {
    return null
  }
}

/** Without storage there is no way back, and nothing else changes. */
function writeItem(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, value)
  } catch {}
}
