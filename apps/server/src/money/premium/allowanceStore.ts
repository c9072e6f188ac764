import type { Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of the allowances of paid invoices.

type Db = Kysely<Database>

export type AllowanceRow = { invoiceId: string; total: Cents; used: Cents; until: Date }

/** Selects the invoice that pays now: a member's newest whose payment stands and whose period is not over. */
const current = (userId: string, now: Date) => sql`
  select premium_invoices.id as "invoiceId", allowance_cents as total, used_cents as used, period_end as until
  from premium_invoices join users on users.id = user_id
  where user_id = ${userId} and is_good and period_end > ${now} and role = 'PREMIUM'
  order by period_end desc, premium_invoices.id limit 1`

export async function selectAllowance(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<AllowanceRow | null> {
  const { rows } = await sql<AllowanceRow>`${current(userId, now)}`.execute(db)
  return rows[0] ?? null
}

/** The same, locked until the transaction ends. */
export async function lockAllowance(
  trx: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<AllowanceRow | null> {
  const { rows } = await sql<AllowanceRow>`
    ${current(userId, now)} for update of premium_invoices`.execute(trx)
  return rows[0] ?? null
}

export type Entry = { userId: string; tournamentId: string }

export async function selectStandingEntry(
  trx: Db,
  { userId, tournamentId }: Entry,
): Promise<{ fee: Cents } | null> {
  const { rows } = await sql<{ fee: Cents }>`
    select fee_cents as fee from free_entries
    where tournament_id = ${tournamentId} and user_id = ${userId} and restored_at is null`.execute(trx)
  return rows[0] ?? null
}

/** The caller has locked the invoice. */
export async function insertEntry(
  trx: Db,
  { userId, tournamentId, invoiceId, fee, now }: Entry & { invoiceId: string; fee: Cents; now: Date },
): Promise<void> {
  await sql`
    with entry as (
      insert into free_entries (invoice_id, user_id, tournament_id, fee_cents, entered_at)
      values (${invoiceId}, ${userId}, ${tournamentId}, ${fee}, ${now})
    )
    update premium_invoices set used_cents = used_cents + ${fee}::bigint where id = ${invoiceId}`.execute(trx)
}

export type RestoredEntry = { userId: string; feeCents: Cents }

/** Gives these users' entries back to the invoices that paid them, which it locks in order of id. */
export async function restoreEntries(
  trx: Db,
  { tournamentId, userIds, now }: { tournamentId: string; userIds: readonly string[] | null; now: Date },
): Promise<RestoredEntry[]> {
  const concerned = sql`
    tournament_id = ${tournamentId} and restored_at is null
      and (${userIds}::uuid[] is null or user_id = any(${userIds}::uuid[]))`
  await sql`
    select id from premium_invoices where id in (select invoice_id from free_entries where ${concerned})
    order by id for update`.execute(trx)
  const { rows } = await sql<RestoredEntry>`
    with restored as (
      update free_entries set restored_at = ${now} where ${concerned}
      returning user_id, invoice_id, fee_cents
    ), given as (
      update premium_invoices set used_cents = used_cents - fees
      from (select invoice_id, sum(fee_cents)::bigint as fees from restored group by invoice_id) as back
      where back.invoice_id = premium_invoices.id
    )
    select user_id as "userId", fee_cents as "feeCents" from restored order by user_id`.execute(trx)
  return rows
}
