import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { deleteOtherDevices, isKnownDevice, upsertDevice } from './deviceStore.ts'
import { hashToken, makeSecretToken } from './secretToken.ts'
import { hadSession } from './sessionStore.ts'

/** How long a browser stays known after its last use: browsers keep no cookie longer. */
export const DEVICE_DAYS = 400
/** Known browsers of one account; the least recently used one makes room for the next. */
export const DEVICES_MAX = 50

/** The tokens in a browser's cookies: of its session, which may be over, and of the browser itself. */
export type BrowserTokens = { formerRefreshToken: string | null; deviceToken: string | null }

/** Whether the account has signed in from this browser before: guesses from it are counted apart. */
export async function hasUsedBrowser(
  db: Kysely<Database>,
  { email, formerRefreshToken, deviceToken }: { email: string } & BrowserTokens,
): Promise<boolean> {
  if (deviceToken !== null && (await isKnownDevice(db, { email, tokenHash: hashToken(deviceToken) })))
    return true
  return formerRefreshToken !== null && hadSession(db, { email, refreshHash: hashToken(formerRefreshToken) })
}

/**
 * Makes this browser known to the account. Returns the browser's token and whether it is new to the account.
 * A browser keeps one token for all its accounts, so that people who share it don't get a mail each time
 * they take turns.
 */
export async function rememberDevice(
  trx: Kysely<Database>,
  { userId, deviceToken, nowMs }: { userId: string; deviceToken: string | null; nowMs: number },
): Promise<{ token: string; isNew: boolean }> {
  const token = deviceToken ?? makeSecretToken().token
  const device = { userId, tokenHash: hashToken(token), at: new Date(nowMs) }
  return { token, isNew: await upsertDevice(trx, { ...device, keep: DEVICES_MAX }) }
}

/**
 * Makes the account forget all browsers but this one. For an owner who ends sessions or sets a password: a
 * thief's browser must not stay known.
 */
export async function forgetOtherDevices(
  trx: Kysely<Database>,
  { userId, deviceToken }: { userId: string; deviceToken: string | null },
): Promise<void> {
  await deleteOtherDevices(trx, { userId, tokenHash: deviceToken === null ? null : hashToken(deviceToken) })
}
