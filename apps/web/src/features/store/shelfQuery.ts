import { PRODUCT_SEARCH_MAX, type ShelfProduct } from '@lance/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { initialAnswer } from '../../net/api/pageAnswers.ts'
import { readStore, STORE, shouldRetry } from './readStore.ts'
import { FRESH_MS, isShown, SHELF_FIELD, SHELF_KEY, useStock, type ViewedProduct } from './storeQueries.ts'

const PAGE_SIZE = 24
/** Most products shown beside another one. */
export const RELATED_MAX = 4

/** How the list may be sorted, by its names in the address. Without one it is the shelf's own order. */
const SORTS = {
  new: { sort_by: 'created_at', order: 'desc' },
  cheap: { sort_by: 'price', order: 'asc' },
  expensive: { sort_by: 'price', order: 'desc' },
  name: { sort_by: 'title', order: 'asc' },
} as const
export type ShelfSort = keyof typeof SORTS
export const SHELF_SORTS = Object.keys(SORTS) as ShelfSort[]

/** The search parameters of /store as they are in the address: any text. */
export type StoreSearch = { q?: string; sort?: string; category?: string }

/** What the list shows. Empty texts and null: everything, in the shelf's own order. */
export type Shelf = { q: string; sort: ShelfSort | null; category: string }

/** Reads the address. What it does not understand is as if it were not there. */
export function parseShelf({ q, sort, category }: { [name in keyof StoreSearch]?: unknown }): Shelf {
  return {
    q: textOf(q).trim().slice(0, PRODUCT_SEARCH_MAX),
    sort: SHELF_SORTS.find((one) => one === sort) ?? null,
    category: textOf(category).length > 100 ? '' : textOf(category),
  }
}

/** A parameter that occurs twice is a list. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The opposite of `parseShelf`: what is not chosen is not in the address. */
export const makeSearch = ({ q, sort, category }: Shelf): StoreSearch => ({
  ...(q !== '' && { q }),
  ...(sort !== null && { sort }),
  ...(category !== '' && { category }),
})

const pageOfShelf = ({ q, sort, category }: Shelf, offset: number) => ({
  params: STORE,
  query: {
    offset: `${offset}`,
    limit: `${PAGE_SIZE}`,
    field: SHELF_FIELD,
    ...(q !== '' && { q }),
    ...(category !== '' && { collection: category }),
    ...(sort !== null && SORTS[sort]),
  },
})

/** The list of products, page by page, with current stock. Another choice leaves the last one's until it is read. */
export function useProducts(shelf: Shelf) {
  const list = useInfiniteQuery({
    queryKey: [...SHELF_KEY, shelf],
    queryFn: ({ pageParam, signal }) =>
      readStore('GET /store/:storeId/products', pageOfShelf(shelf, pageParam), signal),
    initialPageParam: 0,
    initialData: () => {
      const first = initialAnswer('GET /store/:storeId/products', pageOfShelf(shelf, 0))
      return first && { pages: [first], pageParams: [0] }
    },
    initialDataUpdatedAt: 0,
    placeholderData: keepPreviousData,
    getNextPageParam: ({ offset, count, products }) =>
      products.length > 0 && offset + products.length < count ? offset + products.length : null,
    staleTime: FRESH_MS,
    retry: shouldRetry,
  })
  const pages = list.data?.pages
  const products = useMemo(
    () => pages && unique(pages.flatMap((page) => page.products.filter(isShown))),
    [pages],
  )
  return { ...list, count: pages?.at(-1)?.count, products: useStock(products) }
}

/** Drops the duplicate of a product that moved between pages while they were read. */
function unique(products: readonly ShelfProduct[]): ShelfProduct[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

/** Whether a product says what goes with it, or has a collection to choose from. */
export const hasRelated = ({
  related_products = [],
  collections = [],
}: Pick<ViewedProduct, 'related_products' | 'collections'>) =>
  related_products.length > 0 || collections.length > 0

/** Products that go with this one: those that it names, then others of its collection. Read once `isNear`. */
export function useRelated(
  { id, related_products: named = [], collections = [] }: ViewedProduct,
  isNear: boolean,
) {
  const collection = collections[0]?.id
  return useQuery({
    queryKey: ['store', 'related', id],
    queryFn: async ({ signal }) => {
      const read = async (query: { 'ids[]'?: string[]; collection?: string }) => {
        const input = { params: STORE, query: { ...query, limit: `${RELATED_MAX + 1}`, field: SHELF_FIELD } }
        return (await readStore('GET /store/:storeId/products', input, signal)).products.filter(isShown)
      }
      const [chosen, alike] = await Promise.all([
        named.length === 0 ? [] : read({ 'ids[]': named.slice(0, RELATED_MAX) }),
        collection === undefined ? [] : read({ collection }),
      ])
      return unique([...chosen, ...alike])
        .filter((one) => one.id !== id)
        .slice(0, RELATED_MAX)
    },
    enabled: isNear && hasRelated({ related_products: named, collections }),
    staleTime: FRESH_MS,
    retry: shouldRetry,
  })
}
