import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_products (
      id text collate "C" primary key check (id <> ''),
      title text not null check (title <> ''),
      subtitle text,
      ribbon_text text,
      -- HTML, made safe before it came here.
      description text not null default '',
      -- A picture, by its name.
      thumbnail text,
      -- 'draft': nobody sees it yet.
      status text not null default 'published' check (status in ('published', 'draft')),
      -- Reached by its link, and not listed.
      is_hidden boolean not null default false,
      purchasable boolean not null default true,
      position integer not null default 0,
      site_product_selection text,
      type text,
      images jsonb not null default '[]',
      options jsonb not null default '[]',
      collections jsonb not null default '[]',
      additional_info jsonb not null default '[]',
      custom_fields jsonb not null default '[]',
      related_products jsonb not null default '[]',
      metadata jsonb not null default '{}',
      -- Of the cheapest variant, to sort by.
      price_cents bigint not null check (price_cents >= 0),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- It is not sold any more; orders still name it.
      deleted_at timestamptz
    );
    create index store_products_listed on store_products (is_hidden, position, id)
      where deleted_at is null and status = 'published';

    create table store_variants (
      id text collate "C" primary key check (id <> ''),
      product_id text collate "C" not null references store_products,
      position integer not null,
      title text not null,
      -- The picture that shows it, by its name.
      image text,
      sku text,
      price_cents bigint not null check (price_cents >= 0),
      sale_price_cents bigint check (sale_price_cents >= 0),
      -- An ISO code in capitals.
      currency text not null default 'BRL' check (currency ~ '^[A-Z]{3}$'),
      manage_inventory boolean not null default true,
      -- Pieces that are in the house, and those of them that open checkouts keep.
      stock bigint not null default 0,
      reserved bigint not null default 0,
      weight_g integer,
      options jsonb not null default '[]',
      deleted_at timestamptz,
      check (reserved >= 0),
      -- Never oversold.
      check (not manage_inventory or reserved <= stock)
    );
    create index store_variants_of_product on store_variants (product_id, position);

    -- Pictures by what is in them: the same picture is here once, and its address never means another.
    create table store_images (
      name text collate "C" primary key,
      content_type text not null,
      bytes bytea not null,
      width integer,
      height integer,
      created_at timestamptz not null
    );
  `.execute(db)
}
