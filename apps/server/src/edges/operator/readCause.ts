import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

/** The longest cause, in characters. */
const CAUSE_MAX_CHARACTERS = 200

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where to look up what an operator names. Anything that is not in this database is named as `outside`. */
const KNOWN: Readonly<Record<string, { table: string; column: string; pattern: RegExp }>> = {
  deposit: { table: 'deposits', column: 'id', pattern: UUID },
  withdrawal: { table: 'withdrawals', column: 'id', pattern: UUID },
  invoice: { table: 'premium_invoices', column: 'id', pattern: UUID },
  order: { table: 'store_orders', column: 'number', pattern: /^\d{1,15}$/ },
  event: { table: 'payment_events', column: 'event_id', pattern: /./ },
  game: { table: 'games', column: 'id', pattern: /./ },
  tournament: { table: 'tournaments', column: 'id', pattern: UUID },
}

/** What `readCause` accepts, as help for the operator. */
export const CAUSES_HELP = `${Object.keys(KNOWN).join(':ID, ')}:ID, or outside:TEXT (a line of a bank statement, a payment at the provider)`

/** Reads the purpose or proof of a correction, such as `deposit:ID`; null if what it names does not exist. */
export async function readCause(db: Kysely<Database>, text: string): Promise<string | null> {
  const [, kind = '', id = ''] =
    /^(\w+):\s*(.+)$/.exec(text.normalize('NFKC').replace(/\s+/g, ' ').trim()) ?? []
  const cause = `${kind}:${id}`
  if (id === '' || cause.length > CAUSE_MAX_CHARACTERS) return null
  if (kind === 'outside') return cause
  const known = Object.hasOwn(KNOWN, kind) ? KNOWN[kind] : undefined
  if (!known?.pattern.test(id)) return null
  const { table, column } = known
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(db)
  return rows.length > 0 ? cause : null
}
