import { asCents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import { postTransfers, REVENUE, WORLD } from '../money/ledger/index.ts'
import { sumDisputed } from '../money/payments/index.ts'
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
  const taken = asCents(order.refunded + (await sumDisputed(trx, DISPUTES, id)))
  const due = taken < order.amount ? taken : order.amount
  const rise = asCents(due - order.reversed)
  if (rise === NO_CENTS) return
  const transfer =
    rise > NO_CENTS
      ? ({ from: REVENUE, to: WORLD, amountCents: rise, kind: 'order_reversed', reference: id } as const)
      : ({
          from: WORLD,
          to: REVENUE,
          amountCents: asCents(-rise),
          kind: 'order_restored',
          reference: id,
        } as const)
  const key = orderReversalKey(id, order.reversals)
  const posted = await postTransfers(trx, { key, transfers: [transfer] }, { nowMs })
  if (!posted.ok) throw new Error(`the reversal of ${id} could not be posted: ${posted.code}`)
  await updateReversed(trx, { id, reversed: due })
}
