import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { type Account, debtOf, walletOf } from './account.ts'
import { lockWallets, selectBalance, selectWallets } from './ledgerStore.ts'

/** What an account holds; nothing where it was never opened. Of accounts that keep no balance, the sum of all its transfers. */
export async function readBalance(db: Kysely<Database>, account: Account): Promise<Cents> {
  return (await selectBalance(db, account)) ?? NO_CENTS
}

export function readWallet(db: Kysely<Database>, userId: string): Promise<Cents> {
  return readBalance(db, walletOf(userId))
}

/** What a user owes: 0 or above. */
export async function readDebt(db: Kysely<Database>, userId: string): Promise<Cents> {
  return asCents(-(await readBalance(db, debtOf(userId))))
}

/** What each of these users has in his wallet. */
export function readWallets(db: Kysely<Database>, userIds: readonly string[]): Promise<Map<string, Cents>> {
  return selectWallets(db, userIds)
}

/** What a user has, and what he owes: 0 or above. */
export type HeldWallet = { balance: Cents; debt: Cents }

/** Holds these users' wallets until the transaction ends: what is in them cannot be spent by anybody else. */
export async function holdWallets(
  trx: Kysely<Database>,
  userIds: readonly string[],
): Promise<Map<string, HeldWallet>> {
  if (!trx.isTransaction) throw new Error('wallets are held by a transaction')
  const held = new Map<string, HeldWallet>()
  for (const { userId, kind, balance } of await lockWallets(trx, userIds)) {
    const wallet = held.get(userId) ?? { balance: NO_CENTS, debt: NO_CENTS }
    held.set(userId, kind === 'debt' ? { ...wallet, debt: asCents(-balance) } : { ...wallet, balance })
  }
  return held
}
