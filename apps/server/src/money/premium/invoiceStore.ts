import type { Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { DisputeTable } from '../payments/index.ts'

// All SQL of paid months.

type Db = Kysely<Database>

export const DISPUTES: DisputeTable = { table: 'premium_disputes', of: 'invoice_id' }

export type InvoiceRow = Row<
  'premium_invoices',
  | 'id'
  | 'subscriptionId'
  | 'userId'
  | 'invoiceRef'
  | 'paymentRef'
  | 'periodStart'
  | 'periodEnd'
  | 'paidAt'
  | 'receiptUrl'
  | 'reversals'
  | 'disputed'
  | 'owings'
> & {
  amount: Cents
  refunded: Cents
  reversed: Cents
  used: Cents
  owed: Cents
}

const columns = sql`
  id, subscription_id as "subscriptionId", user_id as "userId", invoice_ref as "invoiceRef",
  payment_ref as "paymentRef", amount_cents as amount, period_start as "periodStart", period_end as "periodEnd",
  paid_at as "paidAt", receipt_url as "receiptUrl", refunded_cents as refunded, reversed_cents as reversed, reversals,
  disputed, used_cents as used, owed_cents as owed, owings`

export type NewInvoice = Pick<
  InvoiceRow,
  | 'id'
  | 'subscriptionId'
  | 'userId'
  | 'invoiceRef'
  | 'paymentRef'
  | 'amount'
  | 'periodStart'
  | 'periodEnd'
  | 'paidAt'
  | 'receiptUrl'
> & { provider: string; allowance: Cents }

/** Returns whether the invoice is new; a known one stays as it is. */
export async function insertInvoice(trx: Db, invoice: NewInvoice): Promise<boolean> {
  const { id, subscriptionId, userId, provider, invoiceRef, paymentRef, amount, allowance } = invoice
  const { periodStart, periodEnd, paidAt, receiptUrl } = invoice
  const { numAffectedRows } = await sql`
    insert into premium_invoices (
      id, subscription_id, user_id, provider, invoice_ref, payment_ref, amount_cents, allowance_cents,
      period_start, period_end, paid_at, receipt_url
    ) values (
      ${id}, ${subscriptionId}, ${userId}, ${provider}, ${invoiceRef}, ${paymentRef}, ${amount}, ${allowance},
      ${periodStart}, ${periodEnd}, ${paidAt}, ${receiptUrl}
    ) on conflict (provider, invoice_ref) do nothing`.execute(trx)
  return numAffectedRows === 1n
}

export async function selectInvoice(
  db: Db,
  { provider, invoiceRef }: { provider: string; invoiceRef: string },
): Promise<InvoiceRow | null> {
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from premium_invoices where provider = ${provider} and invoice_ref = ${invoiceRef}`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function updatePaymentRef(
  trx: Db,
  { id, paymentRef }: { id: string; paymentRef: string },
): Promise<void> {
  await sql`
    update premium_invoices set payment_ref = ${paymentRef} where id = ${id} and payment_ref is null`.execute(
    trx,
  )
}

export type Payment = { provider: string; paymentRef: string }

export async function selectInvoiceOfPayment(
  db: Db,
  { provider, paymentRef }: Payment,
): Promise<InvoiceRow | null> {
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from premium_invoices where provider = ${provider} and payment_ref = ${paymentRef}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Reads an invoice and locks it until the transaction ends. */
export async function lockInvoice(trx: Db, id: string): Promise<InvoiceRow> {
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from premium_invoices where id = ${id} for update`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the invoice ${id} is gone from the database`)
  return row
}

/** Finds an invoice by our id or the provider's name for it. */
export async function selectNamedInvoice(
  db: Db,
  name: string,
): Promise<(InvoiceRow & { provider: string }) | null> {
  const { rows } = await sql<InvoiceRow & Row<'premium_invoices', 'provider'>>`
    select ${columns}, provider from premium_invoices where id::text = ${name} or invoice_ref = ${name}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Lists a user's paid months, newest first. */
export async function selectInvoicesOf(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from premium_invoices where user_id = ${userId}
    order by period_end desc, id limit ${limit}`.execute(db)
  return rows
}

/** Lists a subscription's payments after `since`, which a bank may still take back. */
export async function selectPaidSince(
  db: Db,
  { subscriptionId, since }: { subscriptionId: string; since: Date },
): Promise<{ paymentRef: string | null; paidAt: Date }[]> {
  const { rows } = await sql<Row<'premium_invoices', 'paymentRef' | 'paidAt'>>`
    select payment_ref as "paymentRef", paid_at as "paidAt" from premium_invoices
    where subscription_id = ${subscriptionId} and paid_at > ${since} order by paid_at desc`.execute(db)
  return rows
}

/** Returns until when a subscription is paid; null if it never was. */
export async function selectPaidUntil(db: Db, subscriptionId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(period_end) as until from premium_invoices where subscription_id = ${subscriptionId}`.execute(
    db,
  )
  return rows[0]?.until ?? null
}

export async function updateRefunded(
  trx: Db,
  { id, refunded }: { id: string; refunded: Cents },
): Promise<void> {
  await sql`
    update premium_invoices set refunded_cents = greatest(refunded_cents, ${refunded}::bigint)
    where id = ${id}`.execute(trx)
}

export async function updateReversed(
  trx: Db,
  { id, reversed, disputed }: { id: string; reversed: Cents; disputed: boolean },
): Promise<void> {
  await sql`
    update premium_invoices
    set disputed = ${disputed}, reversals = reversals + (reversed_cents <> ${reversed}::bigint)::int,
      reversed_cents = ${reversed}
    where id = ${id}`.execute(trx)
}

export async function updateOwed(trx: Db, { id, owed }: { id: string; owed: Cents }): Promise<void> {
  await sql`
    update premium_invoices set owed_cents = ${owed}, owings = owings + 1 where id = ${id}`.execute(trx)
}

/** Lists invoices for which more or less is owed than should be. */
export async function selectUnsettledOwed(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<Row<'premium_invoices', 'id'>>`
    select id from premium_invoices where owed_cents <> case when disputed then used_cents else 0 end
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export type OwnInvoice = { id: string; paidAt: Date } & Record<string, unknown>

/** Lists a user's paid months with their free entries, newest first, one page at a time; amounts in R$. */
export async function selectOwnInvoices(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnInvoice | null; limit: number },
): Promise<OwnInvoice[]> {
  const { rows } = await sql<OwnInvoice>`
    select id, subscription_id as "subscriptionId", (amount_cents / 100.0)::float8 as amount,
      period_start as "periodStart", period_end as "periodEnd", paid_at as "paidAt",
      (refunded_cents / 100.0)::float8 as refunded, (allowance_cents / 100.0)::float8 as allowance,
      (used_cents / 100.0)::float8 as "allowanceUsed",
      (select coalesce(json_agg(json_build_object(
        'tournamentId', tournament_id, 'fee', (fee_cents / 100.0)::float8, 'enteredAt', entered_at,
        'givenBackAt', restored_at
      ) order by entered_at), '[]') from free_entries where invoice_id = premium_invoices.id) as "freeEntries"
    from premium_invoices
    where user_id = ${userId} and (${after?.id ?? null}::uuid is null
      or (paid_at, id) < (${after?.paidAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by paid_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
