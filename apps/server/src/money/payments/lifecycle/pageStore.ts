import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../kernel/db/schema.ts'
import type { Language } from '../../../kernel/texts/language.ts'

// SQL of rows that are paid on a provider's page. Each capability has its own table; these columns are the same.

type Db = Kysely<Database>

/** A table whose rows have a page: with `checkout_id` and `checkout_url`. */
type PageTable = 'deposits' | 'subscriptions' | 'store_checkouts'
/** A table whose rows are paid once: with `payment_ref` too. */
export type PaidOnceTable = Exclude<PageTable, 'subscriptions'>

/** Stores the page that the provider opened for a row; a known one stays. */
export async function updatePage(
  db: Db,
  table: PageTable,
  { id, checkoutId, url }: { id: string; checkoutId: string; url: string | null },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set checkout_id = coalesce(checkout_id, ${checkoutId}),
      checkout_url = coalesce(checkout_url, ${url})
    where id = ${id}`.execute(db)
}

export async function updatePaymentRef(
  trx: Db,
  table: PaidOnceTable,
  { id, paymentRef }: { id: string; paymentRef: string },
): Promise<void> {
  await sql`update ${sql.table(table)} set payment_ref = ${paymentRef} where id = ${id}`.execute(trx)
}

/** Sets the language of a row's page if the previous version stored none. */
export async function updateLanguage(
  trx: Db,
  table: PageTable,
  { id, language }: { id: string; language: Language },
): Promise<void> {
  await sql`update ${sql.table(table)} set language = ${language} where id = ${id} and language is null`.execute(
    trx,
  )
}

/** The address at which the provider may write to the payer. */
export async function selectEmail(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the user ${userId} is gone from the database`)
  return row.email
}
