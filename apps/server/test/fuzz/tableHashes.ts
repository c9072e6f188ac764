import type pg from 'pg'

/** Who is connected where, which changes with any socket: not an effect of what is sent on one. */
const CONNECTION_TABLES = new Set(['server_boots', 'socket_leases', 'players_online'])
/** What the server writes by itself, on a schedule. */
const SCHEDULED_TABLES = new Set(['fair_play_nights', 'ledger_proofs'])
/** What a call without a body is meant to store: any guest may ask to sign in with a passkey. */
const GUEST_TABLES = new Set(['factor_challenges'])
const UNCOMPARED_TABLES = new Set([...CONNECTION_TABLES, ...SCHEDULED_TABLES, ...GUEST_TABLES])

/** A game's presence and version change with its sockets too; all its other columns must stay. */
const COLUMNS: Readonly<Record<string, string>> = {
  games:
    'id, status, fen, ply, white_ms, black_ms, last_move, winner_id, draw_offer_id, white_offers, black_offers',
}

/** A hash of each table's rows, by table name. */
export async function hashTables(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const hashes: Record<string, string> = {}
  for (const { name } of rows) {
    if (UNCOMPARED_TABLES.has(name)) continue
    const columns = COLUMNS[name] ?? '*'
    const { rows: found } = await pool.query<{ hash: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as hash
       from (select ${columns} from "${name}") as one`,
    )
    hashes[name] = found[0]?.hash ?? ''
  }
  return hashes
}
