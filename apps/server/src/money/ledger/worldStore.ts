import { asCents, type Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

type Db = Kysely<Database>

/** What came in and went out on one day of Brazil's time. */
export type WorldDay = { day: string; inCents: Cents; outCents: Cents }

/** Longer than it takes with tens of millions of accounts. */
const SUM_TIMEOUT_MS = 30_000

const dayOf = (at: ReturnType<typeof sql>) => sql`(${at} at time zone 'America/Sao_Paulo')::date`

/** Reads what passed between the product and the world since the beginning of a day, by day; days without are left out. */
export async function selectWorldDays(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<WorldDay[]> {
  const { rows: found } = await sql<{ id: bigint }>`select id from accounts where kind = 'world'`.execute(db)
  // Literals, so that the partial index fits.
  const world = sql.raw(String(found[0]?.id ?? 0))
  const { rows } = await sql<{ day: string; in: bigint; out: bigint }>`
    select ${dayOf(sql`created_at`)}::text as day,
      coalesce(sum(amount) filter (where debit_account = ${world}), 0)::bigint as in,
      coalesce(sum(amount) filter (where credit_account = ${world}), 0)::bigint as out
    from transfers
    where (debit_account = ${world} or credit_account = ${world})
      and created_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
      and created_at < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'
    group by 1`.execute(db)
  return rows.map((row) => ({ day: row.day, inCents: asCents(row.in), outCents: asCents(row.out) }))
}

/** The sum of all wallets. It reads every account, so callers keep it. */
export async function sumWallets(db: Db): Promise<Cents> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(SUM_TIMEOUT_MS)}`.execute(trx)
      const { rows } = await sql<{ sum: bigint }>`
        select coalesce(sum(balance), 0)::bigint as sum from accounts where kind = 'wallet'`.execute(trx)
      return asCents(rows[0]?.sum ?? 0n)
    })
}
