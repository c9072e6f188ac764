import { type Kysely, sql } from 'kysely'
import type { Row } from '../kernel/db/row.ts'
import type { Database } from '../kernel/db/schema.ts'
import type { PictureRow, StoredImage } from './catalogueStore.ts'

// SQL for pictures that operators upload. One that no article shows is deleted after a while.

type Db = Kysely<Database>

export type PictureFile = PictureRow & Pick<StoredImage, 'name' | 'width' | 'height'>

/** Stores a file of an uploaded picture, unused so far. One that is in use stays as it is. */
export async function insertUpload(
  trx: Db,
  { name, contentType, bytes, width, height }: PictureFile,
  { sizes, now }: { sizes: StoredImage['sizes']; now: Date },
): Promise<void> {
  await sql`
    insert into store_images as known (name, content_type, bytes, width, height, created_at, unused_since, sizes)
    values (${name}, ${contentType}, ${bytes}, ${width}, ${height}, ${now}, ${now}, ${JSON.stringify(sizes ?? [])})
    on conflict (name) do update set
      unused_since = case when known.unused_since is null then null else excluded.unused_since end,
      sizes = coalesce(known.sizes, excluded.sizes)`.execute(trx)
}

export async function countUnusedPictures(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from store_images where unused_since is not null`.execute(db)
  return rows[0]?.count ?? 0
}

export type StoredPicture = Row<'store_images', 'name' | 'width' | 'height'> & {
  sizes: NonNullable<StoredImage['sizes']> | null
}

/** These pictures, as far as they exist; none of them is deleted until the transaction ends. */
export async function lockPictures(trx: Db, names: readonly string[]): Promise<Map<string, StoredPicture>> {
  const { rows } = await sql<StoredPicture>`
    select name, width, height, sizes from store_images where name = any(${[...names]})
    order by name for no key update`.execute(trx)
  return new Map(rows.map((row) => [row.name, row]))
}

/** Marks files as in use, for good: orders show them too. */
export async function markUsed(trx: Db, names: readonly string[]): Promise<void> {
  await sql`
    update store_images set unused_since = null
    where name = any(${[...names]}) and unused_since is not null`.execute(trx)
}

/** Deletes files that no article has shown since before this time. */
export async function deleteUnusedPictures(
  db: Db,
  { before, atOnceMax }: { before: Date; atOnceMax: number },
): Promise<void> {
  await sql`
    delete from store_images where name in (
      select name from store_images where unused_since < ${before}
      order by unused_since limit ${atOnceMax} for update skip locked
    )`.execute(db)
}
