import type pg from 'pg'
import type { StoredGame, StoredTransfer, Truth } from './history.ts'

type GameRow = Omit<StoredGame, 'moves'> & { moves: [uci: string, moveId: string, clockMs: number][] }

/**
 * What the database contains when a run is over: every game, its transfers, and the balances of these
 * wallets.
 */
export async function readTruth(pool: pg.Pool, walletsBefore: ReadonlyMap<string, number>): Promise<Truth> {
  const games = await pool.query<GameRow>(`
    select id, white_id as "whiteId", black_id as "blackId", version, ply, fen, status, reason,
      winner_id as "winnerId", wager_cents::int as "stakeCents", (
        select coalesce(json_agg(json_build_array(uci, move_id, clock_ms) order by moves.ply), '[]')
        from moves where game_id = games.id
      ) as moves
    from games order by id`)
  const transfers = await pool.query<StoredTransfer>(`
    select transfers.kind, reference, amount::int as "amountCents",
      concat_ws(' ', debit.kind, debit.owner_id) as "from", concat_ws(' ', credit.kind, credit.owner_id) as "to"
    from transfers join accounts debit on debit.id = debit_account join accounts credit on credit.id = credit_account
    order by transfers.id`)
  return {
    games: games.rows.map(({ moves, ...game }) => ({
      ...game,
      moves: moves.map(([uci, moveId, clockMs]) => ({ uci, moveId, clockMs })),
    })),
    transfers: transfers.rows,
    walletsBefore,
    wallets: await readWallets(pool, [...walletsBefore.keys()]),
  }
}

/** The wallet balance of each of these users, in centavos. */
export async function readWallets(pool: pg.Pool, userIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; balance: number }>(
    `select owner_id as id, balance::int as balance from accounts
     where kind = 'wallet' and owner_id = any($1::text[])`,
    [userIds],
  )
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}
