import type { ProductState } from '@lance/contract/desk'
import type { Context } from '../kernel/context.ts'
import { lockCatalogue } from './catalogueStore.ts'
import { selectAnyProduct, updateState } from './shelfStore.ts'

export type StateSet =
  | { ok: true; title: string; from: ProductState }
  | { ok: false; code: 'PRODUCT_UNKNOWN' }

/**
 * Publishes or withdraws an article, or makes it a draft again. Checkouts that run keep their pieces and
 * prices. Setting the state that it has changes nothing.
 */
export function setProductState(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { id, to }: { id: string; to: ProductState },
): Promise<StateSet> {
  return db.transaction().execute(async (trx): Promise<StateSet> => {
    await lockCatalogue(trx)
    const product = await selectAnyProduct(trx, id)
    if (!product) return { ok: false, code: 'PRODUCT_UNKNOWN' }
    const { title, state: from } = product
    if (from !== to) await updateState(trx, { id, state: to, now: new Date(time.nowMs()) })
    return { ok: true, title, from }
  })
}
