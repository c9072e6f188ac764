import type { CheckoutBody, ProductsQuery } from '@lance/contract'
import { z } from 'zod'
import type { Context } from '../kernel/context.ts'
import { Refused } from '../kernel/routing.ts'
import { externalProduct } from './externalProduct.ts'
import { collectionsOf, isSearch, searchProducts } from './searchProducts.ts'
import type { StoreBackend } from './storeBackend.ts'

const TIMEOUT_MS = 10_000
/** The largest response that is read. */
const ANSWER_MAX_BYTES = 8_388_608

const list = z
  .object({
    count: z.number(),
    offset: z.number(),
    limit: z.number(),
    products: z.array(externalProduct),
  })
  // A part of the catalogue does not say which collections there are.
  .transform((page) => ({
    ...page,
    collections: page.products.length === page.count ? collectionsOf(page.products) : [],
  }))
const one = z.object({ product: externalProduct })
const stock = z.object({
  variants: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).transform(String),
      inventory_quantity: z
        .number()
        .nullish()
        .transform((left) => left ?? null),
    }),
  ),
})
const checkout = z.object({ url: z.url({ protocol: /^https?$/ }) })

export type ExternalStore = StoreBackend & {
  startCheckout(body: CheckoutBody, options: { key: string | null }): Promise<{ url: string }>
}

/**
 * An external commerce service behind our own endpoints: browsers call us, we call the service and pass on
 * data that is safe and in our format. Refuses STORE_UNAVAILABLE if the service is unreachable or its
 * response is invalid.
 */
export function openExternalStore(
  { log }: Pick<Context, 'log'>,
  { apiUrl, storeId }: { apiUrl: string; storeId: string },
): ExternalStore {
  const base = `${apiUrl.replace(/\/+$/, '')}/store/${encodeURIComponent(storeId)}`
  async function request<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    init: RequestInit = {},
  ): Promise<z.output<Schema> | null> {
    try {
      const headers = { accept: 'application/json', 'content-type': 'application/json', ...init.headers }
      const answer = await fetch(base + path, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (answer.status === 404) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`answered ${answer.status}`)
      }
      return schema.parse(JSON.parse(await readText(answer)))
    } catch (error) {
      log.error({ err: error, path }, 'the external commerce service failed or sent an invalid response')
      throw new Refused({ ok: false, code: 'STORE_UNAVAILABLE' })
    }
  }
  async function requestOrRefuse<Schema extends z.ZodType>(...args: Parameters<typeof request<Schema>>) {
    const answer = await request(...args)
    if (answer === null) throw new Refused({ ok: false, code: 'STORE_UNAVAILABLE' })
    return answer
  }
  const listProducts = (query: ProductsQuery) => requestOrRefuse(`/products?${searchOf(query)}`, list)
  return {
    // The service's calls have no search: it is ours, among all that it lists.
    listProducts: (query) => (isSearch(query) ? searchProducts(listProducts, query) : listProducts(query)),
    async readProduct(id) {
      // Dots can't be a product's id: in an address they mean the parent folder.
      if (id === '.' || id === '..') return null
      return (await request(`/products/${encodeURIComponent(id)}`, one))?.product ?? null
    },
    readStock(productIds) {
      const search = new URLSearchParams({ fields: 'inventory_quantity' })
      for (const id of productIds) search.append('product_ids[]', id)
      return requestOrRefuse(`/variants?${search}`, stock)
    },
    startCheckout: (body, { key }) =>
      requestOrRefuse('/checkout', checkout, {
        method: 'POST',
        body: JSON.stringify(body),
        ...(key !== null && { headers: { 'idempotency-key': key } }),
      }),
  }
}

/** A response's text. Stops reading and throws when it exceeds the limit. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the rest of the stream.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > ANSWER_MAX_BYTES) throw new Error(`answered more than ${ANSWER_MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function searchOf(query: ProductsQuery): URLSearchParams {
  const { offset, limit, order, sort_by, is_hidden, to_date } = query
  const search = new URLSearchParams()
  for (const id of query['ids[]'] ?? query.ids ?? []) search.append('ids[]', id)
  for (const [name, value] of Object.entries({ offset, limit, order, sort_by, is_hidden, to_date }))
    if (value !== undefined) search.append(name, String(value))
  return search
}
