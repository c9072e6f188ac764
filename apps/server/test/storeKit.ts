import type { CheckoutBody, OrderList } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import type { Context } from '../src/kernel/context.ts'
import type { Database } from '../src/kernel/db/schema.ts'
import { catalogueFile, importCatalogue } from '../src/store/index.ts'
import type { StripeDouble, StripeSession } from './stripeDouble.ts'
import { type CallOptions, type TestClient, type TestServer, testClient } from './testServer.ts'

/** Fills the store: a price in centavos and a stock by variant; null: not counted. */
export async function stockStore(
  { ctx }: { ctx: Pick<Context, 'db' | 'time'> },
  variants: Readonly<Record<string, { price?: number; stock: number | null; currency?: string }>>,
): Promise<void> {
  const products = Object.entries(variants).map(([id, { price = 5000, stock, currency }]) => ({
    id: `article-${id}`,
    title: `Article ${id}`,
    variants: [
      {
        id,
        title: 'Plain',
        price_in_cents: price,
        ...(stock === null ? { manage_inventory: false } : { inventory_quantity: stock }),
        ...(currency !== undefined && { currency }),
      },
    ],
  }))
  const done = await importCatalogue(ctx.db, catalogueFile.parse({ products }), {
    readPicture: async () => null,
    mode: 'add',
    now: new Date(ctx.time.nowMs()),
  })
  if (!done.ok) throw new Error(done.problem)
}

/** Leaves this many pieces of a variant for sale, besides those reserved by open checkouts. */
export async function leavePieces(
  db: Kysely<Database>,
  { variantId, pieces }: { variantId: string; pieces: number },
): Promise<void> {
  await sql`update store_variants set stock = reserved + ${pieces} where id = ${variantId}`.execute(db)
}

export type WantedItems = readonly (readonly [variantId: string, quantity: unknown])[]

const returns = { successUrl: '/success', cancelUrl: '/store' }

/** Goes to the checkout: as a guest with a new browser, unless `as` is given. */
export function buy(
  server: Pick<TestServer, 'port' | 'url'>,
  wanted: WantedItems,
  {
    as = testClient(server),
    body = {},
    headers,
  }: { as?: TestClient; body?: object; headers?: CallOptions['headers'] } = {},
) {
  const items = wanted.map(([variant_id, quantity]) => ({ variant_id, quantity }))
  const urls = { successUrl: server.url + returns.successUrl, cancelUrl: server.url + returns.cancelUrl }
  const checkout: CheckoutBody = { items: items as CheckoutBody['items'], ...urls, locale: 'pt-BR' }
  return as.call<{ url: string; code?: string; error?: string; variant_id?: string; left?: number }>(
    'POST',
    '/store/lance/checkout',
    { body: { ...checkout, timeZone: 'America/Sao_Paulo', ...body }, ...(headers && { headers }) },
  )
}

/** Opens a checkout at the Stripe double; throws if it is refused. */
export async function openSession(
  server: TestServer,
  double: StripeDouble,
  wanted: WantedItems,
  options: Parameters<typeof buy>[2] = {},
): Promise<StripeSession> {
  const { body, status } = await buy(server, wanted, options)
  if (status !== 200) throw new Error(`the checkout returned ${status} ${body.code}`)
  const session = double.sessions.get(new URL(body.url).pathname.slice(1))
  if (!session) throw new Error('the checkout has no session')
  return session
}

/** What a guest enters on Stripe's page. */
export const guestDetails = (email: string) => ({
  customer_details: { email, phone: '+5511999990000', name: 'Ana Torre' },
  collected_information: {
    shipping_details: {
      name: 'Ana Torre',
      address: {
        line1: 'Rua das Torres, 64',
        line2: null,
        city: 'São Paulo',
        state: 'SP',
        postal_code: '01310-100',
        country: 'BR',
      },
    },
  },
})

/** How many pieces of a variant are for sale, and how many are in stock. */
export async function stockOf({ ctx }: Pick<TestServer, 'ctx'>, variantId: string) {
  const { rows } = await ctx.pool.query(
    'select (stock - reserved)::int as free, stock::int as stock from store_variants where id = $1',
    [variantId],
  )
  return rows[0] as { free: number; stock: number }
}

/** Every order of a server, oldest first. */
export async function ordersOf({ ctx }: Pick<TestServer, 'ctx'>) {
  const { rows } = await ctx.pool.query(
    `select store_orders.id, number::int, store_orders.status, is_short as "isShort", email,
       refunded_cents::int as refunded, reversed_cents::int as reversed, payment_ref as "paymentRef"
     from store_orders join store_checkouts on store_checkouts.id = store_orders.checkout_id order by number`,
  )
  return rows as {
    id: string
    number: number
    status: string
    isShort: boolean
    email: string
    refunded: number
    reversed: number
    paymentRef: string
  }[]
}

export const ownOrders = async (person: TestClient) =>
  (await person.call<OrderList>('GET', '/orders')).body.items
