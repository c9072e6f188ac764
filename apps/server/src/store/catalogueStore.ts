import type { ProductSort } from '@lance/contract'
import type { Cents } from '@lance/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { escapeLike } from '../kernel/db/escapeLike.ts'
import type { Row } from '../kernel/db/row.ts'
import type { Database } from '../kernel/db/schema.ts'

// SQL for the catalogue: articles, their variants and their pictures.

type Db = Kysely<Database>

/** A picture as stored with a product. */
export type StoredImage = {
  name: string
  alt: string | null
  width: number | null
  height: number | null
  /** Smaller versions, narrowest first. Pictures imported before there were any have none. */
  sizes?: { name: string; width: number }[]
}

export type ProductRow = Row<
  'store_products',
  | 'id'
  | 'title'
  | 'subtitle'
  | 'ribbonText'
  | 'description'
  | 'thumbnail'
  | 'status'
  | 'isHidden'
  | 'purchasable'
  | 'position'
  | 'siteProductSelection'
  | 'type'
  | 'createdAt'
  | 'updatedAt'
> & {
  images: StoredImage[]
  options: { id: string; title: string; values: { id: string; value: string }[] }[]
  collections: { id: string; title: string }[]
  additionalInfo: { id: string; order: number; title: string; description: string }[]
  customFields: { id: string; title: string; is_required: boolean }[]
  relatedProducts: string[]
  metadata: Record<string, string>
}

/** A variant as stored. `stock`: the pieces there are, including those that open checkouts reserve. */
export type VariantRow = Row<
  'store_variants',
  | 'id'
  | 'productId'
  | 'position'
  | 'title'
  | 'image'
  | 'sku'
  | 'currency'
  | 'manageInventory'
  | 'stock'
  | 'reserved'
  | 'weightG'
> & {
  price: Cents
  salePrice: Cents | null
  options: { id: string; option_id: string; value: string }[]
}

/** The columns of a `ProductRow`. */
export const productColumns = sql`
  id, title, subtitle, ribbon_text as "ribbonText", description, thumbnail, status, is_hidden as "isHidden",
  purchasable, position, site_product_selection as "siteProductSelection", type, images, options, collections,
  additional_info as "additionalInfo", custom_fields as "customFields", related_products as "relatedProducts",
  metadata, created_at as "createdAt", updated_at as "updatedAt"`

/** The columns of a `VariantRow`. */
export const variantColumns = sql`
  id, product_id as "productId", position, title, image, sku, price_cents as price, sale_price_cents as "salePrice",
  currency, manage_inventory as "manageInventory", stock, reserved, weight_g as "weightG", options`

export type ProductFilter = {
  ids: readonly string[] | null
  isHidden: boolean | null
  createdBefore: Date | null
  /** Words in the form of `searchWords`, all of which an article must have. */
  words?: readonly string[]
  collection?: string | null
}

/** A text without case and accents, as `searchWords` makes words. */
const plain = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(normalize(lower(${text}), nfd), '[\\u0300-\\u036f]', '', 'g')`

/** What an article is found by. */
const FOUND_BY = plain(sql`concat_ws(' ', title, subtitle,
  (select string_agg(one->>'title', ' ') from jsonb_array_elements(collections) as one),
  (select string_agg(variants.title, ' ') from store_variants as variants
    where variants.product_id = store_products.id and variants.deleted_at is null))`)

/** Selects only what buyers may see. */
const shownWhere = ({ ids, isHidden, createdBefore, words = [], collection = null }: ProductFilter) => sql`
  deleted_at is null and status = 'published'
  ${ids === null ? sql`` : sql`and id = any(${[...ids]})`}
  ${isHidden === null ? sql`` : sql`and is_hidden = ${isHidden}`}
  ${createdBefore === null ? sql`` : sql`and created_at <= ${createdBefore}`}
  ${collection === null ? sql`` : sql`and collections @> ${JSON.stringify([{ id: collection }])}::jsonb`}
  ${words.length === 0 ? sql`` : sql`and ${FOUND_BY} like all(${words.map((word) => `%${escapeLike(word)}%`)})`}`

const SORT_COLUMNS: Readonly<Record<ProductSort, RawBuilder<unknown>>> = {
  order: sql`position`,
  // Á comes with A, not behind Z.
  title: plain(sql`title`),
  price: sql`price_cents`,
  created_at: sql`created_at`,
  updated_at: sql`updated_at`,
}

export async function selectProducts(
  db: Db,
  filter: ProductFilter,
  page: { sortBy: ProductSort; descending: boolean; offset: number; limit: number },
): Promise<ProductRow[]> {
  const direction = page.descending ? sql`desc` : sql`asc`
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from store_products where ${shownWhere(filter)}
    order by ${SORT_COLUMNS[page.sortBy]} ${direction}, id ${direction}
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from store_products where ${shownWhere(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The collections of the articles in the store, in the order in which the shelf first shows one of each. */
export async function selectCollections(db: Db, limit: number): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select one->>'id' as id, min(one->>'title') as title
    from store_products cross join lateral jsonb_array_elements(collections) as one
    where ${shownWhere({ ids: null, isHidden: false, createdBefore: null })}
    group by one->>'id' order by min(position), one->>'id' limit ${limit}`.execute(db)
  return rows
}

/** The variants of products, in their order. */
export async function selectVariants(db: Db, productIds: readonly string[]): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select ${variantColumns} from store_variants
    where product_id = any(${[...productIds]}) and deleted_at is null
    order by product_id, position`.execute(db)
  return rows
}

/** The stock of the variants of products that buyers may see. */
export async function selectStock(
  db: Db,
  productIds: readonly string[],
): Promise<Pick<VariantRow, 'id' | 'manageInventory' | 'stock' | 'reserved'>[]> {
  const { rows } = await sql<VariantRow>`
    select variants.id, manage_inventory as "manageInventory", stock, reserved
    from store_variants as variants join store_products as products on products.id = product_id
    where product_id = any(${[...productIds]}) and variants.deleted_at is null and products.deleted_at is null
      and status = 'published'
    order by product_id, variants.position`.execute(db)
  return rows
}

export async function hasProducts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from store_products) as any`.execute(db)
  return rows[0]?.any ?? false
}

/**
 * Allows one import at a time, across all servers, until the transaction ends. A second import waits for a
 * whole import, which may take longer than the usual lock timeout: for example when two servers start at once
 * on a new database.
 */
export async function lockCatalogue(trx: Db): Promise<void> {
  await sql`set local lock_timeout = '60s'`.execute(trx)
  await sql`set local statement_timeout = '60s'`.execute(trx)
  await sql`select pg_advisory_xact_lock(hashtext('store catalogue'))`.execute(trx)
}

/** Inserts or replaces an article. The creation date of a stored one stays, and its version rises. */
export async function upsertProduct(
  trx: Db,
  product: Omit<ProductRow, 'createdAt' | 'updatedAt'> & {
    price: Cents
    now: Date
    /** Since when it is sold no more. Absent: it is sold. */
    deletedAt?: Date | null
  },
): Promise<void> {
  const { id, title, subtitle, ribbonText, description, thumbnail, status, isHidden, now } = product
  const json = (value: unknown) => JSON.stringify(value)
  await sql`
    insert into store_products (
      id, title, subtitle, ribbon_text, description, thumbnail, status, is_hidden, purchasable, position,
      site_product_selection, type, images, options, collections, additional_info, custom_fields,
      related_products, metadata, price_cents, created_at, updated_at
    ) values (
      ${id}, ${title}, ${subtitle}, ${ribbonText}, ${description}, ${thumbnail}, ${status}, ${isHidden},
      ${product.purchasable}, ${product.position}, ${product.siteProductSelection}, ${product.type},
      ${json(product.images)}, ${json(product.options)}, ${json(product.collections)},
      ${json(product.additionalInfo)}, ${json(product.customFields)}, ${json(product.relatedProducts)},
      ${json(product.metadata)}, ${product.price}, ${now}, ${now}
    ) on conflict (id) do update set
      title = excluded.title, subtitle = excluded.subtitle, ribbon_text = excluded.ribbon_text,
      description = excluded.description, thumbnail = excluded.thumbnail, status = excluded.status,
      is_hidden = excluded.is_hidden, purchasable = excluded.purchasable, position = excluded.position,
      site_product_selection = excluded.site_product_selection, type = excluded.type, images = excluded.images,
      options = excluded.options, collections = excluded.collections, additional_info = excluded.additional_info,
      custom_fields = excluded.custom_fields, related_products = excluded.related_products,
      metadata = excluded.metadata, price_cents = excluded.price_cents, updated_at = excluded.updated_at,
      deleted_at = ${product.deletedAt ?? null}, version = store_products.version + 1`.execute(trx)
}

/** So many pieces left are few, unless the variant says otherwise. */
const LOW_STOCK = 3

export type VariantInput = Omit<VariantRow, 'stock' | 'reserved'> & {
  /** Null: the stored number stays. */
  stock: bigint | null
  /** Absent: the stored number stays. */
  lowStock?: number | undefined
}

/**
 * Inserts or replaces a variant. Its stock never falls below what open checkouts reserve. Throws if it is
 * another article's.
 */
export async function upsertVariant(trx: Db, variant: VariantInput): Promise<void> {
  const { id, productId, position, title, image, sku, price, salePrice, currency, stock, lowStock } = variant
  const { numAffectedRows } = await sql`
    insert into store_variants as known (
      id, product_id, position, title, image, sku, price_cents, sale_price_cents, currency, manage_inventory,
      stock, low_stock, weight_g, options
    ) values (
      ${id}, ${productId}, ${position}, ${title}, ${image}, ${sku}, ${price}, ${salePrice}, ${currency},
      ${variant.manageInventory}, ${stock ?? 0n}, ${lowStock ?? LOW_STOCK}, ${variant.weightG},
      ${JSON.stringify(variant.options)}
    ) on conflict (id) do update set
      position = excluded.position, title = excluded.title, image = excluded.image, sku = excluded.sku,
      price_cents = excluded.price_cents, sale_price_cents = excluded.sale_price_cents,
      currency = excluded.currency, manage_inventory = excluded.manage_inventory, weight_g = excluded.weight_g,
      options = excluded.options, deleted_at = null, low_stock = coalesce(${lowStock ?? null}, known.low_stock),
      stock = greatest(coalesce(${stock}::bigint, known.stock), known.reserved)
      where known.product_id = excluded.product_id`.execute(trx)
  if (numAffectedRows !== 1n) throw new Error(`the variant ${id} belongs to another article`)
}

/** Marks variants that an article no longer has as deleted; orders still refer to them. */
export async function deleteOtherVariants(
  trx: Db,
  { productId, kept, now }: { productId: string; kept: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    update store_variants set deleted_at = ${now}
    where product_id = ${productId} and deleted_at is null and id <> all(${[...kept]})`.execute(trx)
}

/** Marks all articles except these as deleted, and returns how many. */
export async function deleteOtherProducts(
  trx: Db,
  { kept, now }: { kept: readonly string[]; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update store_products set deleted_at = ${now}
    where deleted_at is null and id <> all(${[...kept]})`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

export type PictureRow = Row<'store_images', 'contentType' | 'bytes'>

/** Stores a picture by its name, a hash of its content: an existing one is the same. */
export async function insertPicture(
  trx: Db,
  {
    name,
    contentType,
    bytes,
    width,
    height,
    now,
  }: PictureRow & Pick<StoredImage, 'name' | 'width' | 'height'> & { now: Date },
): Promise<void> {
  await sql`
    insert into store_images (name, content_type, bytes, width, height, created_at)
    values (${name}, ${contentType}, ${bytes}, ${width}, ${height}, ${now}) on conflict do nothing`.execute(
    trx,
  )
}

export async function selectPicture(db: Db, name: string): Promise<PictureRow | null> {
  const { rows } = await sql<PictureRow>`
    select content_type as "contentType", bytes from store_images where name = ${name}`.execute(db)
  return rows[0] ?? null
}
