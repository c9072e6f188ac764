import { NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import { postTransfers } from '../money/ledger/index.ts'
import { makeReversalTransfer, readReversal } from '../money/payments/index.ts'
import { orderReversalKey } from './orderKeys.ts'
import { DISPUTES, lockOrder, updateReversed } from './orderStore.ts'

/**
 * Posts the difference between what has been reversed of an order and what should be: all refunds plus all
 * amounts that banks dispute, together at most the order's amount. A dispute that was won is restored. Locks
 * the order.
 */
export async function settleReversal(trx: Kysely<Database>, id: string, nowMs: number): Promise<void> {
  const order = await lockOrder(trx, id)
  if (!order) return
  const { due, rise } = await readReversal(trx, DISPUTES, order)
  if (rise === NO_CENTS) return
  const kinds = { taken: 'order_reversed', restored: 'order_restored' } as const
  const transfer = makeReversalTransfer({ reference: id, rise, kinds })
  const key = orderReversalKey(id, order.reversals)
  const posted = await postTransfers(trx, { key, transfers: [transfer] }, { nowMs })
  if (!posted.ok) throw new Error(`the reversal of ${id} could not be posted: ${posted.code}`)
  await updateReversed(trx, { id, reversed: due })
}
