import type { ProductState } from '@lance/contract/desk'
import type { Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../kernel/db/escapeLike.ts'
import type { Row } from '../kernel/db/row.ts'
import type { Database } from '../kernel/db/schema.ts'
import { type ProductRow, productColumns, type VariantRow, variantColumns } from './catalogueStore.ts'

// SQL for articles as operators see and change them: also drafts and what is sold no more.

type Db = Kysely<Database>

const STATE = sql`case when deleted_at is not null then 'withdrawn' else status end`

/** The articles with a variant of which few pieces are left, found in one pass over all variants. */
const LOW = sql`
  select product_id from store_variants
  where manage_inventory and stock - reserved <= low_stock and deleted_at is null`

export type ShelfFilter = { state: ProductState | null; text: string | null; isLow: boolean }

/** An article of the list. `images`: for its first picture. */
export type ShelfItem = Row<'store_products', 'id' | 'title' | 'isHidden' | 'position'> & {
  state: ProductState
  images: ProductRow['images']
  price: Cents
  currency: string | null
  variants: number
  left: number | null
  low: number
  soldOut: number
}

/** Articles in the order of the shelf. `after`: the last one of the page before. */
export async function selectShelf(
  db: Db,
  { state, text, isLow }: ShelfFilter,
  { after, limit }: { after: { position: number; id: string } | null; limit: number },
): Promise<ShelfItem[]> {
  const like = text === null ? null : `%${escapeLike(text)}%`
  const { rows } = await sql<ShelfItem>`
    select products.id, title, ${STATE} as state, is_hidden as "isHidden", position, images, price_cents as price,
      currency, variants, "left", low, "soldOut"
    from store_products as products cross join lateral (
      select count(*)::int as variants, (array_agg(currency order by position))[1] as currency,
        sum(greatest(stock - reserved, 0)) filter (where manage_inventory)::int as "left",
        count(*) filter (where manage_inventory and stock - reserved <= low_stock)::int as low,
        count(*) filter (where manage_inventory and stock - reserved <= 0)::int as "soldOut"
      from store_variants where product_id = products.id and deleted_at is null
    ) as pieces
    where ${state === null ? sql`deleted_at is null` : sql`${STATE} = ${state}`}
      ${after === null ? sql`` : sql`and (position, products.id) > (${after.position}::int, ${after.id})`}
      ${isLow ? sql`and products.id = any(array(${LOW}))` : sql``}
      ${
        like === null
          ? sql``
          : sql`and (title ilike ${like} or products.id ilike ${like} or products.id in (
              select product_id from store_variants where sku ilike ${like} and deleted_at is null))`
      }
    order by position, products.id limit ${limit}`.execute(db)
  return rows
}

export type AnyProduct = ProductRow & Row<'store_products', 'version' | 'deletedAt'> & { state: ProductState }

/** An article in whatever state. */
export async function selectAnyProduct(db: Db, id: string): Promise<AnyProduct | null> {
  const { rows } = await sql<AnyProduct>`
    select ${productColumns}, version, deleted_at as "deletedAt", ${STATE} as state
    from store_products where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The titles of articles, in whatever state, by their ids. */
export async function selectTitles(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Row<'store_products', 'id' | 'title'>>`
    select id, title from store_products where id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export type DeskVariantRow = VariantRow & Row<'store_variants', 'lowStock' | 'deletedAt'>

const deskVariantColumns = sql`${variantColumns}, low_stock as "lowStock", deleted_at as "deletedAt"`

/** The variants of an article that it still has, in their order. */
export async function selectDeskVariants(db: Db, productId: string): Promise<DeskVariantRow[]> {
  const { rows } = await sql<DeskVariantRow>`
    select ${deskVariantColumns} from store_variants where product_id = ${productId} and deleted_at is null
    order by position, id`.execute(db)
  return rows
}

/**
 * Locks all variants of an article, and those with these ids, in order of id: their stock can't change until
 * the transaction ends.
 */
export async function lockVariantsOf(
  trx: Db,
  { productId, ids }: { productId: string; ids: readonly string[] },
): Promise<DeskVariantRow[]> {
  const { rows } = await sql<DeskVariantRow>`
    select ${deskVariantColumns} from store_variants where product_id = ${productId} or id = any(${[...ids]})
    order by id for no key update`.execute(trx)
  return rows
}

/** Stores the state of an article. A draft and a published article are not withdrawn. */
export async function updateState(
  trx: Db,
  { id, state, now }: { id: string; state: ProductState; now: Date },
): Promise<void> {
  const isWithdrawn = state === 'withdrawn'
  await sql`
    update store_products set ${isWithdrawn ? sql`` : sql`status = ${state},`}
      deleted_at = ${isWithdrawn ? now : null}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(trx)
}

/** The articles that are not withdrawn, in the order of the shelf. */
export async function selectPlaces(trx: Db): Promise<Row<'store_products', 'id' | 'position'>[]> {
  const { rows } = await sql<Row<'store_products', 'id' | 'position'>>`
    select id, position from store_products where deleted_at is null order by position, id`.execute(trx)
  return rows
}

/** Stores places on the shelf. The articles themselves stay as they are, and so do their versions. */
export async function updatePlaces(
  trx: Db,
  places: readonly Row<'store_products', 'id' | 'position'>[],
): Promise<void> {
  await sql`
    update store_products set position = placed.position
    from unnest(${places.map(({ id }) => id)}::text[], ${places.map(({ position }) => position)}::int[])
      as placed(id, position)
    where store_products.id = placed.id`.execute(trx)
}

/** The place behind all articles. */
export async function selectLastPlace(trx: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(position), -1) + 1 as last from store_products`.execute(trx)
  return rows[0]?.last ?? 0
}
