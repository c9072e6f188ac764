import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { debtOf, walletOf } from './account.ts'
import { lockWallets } from './readBalance.ts'
import type { Transfer } from './transfer.ts'

/**
 * Locks a user's wallet and returns the transfers that charge them this amount: from the wallet as far as it
 * reaches, and the rest as a debt.
 */
export async function splitCharge(
  trx: Kysely<Database>,
  {
    userId,
    amount,
    ...charge
  }: { userId: string; amount: Cents } & Pick<Transfer, 'to' | 'kind' | 'reference'>,
): Promise<Transfer[]> {
  const balance = (await lockWallets(trx, [userId])).get(userId)?.balance ?? NO_CENTS
  const fromWallet = balance < amount ? balance : amount
  return [
    { ...charge, from: walletOf(userId), amountCents: fromWallet },
    { ...charge, from: debtOf(userId), amountCents: asCents(amount - fromWallet) },
  ].filter(({ amountCents }) => amountCents > NO_CENTS)
}
