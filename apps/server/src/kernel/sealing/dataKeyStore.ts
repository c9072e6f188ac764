import { type Kysely, sql } from 'kysely'
import type { Row } from '../db/row.ts'
import type { Database } from '../db/schema.ts'

// SQL of the keys by which personal data is sealed, and of whether clear text is still stored beside it.

type Db = Kysely<Database>

/** Of several servers that start, or of a start and a removal, one goes first. */
export async function lockDataKeys(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('data keys', 0))`.execute(trx)
}

/** The keys that seal something in this database, oldest first. Never a secret. */
export async function selectDataKeys(db: Db): Promise<Row<'data_keys', 'id' | 'proof'>[]> {
  const { rows } = await sql<Row<'data_keys', 'id' | 'proof'>>`
    select id, proof from data_keys order by first_used_at, id`.execute(db)
  return rows
}

export async function insertDataKey(
  db: Db,
  { id, proof, now }: { id: string; proof: Buffer; now: Date },
): Promise<void> {
  await sql`
    insert into data_keys (id, proof, first_used_at) values (${id}, ${proof}, ${now})
    on conflict do nothing`.execute(db)
}

/** Forgets the other keys, which no value needs any more. Returns their ids. */
export async function deleteOtherDataKeys(db: Db, keyId: string): Promise<string[]> {
  const { rows } = await sql<Row<'data_keys', 'id'>>`
    delete from data_keys where id <> ${keyId} returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** From now on no server stores clear text beside sealed values. */
export async function insertClearTextRemoved(db: Db, now: Date): Promise<void> {
  await sql`insert into sealing_state (clear_text_removed_at) values (${now}) on conflict do nothing`.execute(
    db,
  )
}
