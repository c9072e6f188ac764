import {
  type CallAnswer,
  SHELF_FIELDS,
  type ShelfProduct,
  type StoreProduct,
  type StoreVariant,
  type VariantList,
} from '@lance/contract'
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { initialAnswer } from '../../net/api/pageAnswers.ts'
import { callApi } from '../../net/session/wiring.ts'
import { readStore, STORE, StoreError, shouldRetry } from './readStore.ts'

/** How often the orders are refetched while they are shown. */
const ORDERS_POLL_MS = 5000
/** How long data of the store may be shown without refetching. */
export const FRESH_MS = 60_000
/** The fields of a product in a list, as its calls name them. */
export const SHELF_FIELD = SHELF_FIELDS.join()
/** Begins the key of every list of products. */
export const SHELF_KEY = ['store', 'products'] as const

export type ProductPage = CallAnswer<'GET /store/:storeId/products'>

/** Whether the fields that a list shows are there, as they are when they were asked for. */
export const isShown = (product: ProductPage['products'][number]): product is ShelfProduct =>
  product.title !== undefined && product.variants !== undefined

const productKey = (productId: string) => ['store', 'product', productId] as const
const stockKey = (productIds: readonly string[]) => ['store', 'stock', ...productIds] as const

const oneProduct = (productId: string) => ({ params: { ...STORE, id: productId } })

/** A product; what the list did not show is missing until the product itself has been read. */
export type ViewedProduct = ShelfProduct & Partial<StoreProduct>

/** A product with its current stock, shown at once if the list has been read. */
export function useProduct(productId: string) {
  const client = useQueryClient()
  const found = useQuery<ViewedProduct>({
    queryKey: productKey(productId),
    queryFn: ({ signal }) => readProduct(productId, signal),
    initialData: () => {
      const answer = initialAnswer('GET /store/:storeId/products/:id', oneProduct(productId))
      return answer && isWhole(answer.product) ? answer.product : undefined
    },
    initialDataUpdatedAt: 0,
    placeholderData: () => findShown(client, productId),
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

/** The product among those that a list has shown. */
function findShown(client: QueryClient, productId: string): ShelfProduct | undefined {
  const lists = client.getQueriesData<InfiniteData<ProductPage>>({ queryKey: SHELF_KEY })
  const pages = lists.flatMap(([, list]) => list?.pages ?? [])
  return pages.flatMap(({ products }) => products.filter(isShown)).find(({ id }) => id === productId)
}

/** Overlays the products with their current stock. Until it is read, the stock that came with them counts. */
export function useStock<Product extends ShelfProduct>(
  products: readonly Product[] | undefined,
): Product[] | undefined {
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

export function mergeStock<Product extends ShelfProduct>(
  products: readonly Product[],
  stock: Stock,
): Product[] {
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
): Promise<ShelfProduct[]> {
  const ids = productIds.slice(0, IDS_PER_REQUEST)
  const query = { limit: `${IDS_PER_REQUEST}`, 'ids[]': ids, field: SHELF_FIELD }
  const [{ products }, stock] = await Promise.all([
    readStore('GET /store/:storeId/products', { params: STORE, query }, signal),
    readStock(productIds, signal),
  ])
  const shown = products.filter(isShown)
  const listed = new Set(shown.map(({ id }) => id))
  const unlisted = productIds.filter((id) => !listed.has(id))
  // An unlisted product may still be sold to a buyer who has its link.
  const others = await Promise.all(unlisted.map((id) => readUnlisted(id, signal)))
  return mergeStock([...shown, ...others.flat()], stock)
}

async function readUnlisted(productId: string, signal: AbortSignal): Promise<ShelfProduct[]> {
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
