import {
  COLLECTIONS_MAX,
  PRODUCTS_PAGE,
  PRODUCTS_PAGE_MAX,
  type ProductList,
  type ProductsQuery,
  type StoreProduct,
} from '@lance/contract'
import { hasWords, searchWords } from './searchWords.ts'

/** Most products of an external catalogue that one search reads. */
const SEARCHED_MAX = 500

type ListProducts = (query: ProductsQuery) => Promise<ProductList>

export const isSearch = ({ q, collection }: ProductsQuery): boolean =>
  (q !== undefined && q !== '') || collection !== undefined

/** Searches a catalogue whose service only lists: reads it page by page, in the order asked for. */
export async function searchProducts(listProducts: ListProducts, query: ProductsQuery): Promise<ProductList> {
  const { q = '', collection, offset = 0, limit = PRODUCTS_PAGE } = query
  const all = await readAll(listProducts, query)
  const words = searchWords(q)
  const found = all.filter(
    (product) =>
      hasWords(product, words) &&
      (collection === undefined || product.collections.some(({ id }) => id === collection)),
  )
  const products = found.slice(offset, offset + limit)
  return { count: found.length, offset, limit, products, collections: collectionsOf(all) }
}

async function readAll(listProducts: ListProducts, query: ProductsQuery): Promise<StoreProduct[]> {
  const all: StoreProduct[] = []
  while (all.length < SEARCHED_MAX) {
    const { count, products } = await listProducts({ ...query, offset: all.length, limit: PRODUCTS_PAGE_MAX })
    all.push(...products)
    if (products.length === 0 || all.length >= count) break
  }
  return all
}

/** The collections of products, in the order in which one of each comes first. */
export function collectionsOf(products: readonly StoreProduct[]): { id: string; title: string }[] {
  const all = new Map(products.flatMap(({ collections }) => collections.map((one) => [one.id, one] as const)))
  return [...all.values()].slice(0, COLLECTIONS_MAX)
}
