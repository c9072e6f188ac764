import type { Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../kernel/db/row.ts'
import type { Database } from '../kernel/db/schema.ts'
import type { VariantRow } from './catalogueStore.ts'

// SQL for checkouts and the pieces that they reserve. Lock order: checkout, then variants by id.

type Db = Kysely<Database>

export type CheckoutStatus = CheckoutRow['status']

export type CheckoutRow = Row<
  'store_checkouts',
  | 'id'
  | 'userId'
  | 'fingerprint'
  | 'status'
  | 'isReserved'
  | 'currency'
  | 'provider'
  | 'isLive'
  | 'checkoutId'
  | 'checkoutUrl'
  | 'paymentRef'
  | 'language'
  | 'successUrl'
  | 'cancelUrl'
  | 'createdAt'
  | 'expiresAt'
> & { amount: Cents }

/** A line as stored. `image`: a picture, by its name. */
export type CheckoutLine = Row<
  'store_checkout_lines',
  'variantId' | 'productId' | 'title' | 'variantTitle' | 'image' | 'quantity'
> & { unitPrice: Cents }

/** The columns of a `CheckoutRow`. */
export const columns = sql`
  id, user_id as "userId", fingerprint, status, is_reserved as "isReserved", amount_cents as amount, currency, provider,
  is_live as "isLive", checkout_id as "checkoutId", checkout_url as "checkoutUrl", payment_ref as "paymentRef",
  language, success_url as "successUrl", cancel_url as "cancelUrl", created_at as "createdAt",
  expires_at as "expiresAt"`

const lineColumns = sql`
  variant_id as "variantId", product_id as "productId", title, variant_title as "variantTitle", image, quantity,
  unit_price_cents as "unitPrice"`

/** Allows one checkout at a time for each of these names, across all servers, until the transaction ends. */
export async function lockBuyer(trx: Db, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`store ${name}`}, 0))`.execute(trx)
}

/** The checkout that an earlier request with this key made. */
export async function selectByKey(
  trx: Db,
  { key, userId, address }: { key: string; userId: string | null; address: string },
): Promise<CheckoutRow | null> {
  const owner = userId === null ? sql`user_id is null and address = ${address}` : sql`user_id = ${userId}`
  const { rows } = await sql<CheckoutRow>`
    select ${columns} from store_checkouts
    where request_key = ${key} and ${owner} and (status <> 'closed' or checkout_url is not null)
    order by created_at desc limit 1`.execute(trx)
  return rows[0] ?? null
}

export async function lockCheckout(trx: Db, id: string): Promise<CheckoutRow | null> {
  const { rows } = await sql<CheckoutRow>`
    select ${columns} from store_checkouts where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

export async function selectCheckout(db: Db, id: string): Promise<CheckoutRow | null> {
  const { rows } = await sql<CheckoutRow>`
    select ${columns} from store_checkouts where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function lockOpenCheckoutOf(trx: Db, buyer: string): Promise<CheckoutRow | null> {
  const { rows } = await sql<CheckoutRow>`
    select ${columns} from store_checkouts where buyer = ${buyer} and status = 'open' for update`.execute(trx)
  return rows[0] ?? null
}

/** The open checkouts of a network's guests. A server of the previous version leaves `is_guest` null. */
export async function countOpenOfGuests(trx: Db, address: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from store_checkouts
    where address = ${address} and status = 'open' and coalesce(is_guest, user_id is null)`.execute(trx)
  return rows[0]?.count ?? 0
}

export type OfferedVariant = Pick<
  VariantRow,
  | 'id'
  | 'productId'
  | 'title'
  | 'image'
  | 'price'
  | 'salePrice'
  | 'currency'
  | 'manageInventory'
  | 'stock'
  | 'reserved'
> & { productTitle: string; thumbnail: string | null; purchasable: boolean }

/** Locks variants, in order of id, until the transaction ends, so that their stock cannot change. */
export async function lockVariants(trx: Db, ids: readonly string[]): Promise<Map<string, OfferedVariant>> {
  const { rows } = await sql<OfferedVariant>`
    select variants.id, product_id as "productId", variants.title, image, variants.price_cents as price,
      sale_price_cents as "salePrice", currency, manage_inventory as "manageInventory", stock, reserved,
      products.title as "productTitle", thumbnail,
      purchasable and status = 'published' and variants.deleted_at is null and products.deleted_at is null
        as purchasable
    from store_variants as variants join store_products as products on products.id = product_id
    where variants.id = any(${[...ids]})
    order by variants.id for no key update of variants`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Changes the reserved pieces and the stock of variants, which are locked. */
export async function moveStock(
  trx: Db,
  moves: readonly { variantId: string; reserved: number; stock: number }[],
): Promise<void> {
  await sql`
    update store_variants as known set reserved = known.reserved + moved.reserved,
      stock = case when manage_inventory then known.stock + moved.stock else known.stock end
    from unnest(
      ${moves.map(({ variantId }) => variantId)}::text[], ${moves.map(({ reserved }) => reserved)}::bigint[],
      ${moves.map(({ stock }) => stock)}::bigint[]
    ) as moved(id, reserved, stock)
    where known.id = moved.id`.execute(trx)
}

export type NewCheckout = Omit<
  CheckoutRow,
  'status' | 'isReserved' | 'checkoutId' | 'checkoutUrl' | 'paymentRef'
> & {
  buyer: string
  address: string
  /** Whether the buyer has the limits of a guest. */
  isGuest: boolean
  key: string | null
  askAt: Date
  lines: readonly CheckoutLine[]
}

export async function insertCheckout(trx: Db, checkout: NewCheckout): Promise<void> {
  const { id, userId, buyer, address, key, fingerprint, amount, currency, provider, isLive, language } =
    checkout
  const { successUrl, cancelUrl, createdAt, expiresAt, askAt, isGuest, lines } = checkout
  await sql`
    insert into store_checkouts (
      id, user_id, buyer, address, request_key, fingerprint, amount_cents, currency, provider, is_live, language,
      success_url, cancel_url, created_at, expires_at, ask_at, is_guest
    ) values (
      ${id}, ${userId}, ${buyer}, ${address}, ${key}, ${fingerprint}, ${amount}, ${currency}, ${provider}, ${isLive},
      ${language}, ${successUrl}, ${cancelUrl}, ${createdAt}, ${expiresAt}, ${askAt},
      ${isGuest}
    )`.execute(trx)
  await sql`
    insert into store_checkout_lines (
      checkout_id, position, variant_id, product_id, title, variant_title, image, quantity, unit_price_cents
    ) select ${id}, position, variant_id, product_id, title, variant_title, image, quantity, unit_price
    from unnest(
      ${lines.map((_, index) => index)}::int[], ${lines.map((line) => line.variantId)}::text[],
      ${lines.map((line) => line.productId)}::text[], ${lines.map((line) => line.title)}::text[],
      ${lines.map((line) => line.variantTitle)}::text[], ${lines.map((line) => line.image)}::text[],
      ${lines.map((line) => line.quantity)}::int[], ${lines.map((line) => line.unitPrice)}::bigint[]
    ) as lines(position, variant_id, product_id, title, variant_title, image, quantity, unit_price)`.execute(
    trx,
  )
}

export async function selectLines(db: Db, checkoutId: string): Promise<CheckoutLine[]> {
  const { rows } = await sql<CheckoutLine>`
    select ${lineColumns} from store_checkout_lines where checkout_id = ${checkoutId}
    order by position`.execute(db)
  return rows
}

export async function selectLinesOf(
  db: Db,
  checkoutIds: readonly string[],
): Promise<(CheckoutLine & { checkoutId: string })[]> {
  const { rows } = await sql<CheckoutLine & Row<'store_checkout_lines', 'checkoutId'>>`
    select checkout_id as "checkoutId", ${lineColumns} from store_checkout_lines
    where checkout_id = any(${[...checkoutIds]}) order by checkout_id, position`.execute(db)
  return rows
}

/** Stores the new status of a checkout, which is locked. `askAt`: when to poll next; null: never. */
export async function updateCheckout(
  trx: Db,
  {
    id,
    status,
    isReserved,
    askAt,
    now,
    paidAt = null,
  }: {
    id: string
    status: CheckoutStatus
    isReserved: boolean
    askAt: Date | null
    now: Date
    paidAt?: Date | null
  },
): Promise<void> {
  await sql`
    update store_checkouts set status = ${status}, is_reserved = ${isReserved}, ask_at = ${askAt}, paid_at = ${paidAt},
      released_at = case when is_reserved and not ${isReserved} then ${now} else released_at end
    where id = ${id}`.execute(trx)
}

/** Locks and returns one checkout whose hold is overdue; skips those that other transactions have locked. */
export async function lockOverdueCheckout(
  trx: Db,
  {
    openBefore,
    pendingBefore,
    guestPendingBefore,
  }: { openBefore: Date; pendingBefore: Date; guestPendingBefore: Date },
): Promise<CheckoutRow | null> {
  const { rows } = await sql<CheckoutRow>`
    select ${columns} from store_checkouts
    where is_reserved and expires_at <= ${openBefore} and (status = 'open' or expires_at <=
      case when coalesce(is_guest, user_id is null) then ${guestPendingBefore}::timestamptz else ${pendingBefore} end)
    order by expires_at, id limit 1 for update skip locked`.execute(trx)
  return rows[0] ?? null
}

/** The user's address, to which the provider may write. */
export async function selectEmail(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(db)
  return rows[0]?.email ?? null
}
