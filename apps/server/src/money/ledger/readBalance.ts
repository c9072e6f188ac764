import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { type Account, debtOf, walletOf } from './account.ts'
import { lockWalletRows, selectBalance, selectWallets } from './ledgerStore.ts'

/** Returns an account's balance: 0 if it was never opened, the sum of its transfers if it stores none. */
export async function readBalance(db: Kysely<Database>, account: Account): Promise<Cents> {
  return (await selectBalance(db, account)) ?? NO_CENTS
}

export function readWallet(db: Kysely<Database>, userId: string): Promise<Cents> {
  return readBalance(db, walletOf(userId))
}

/** Returns what a user owes: 0 or above. */
export async function readDebt(db: Kysely<Database>, userId: string): Promise<Cents> {
  return asCents(-(await readBalance(db, debtOf(userId))))
}

/** Returns the wallet balance of each of these users. */
export function readWallets(db: Kysely<Database>, userIds: readonly string[]): Promise<Map<string, Cents>> {
  return selectWallets(db, userIds)
}

/** A user's wallet balance, and what they owe: 0 or above. */
export type LockedWallet = { balance: Cents; debt: Cents }

/** Locks these users' wallets until the transaction ends: no other transaction can spend what is in them. */
export async function lockWallets(
  trx: Kysely<Database>,
  userIds: readonly string[],
): Promise<Map<string, LockedWallet>> {
  if (!trx.isTransaction) throw new Error('wallets can be locked only in a transaction')
  const locked = new Map<string, LockedWallet>()
  for (const { userId, kind, balance } of await lockWalletRows(trx, userIds)) {
    const wallet = locked.get(userId) ?? { balance: NO_CENTS, debt: NO_CENTS }
    locked.set(userId, kind === 'debt' ? { ...wallet, debt: asCents(-balance) } : { ...wallet, balance })
  }
  return locked
}
