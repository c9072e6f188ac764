import type { ProductList, StoreProduct, StoreVariant, VariantList } from '@lance/contract'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { initialAnswer } from '../../net/api/pageAnswers.ts'
import { callApi } from '../../net/session/wiring.ts'
import { readStore, STORE, StoreError, shouldRetry } from './readStore.ts'

const PAGE_SIZE = 24
/** How often the orders are refetched while they are shown. */
const ORDERS_POLL_MS = 5000
/** How long data of the store may be shown without refetching. */
const FRESH_MS = 60_000

const productKey = (productId: string) => ['store', 'product', productId] as const
const stockKey = (productIds: readonly string[]) => ['store', 'stock', ...productIds] as const

const pageOfShelf = (offset: number) => ({
  params: STORE,
  query: { offset: `${offset}`, limit: `${PAGE_SIZE}` },
})
const oneProduct = (productId: string) => ({ params: { ...STORE, id: productId } })

/** The list of products, page by page, with current stock. */
export function useProducts() {
  const list = useInfiniteQuery({
    queryKey: ['store', 'products'],
    queryFn: ({ pageParam, signal }) =>
      readStore('GET /store/:storeId/products', pageOfShelf(pageParam), signal),
    initialPageParam: 0,
    initialData: () => {
      const first = initialAnswer('GET /store/:storeId/products', pageOfShelf(0))
      return first && { pages: [first], pageParams: [0] }
    },
    initialDataUpdatedAt: 0,
    getNextPageParam: ({ offset, count, products }) =>
      products.length > 0 && offset + products.length < count ? offset + products.length : null,
    staleTime: FRESH_MS,
    retry: shouldRetry,
  })
  const pages = list.data?.pages
  const products = useMemo(() => pages && unique(pages.flatMap((page) => page.products)), [pages])
  return { ...list, products: useStock(products) }
}

/** A product with its current stock, shown at once if the list has been read. */
export function useProduct(productId: string) {
  const client = useQueryClient()
  const found = useQuery<StoreProduct>({
    queryKey: productKey(productId),
    queryFn: ({ signal }) => readProduct(productId, signal),
    initialData: () => {
      const answer = initialAnswer('GET /store/:storeId/products/:id', oneProduct(productId))
      return answer && isWhole(answer.product) ? answer.product : undefined
    },
    initialDataUpdatedAt: 0,
    placeholderData: () => onShelf(client.getQueryData(['store', 'products']), productId),
    staleTime: FRESH_MS,
    retry: shouldRetry,
  })
  const { data } = found
  const [product] = useStock(useMemo(() => data && [data], [data])) ?? []
  return { ...found, product }
}

/** Only a call that names fields gets a part of the product. */
const isWhole = (product: Partial<StoreProduct>): product is StoreProduct => product.title !== undefined

async function readProduct(productId: string, signal: AbortSignal): Promise<StoreProduct> {
  const { product } = await readStore('GET /store/:storeId/products/:id', oneProduct(productId), signal)
  if (!isWhole(product)) throw new StoreError(0, '')
  return product
}

function onShelf(shelf: { pages: ProductList[] } | undefined, productId: string): StoreProduct | undefined {
  return shelf?.pages.flatMap(({ products }) => products).find(({ id }) => id === productId)
}

/** Drops the duplicate of a product that moved between pages while they were read. */
function unique(products: readonly StoreProduct[]): StoreProduct[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

/** Overlays the products with their current stock. Until it is read, the stock that came with them counts. */
function useStock(products: readonly StoreProduct[] | undefined): StoreProduct[] | undefined {
  const ids = useMemo(() => products?.map(({ id }) => id) ?? [], [products])
  const { data } = useQuery<Stock>({
    queryKey: stockKey(ids),
    queryFn: ({ signal }) => readStock(ids, signal),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    staleTime: 0,
    retry: shouldRetry,
  })
  return useMemo(() => products && mergeStock(products, data ?? new Map()), [products, data])
}

type Stock = ReadonlyMap<string, number | null>

/** The most products that one request may name. */
const IDS_PER_REQUEST = 100

export async function readStock(productIds: readonly string[], signal: AbortSignal): Promise<Stock> {
  const answers: VariantList[] = []
  for (let from = 0; from < productIds.length; from += IDS_PER_REQUEST) {
    const ids = productIds.slice(from, from + IDS_PER_REQUEST)
    const query = { fields: 'inventory_quantity', 'product_ids[]': ids } as const
    answers.push(await readStore('GET /store/:storeId/variants', { params: STORE, query }, signal))
  }
  return new Map(answers.flatMap(({ variants }) => variants.map((one) => [one.id, one.inventory_quantity])))
}

export function mergeStock(products: readonly StoreProduct[], stock: Stock): StoreProduct[] {
  const merge = (variant: StoreVariant) => {
    const left = stock.get(variant.id)
    return left === undefined ? variant : { ...variant, inventory_quantity: left }
  }
  return products.map((product) => ({ ...product, variants: product.variants.map(merge) }))
}

/** Products by their ids in their current state; those that no longer exist are missing. */
export async function readProducts(
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<StoreProduct[]> {
  const query = { limit: `${IDS_PER_REQUEST}`, 'ids[]': productIds.slice(0, IDS_PER_REQUEST) }
  const [{ products }, stock] = await Promise.all([
    readStore('GET /store/:storeId/products', { params: STORE, query }, signal),
    readStock(productIds, signal),
  ])
  const listed = new Set(products.map(({ id }) => id))
  const unlisted = productIds.filter((id) => !listed.has(id))
  // An unlisted product may still be sold to a buyer who has its link.
  const others = await Promise.all(unlisted.map((id) => readUnlisted(id, signal)))
  return mergeStock([...products, ...others.flat()], stock)
}

async function readUnlisted(productId: string, signal: AbortSignal): Promise<StoreProduct[]> {
  try {
    return [await readProduct(productId, signal)]
  } catch (error) {
    if (error instanceof StoreError && (error.status === 404 || error.status === 410)) return []
    throw error
  }
}

/** The user's own orders, newest first. */
export function useOrders(userId: string) {
  return useInfiniteQuery({
    queryKey: ['orders', userId],
    // The payment creates the order, and may be reported shortly after the buyer is back.
    refetchInterval: ORDERS_POLL_MS,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam }
      return callApi('GET /orders', { query, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}
