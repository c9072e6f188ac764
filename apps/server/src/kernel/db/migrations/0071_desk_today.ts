import { type Kysely, sql } from 'kysely'

// Builds indexes of tables that players write to. Can be run again after an interruption.
export const outsideTransaction = true

/** What the desk's first page and its log read quickly, and which act made an invitation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The words of a reason, in lower case. Punctuation separates them, so that "ticket-12" has the word "12".
    create or replace function words_of_reason(why text) returns tsvector language sql immutable as $$
      select to_tsvector('simple'::regconfig,
        translate(why, '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', repeat(' ', 32)))
    $$`.execute(db)
  // An act that is done again ends the link that it made before.
  await sql`alter table operator_invites add column if not exists act_id uuid`.execute(db)
  const { rows } = await sql<{ id: bigint }>`select id from accounts where kind = 'world'`.execute(db)
  for (const [name, definition] of indexesOf(rows[0]?.id ?? 0n)) {
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(definition)}`.execute(db)
  }
}

const indexesOf = (world: bigint): [name: string, definition: string][] => [
  // Money that came in or went out: a small part of all transfers.
  [
    'transfers_of_world',
    `transfers (created_at) include (debit_account, credit_account, amount)
      where debit_account = ${world} or credit_account = ${world}`,
  ],
  ['mail_outbox_failed', 'mail_outbox (due_at) where last_error is not null'],
  ['operator_log_by_time', 'operator_log (at, seq)'],
  ['operator_log_by_verb_and_who', 'operator_log (verb, lower(who), seq desc)'],
  ['operator_log_by_words', 'operator_log using gin (words_of_reason(why))'],
]
