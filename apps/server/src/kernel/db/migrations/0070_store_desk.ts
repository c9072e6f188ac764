import { type Kysely, sql } from 'kysely'

// Builds indexes of tables that buyers write to. Can be run again after an interruption.
export const outsideTransaction = true

/** What the desk needs to change articles, and the indexes of its lists of articles and orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Rises with each change but that of its place on the shelf: a page that shows an older one is stale.
    alter table store_products add column if not exists version integer not null default 1;
    -- So many pieces left, or fewer, are few.
    alter table store_variants add column if not exists low_stock integer not null default 3;
    -- Since when no article has shown a picture that was uploaded; null for a picture in use.
    alter table store_images add column if not exists unused_since timestamptz;
    -- Smaller versions of an uploaded picture, narrowest first: [{ name, width }].
    alter table store_images add column if not exists sizes jsonb`.execute(db)
  for (const [name, definition] of INDEXES) {
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(definition)}`.execute(db)
  }
}

const INDEXES: ReadonlyArray<[name: string, definition: string]> = [
  ['store_products_by_place', 'store_products (position, id)'],
  ['store_images_unused', 'store_images (unused_since) where unused_since is not null'],
  ['store_orders_to_send', `store_orders (number) where status = 'paid'`],
  ['store_orders_after_sending', `store_orders (number desc) where status <> 'paid'`],
  ['store_orders_by_email', 'store_orders (lower(email) text_pattern_ops)'],
  ['store_orders_by_recipient', `store_orders (lower(address->>'name') text_pattern_ops)`],
  ['store_orders_by_tracking', 'store_orders (tracking) where tracking is not null'],
  ['operator_acts_of_order', `operator_acts ((given->>'order'), begun_at) where given->>'order' is not null`],
]
