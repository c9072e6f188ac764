import type { WalletState } from '@lance/contract'
import { asCents, type Cents, makeReais, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { readTrust } from '../../people/accounts/index.ts'
import { sumWithdrawnSince } from './withdrawalStore.ts'

const DAY_MS = 24 * 3_600_000
/** How long an account counts as new, and how much a new one may withdraw within a day. */
const NEW_FOR_MS = 30 * DAY_MS
const NEW_DAILY_MAX = asCents(20_000n)

/** `moreAtMs`: when the limit next leaves more; null while all of it is left. */
export type DailyLimit = { maxCents: Cents; leftCents: Cents; moreAtMs: number | null }

/** Reads how much a new account may still withdraw today; null if the account is no longer new. */
export async function readDailyLimit(
  db: Kysely<Database>,
  { userId, createdAt, nowMs }: { userId: string; createdAt: Date; nowMs: number },
): Promise<DailyLimit | null> {
  const oldAtMs = createdAt.getTime() + NEW_FOR_MS
  if (oldAtMs <= nowMs) return null
  const { totalCents, firstAt } = await sumWithdrawnSince(db, { userId, since: new Date(nowMs - DAY_MS) })
  const leftCents = totalCents < NEW_DAILY_MAX ? asCents(NEW_DAILY_MAX - totalCents) : NO_CENTS
  const moreAtMs = firstAt && Math.min(firstAt.getTime() + DAY_MS, oldAtMs)
  return { maxCents: NEW_DAILY_MAX, leftCents, moreAtMs }
}

/** Reads the same as the wallet's owner sees it. */
export async function readOwnDailyLimit(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<WalletState['daily']> {
  const { createdAt } = await readTrust(db, userId)
  const limit = await readDailyLimit(db, { userId, createdAt, nowMs })
  if (limit === null) return null
  return { max: makeReais(limit.maxCents), left: makeReais(limit.leftCents), moreAt: limit.moreAtMs }
}
