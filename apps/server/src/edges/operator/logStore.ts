import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// Reads of operator_log. The trigger of operator_acts writes it (0065_operator_log).

type Db = Kysely<Database>

/** The end of the log: the number of its last row and that row's hash, in hex. */
export type LogHead = { seq: bigint; hash: string }

/** Proves `limit` rows after this head: the new head, how many rows were read, and the first that is wrong. */
export async function proveRows(
  db: Db,
  { after, limit }: { after: LogHead; limit: number },
): Promise<{ head: LogHead; rows: number; wrong: bigint | null }> {
  const { rows } = await sql<{
    count: number
    wrong: bigint | null
    seq: bigint | null
    hash: string | null
  }>`
    with part as (
      select operator_log as entry, seq, hash,
        lag(hash, 1, decode(${after.hash}, 'hex')) over (order by seq) as hash_before,
        ${after.seq}::bigint + row_number() over (order by seq) as seq_expected
      from operator_log where seq > ${after.seq} order by seq limit ${limit}
    )
    select count(*)::int as count, max(seq) as seq,
      encode((array_agg(hash order by seq desc))[1], 'hex') as hash,
      min(seq) filter (where seq <> seq_expected or (entry).previous_hash <> hash_before
        or hash <> operator_log_hash(entry)) as wrong
    from part`.execute(db)
  const [found] = rows
  const { count = 0, wrong = null } = found ?? {}
  const head = found && found.seq !== null ? { seq: found.seq, hash: found.hash ?? '' } : after
  return { head, rows: count, wrong }
}

/** An act that the log lacks as begun or as done; null if it has all. */
export async function selectUnlogged(db: Db): Promise<string | null> {
  const { rows } = await sql<Row<'operator_acts', 'id'>>`
    select act.id from operator_acts act
      left join operator_log begun on begun.act_id = act.id and begun.step = 'begun'
      left join operator_log done on done.act_id = act.id and done.step = 'done'
    where begun.seq is null or (done.seq is null) <> (act.done_at is null)
    order by act.begun_at limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** The hash of one row, in hex; null if there is no such row. */
export async function selectLogHash(db: Db, seq: bigint): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select encode(hash, 'hex') as hash from operator_log where seq = ${seq}`.execute(db)
  return rows[0]?.hash ?? null
}
