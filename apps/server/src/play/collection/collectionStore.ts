import { ACCOUNT_DELETED_GAMES_MAX, COLLECTION_PULL_BYTES_MAX } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of the players' collections of games.

type Db = Kysely<Database>

/** The row of a player's collection: its counts, and the numbers of its last change and of the last deletion it forgot. */
export type CollectionRow = Row<'collections', 'games' | 'bytes' | 'deleted' | 'lastSeq' | 'forgottenSeq'>

const NO_COLLECTION: CollectionRow = { games: 0, bytes: 0, deleted: 0, lastSeq: 0, forgottenSeq: 0 }

const columns = sql`games, bytes, deleted, last_seq as "lastSeq", forgotten_seq as "forgottenSeq"`

/** Locks a player's collection until the transaction ends. */
export async function lockCollection(trx: Db, userId: string): Promise<CollectionRow> {
  await sql`insert into collections (user_id) values (${userId}) on conflict do nothing`.execute(trx)
  const { rows } = await sql<CollectionRow>`
    select ${columns} from collections where user_id = ${userId} for update`.execute(trx)
  return rows[0] ?? NO_COLLECTION
}

/** Whether the player is a member, and their collection as it is now. */
export async function selectCollection(
  db: Db,
  userId: string,
): Promise<{ row: CollectionRow; isMember: boolean }> {
  const { rows } = await sql<CollectionRow>`
    select ${columns} from collections where user_id = ${userId}`.execute(db)
  return { row: rows[0] ?? NO_COLLECTION, isMember: await selectIsMember(db, userId) }
}

export async function saveCollection(trx: Db, userId: string, row: CollectionRow): Promise<void> {
  const { games, bytes, deleted, lastSeq, forgottenSeq } = row
  await sql`
    update collections set games = ${games}, bytes = ${bytes}, deleted = ${deleted},
      last_seq = ${lastSeq}, forgotten_seq = ${forgottenSeq}
    where user_id = ${userId}`.execute(trx)
}

export async function selectIsMember(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} and role = 'PREMIUM'`.execute(db)
  return rows.length > 0
}

const bytesOf = (id: string) => Buffer.from(id, 'hex')

/** `textBytes` is 0 for a deleted game. */
export type KnownGame = { changedAtMs: number; textBytes: number }

/** What is known of these games, by id. */
export async function selectKnownGames(
  trx: Db,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, KnownGame>> {
  const { rows } = await sql<Row<'collected_games', 'id' | 'changedAt' | 'textBytes'>>`
    select id, changed_at as "changedAt", text_bytes as "textBytes" from collected_games
    where user_id = ${userId} and id = any(${ids.map(bytesOf)}::bytea[])`.execute(trx)
  return new Map(
    rows.map(({ id, changedAt, textBytes }) => [
      id.toString('hex'),
      { changedAtMs: changedAt.getTime(), textBytes },
    ]),
  )
}

/** A game that is added, or deleted if nothing is `packed`. */
export type GameChange = {
  id: string
  changedAtMs: number
  addedAtMs: number
  textBytes: number
  packed: Uint8Array | null
}

/** Writes changes, which get the numbers after `afterSeq` in their order. */
export async function writeGames(
  trx: Db,
  { userId, changes, afterSeq }: { userId: string; changes: readonly GameChange[]; afterSeq: number },
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into collected_games (user_id, id, seq, changed_at, added_at, text_bytes, packed)
    select ${userId}::uuid, id, ${afterSeq}::integer + place, changed_at, added_at, text_bytes, packed
    from unnest(
      ${changes.map(({ id }) => bytesOf(id))}::bytea[],
      ${changes.map(({ changedAtMs }) => new Date(changedAtMs))}::timestamptz[],
      ${changes.map(({ addedAtMs }) => new Date(addedAtMs))}::timestamptz[],
      ${changes.map(({ textBytes }) => textBytes)}::integer[],
      ${changes.map(({ packed }) => packed && Buffer.from(packed))}::bytea[]
    ) with ordinality as given (id, changed_at, added_at, text_bytes, packed, place)
    on conflict (user_id, id) do update set seq = excluded.seq, changed_at = excluded.changed_at,
      added_at = case when excluded.packed is null then collected_games.added_at else excluded.added_at end,
      text_bytes = excluded.text_bytes, packed = excluded.packed`.execute(trx)
}

/** Forgets the oldest deletions beyond the most that are kept: how many, and the number of the last of them. */
export async function forgetDeletions(trx: Db, userId: string): Promise<{ count: number; seq: number }> {
  const { rows } = await sql<{ seq: number }>`
    delete from collected_games where user_id = ${userId} and packed is null and seq <= (
      select seq from collected_games where user_id = ${userId} and packed is null
      order by seq desc offset ${ACCOUNT_DELETED_GAMES_MAX} limit 1
    ) returning seq`.execute(trx)
  return { count: rows.length, seq: Math.max(0, ...rows.map(({ seq }) => seq)) }
}

export type ChangedGame = Row<'collected_games', 'seq' | 'changedAt' | 'addedAt' | 'packed'> & { id: string }

/** Changes after a number in their order: a page that is bounded in games and in bytes of text, but has one game at least. */
export async function selectChangesAfter(
  db: Db,
  { userId, after, limit }: { userId: string; after: number; limit: number },
): Promise<ChangedGame[]> {
  const { rows } = await sql<ChangedGame>`
    with page as (
      select id, seq, sum(text_bytes) over (order by seq) - text_bytes as bytes_before from collected_games
      where user_id = ${userId} and seq > ${after} order by seq limit ${limit}
    )
    select encode(id, 'hex') as id, seq, changed_at as "changedAt", added_at as "addedAt", packed
    from page join collected_games using (id, seq)
    where user_id = ${userId} and bytes_before < ${COLLECTION_PULL_BYTES_MAX} order by seq`.execute(db)
  return rows
}

export type OwnGame = Row<'collected_games', 'addedAt' | 'packed'> & { id: string }

/** A user's games with the ids of deleted ones, in pages. */
export async function selectOwnGames(
  db: Db,
  userId: string,
  { after, limit }: { after: { id: string } | null; limit: number },
): Promise<OwnGame[]> {
  const { rows } = await sql<OwnGame>`
    select encode(id, 'hex') as id, added_at as "addedAt", packed from collected_games
    where user_id = ${userId} and id > ${bytesOf(after?.id ?? '')} order by id limit ${limit}`.execute(db)
  return rows
}

export async function deleteCollectionOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from collected_games where user_id = ${userId}`.execute(trx)
  await sql`delete from collections where user_id = ${userId}`.execute(trx)
}
