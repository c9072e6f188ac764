import { PERSON_COUNT_MAX, type PersonCounts } from '@lance/contract/desk'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// How much there is in each part of a person's page, over the tables of many capabilities in one statement.

/** Counts rows, and stops one above the most that is shown. */
const upTo = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (${rows} limit ${PERSON_COUNT_MAX + 1}) as bounded)`

export async function countPartsOf(
  db: Kysely<Database>,
  { userId, now }: { userId: string; now: Date },
): Promise<PersonCounts> {
  const isTheirs = (column: string) => sql`${sql.ref(column)} = ${userId}`
  const { rows } = await sql<PersonCounts>`select
    ${upTo(sql`
      (select from games where ${isTheirs('white_id')} limit ${PERSON_COUNT_MAX + 1})
      union all (select from games where ${isTheirs('black_id')} limit ${PERSON_COUNT_MAX + 1})`)} as games,
    ${upTo(sql`
      select from sessions where ${isTheirs('user_id')} and revoked_at is null and expires_at > ${now}`)} as sessions,
    ${upTo(sql`
      (select from reports where ${isTheirs('reported_id')}) union all
      (select from reports where ${isTheirs('reporter_id')})`)} as reports,
    ${upTo(sql`select from suspicions where ${isTheirs('user_id')}`)} as suspicions,
    ${upTo(sql`
      (select from tournament_entries where ${isTheirs('user_id')}) union all
      (select from store_orders where ${isTheirs('user_id')})`)} as activity`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a count of rows has no row')
  return counts
}
