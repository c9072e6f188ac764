import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { markDisputed, postTransfers, splitCharge, WORLD, walletOf } from '../ledger/index.ts'
import { readReversal } from '../payments/index.ts'
import { reversalKey } from './depositKeys.ts'
import { type DepositRow, DISPUTES, lockDeposit, updateReversed } from './depositStore.ts'

/**
 * Brings what was taken back of a deposit up to date: everything refunded plus everything that the bank keeps
 * by disputes, together at most the deposit. A rise is taken from the wallet as far as it reaches, and the
 * rest becomes a debt; a fall (a won dispute) goes back to the wallet. While a dispute keeps anything, what
 * others have won of the deposit rests. Locks the deposit's row.
 */
export async function settleReversal(trx: Kysely<Database>, id: string, nowMs: number): Promise<void> {
  const deposit = await lockDeposit(trx, id)
  if (deposit?.status !== 'paid') return
  const { disputed, due, rise } = await readReversal(trx, DISPUTES, deposit)
  await markDisputed(trx, { source: id, isDisputed: disputed > NO_CENTS, nowMs })
  if (rise === NO_CENTS) return
  if (rise > NO_CENTS) await takeBack(trx, { deposit, amount: rise, nowMs })
  else await giveBack(trx, { deposit, amount: asCents(-rise), nowMs })
  await updateReversed(trx, { id, reversed: due })
}

type Move = { deposit: DepositRow; amount: Cents; nowMs: number }

async function takeBack(trx: Kysely<Database>, { deposit, amount, nowMs }: Move): Promise<void> {
  const { id, userId, reversals } = deposit
  const charge = { userId, amount, to: WORLD, kind: 'deposit_reversed', reference: id } as const
  const transfers = await splitCharge(trx, charge)
  const posted = await postTransfers(trx, { key: reversalKey(id, reversals), transfers }, { nowMs })
  if (!posted.ok) throw new Error(`the reversal of ${id} could not be posted: ${posted.code}`)
}

async function giveBack(trx: Kysely<Database>, { deposit, amount, nowMs }: Move): Promise<void> {
  const { id, userId, reversals } = deposit
  const key = reversalKey(id, reversals)
  const transfer = {
    from: WORLD,
    to: walletOf(userId),
    amountCents: amount,
    kind: 'reversal_undone',
    reference: id,
  } as const
  const posted = await postTransfers(trx, { key, transfers: [transfer] }, { nowMs })
  if (!posted.ok) throw new Error(`${key} could not be posted: ${posted.code}`)
}
