import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { deleteOtherDevices, isKnownDevice, noteDevice } from './deviceStore.ts'
import { hashToken, makeSecretToken } from './secretToken.ts'
import { hadSession } from './sessionStore.ts'

/** A browser is known for so long after its last use: browsers keep no cookie longer. */
export const DEVICE_DAYS = 400
/** Browsers that one account is known to use; the one used longest ago makes room. */
export const DEVICES_MAX = 50

/** What a browser shows of itself: the cookies of its session, also of one that is over, and of itself. */
export type ShownTokens = { formerRefreshToken: string | null; deviceToken: string | null }

/** Whether the account with this address has signed in by this browser before: guesses by its owner are counted apart. */
export async function isBrowserOf(
  db: Kysely<Database>,
  { email, formerRefreshToken, deviceToken }: { email: string } & ShownTokens,
): Promise<boolean> {
  if (deviceToken !== null && (await isKnownDevice(db, { email, tokenHash: hashToken(deviceToken) })))
    return true
  return formerRefreshToken !== null && hadSession(db, { email, refreshHash: hashToken(formerRefreshToken) })
}

/**
 * Makes the account know this browser. Gives the token by which it does, and whether it did not before. A browser keeps
 * one token for all its accounts: people who share it get no mail each time the other has signed in meanwhile.
 */
export async function keepDevice(
  trx: Kysely<Database>,
  { userId, deviceToken, nowMs }: { userId: string; deviceToken: string | null; nowMs: number },
): Promise<{ token: string; isNew: boolean }> {
  const token = deviceToken ?? makeSecretToken().token
  const device = { userId, tokenHash: hashToken(token), at: new Date(nowMs) }
  return { token, isNew: await noteDevice(trx, { ...device, keep: DEVICES_MAX }) }
}

/**
 * Makes the account know no other browser than this, where its owner ends sessions or sets a password: a thief's browser
 * must not stay known.
 */
export async function forgetOtherDevices(
  trx: Kysely<Database>,
  { userId, deviceToken }: { userId: string; deviceToken: string | null },
): Promise<void> {
  await deleteOtherDevices(trx, { userId, tokenHash: deviceToken === null ? null : hashToken(deviceToken) })
}
