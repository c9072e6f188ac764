import {
  COLLECTIONS_MAX,
  PRODUCTS_PAGE,
  type ProductList,
  type ProductsQuery,
  type StoreProduct,
} from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/db/schema.ts'
import {
  countProducts,
  type ProductFilter,
  type ProductRow,
  selectCollections,
  selectProducts,
  selectStock,
  selectVariants,
  type VariantRow,
} from './catalogueStore.ts'
import { leftOf, makeProduct, type PictureUrl } from './makeProduct.ts'
import { searchWords } from './searchWords.ts'
import type { StoreBackend } from './storeBackend.ts'

/** Our own catalogue behind the store's endpoints. */
export function openOwnStore(
  { db }: Pick<Context, 'db'>,
  { pictureUrl }: { pictureUrl: PictureUrl },
): StoreBackend {
  return {
    listProducts: (query) => listProducts(db, query, pictureUrl),
    async readProduct(id) {
      const filter = { ids: [id], isHidden: null, createdBefore: null }
      const rows = await selectProducts(db, filter, {
        sortBy: 'order',
        descending: false,
        offset: 0,
        limit: 1,
      })
      return (await withVariants(db, rows, pictureUrl))[0] ?? null
    },
    async readStock(productIds) {
      const rows = await selectStock(db, productIds)
      return { variants: rows.map((row) => ({ id: row.id, inventory_quantity: leftOf(row) })) }
    },
  }
}

async function listProducts(
  db: Kysely<Database>,
  query: ProductsQuery,
  pictureUrl: PictureUrl,
): Promise<ProductList> {
  const { offset = 0, limit = PRODUCTS_PAGE, order = 'asc', sort_by: sortBy = 'order' } = query
  const ids = query['ids[]'] ?? query.ids ?? null
  const filter: ProductFilter = {
    ids,
    // A caller who asks by id has the link.
    isHidden: query.is_hidden ?? (ids ? null : false),
    createdBefore: query.to_date === undefined ? null : endOf(query.to_date),
    words: searchWords(query.q ?? ''),
    collection: query.collection ?? null,
  }
  const [count, rows, collections] = await Promise.all([
    countProducts(db, filter),
    selectProducts(db, filter, { sortBy, descending: order === 'desc', offset, limit }),
    selectCollections(db, COLLECTIONS_MAX),
  ])
  return { count, offset, limit, products: await withVariants(db, rows, pictureUrl), collections }
}

/** The last millisecond of a day in UTC; a full timestamp stays as it is. */
function endOf(date: string): Date {
  return new Date(date.length === 10 ? `${date}T23:59:59.999Z` : date)
}

async function withVariants(
  db: Kysely<Database>,
  rows: readonly ProductRow[],
  pictureUrl: PictureUrl,
): Promise<StoreProduct[]> {
  const byProduct = new Map<string, VariantRow[]>(rows.map(({ id }) => [id, []]))
  for (const variant of await selectVariants(db, [...byProduct.keys()]))
    byProduct.get(variant.productId)?.push(variant)
  return rows.map((row) => makeProduct(row, byProduct.get(row.id) ?? [], pictureUrl))
}
