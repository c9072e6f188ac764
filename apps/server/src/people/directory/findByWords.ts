import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { patternOf, readSearch } from './readSearch.ts'

/** The most accounts that are looked up by the index. Of more, one soon comes up in any list. */
const LOOKED_UP_MAX = 2000

/**
 * Returns a condition on a column of account ids: the account's name or address contains all words of the search. A
 * search without words matches nothing.
 */
export async function findByWords(
  db: Kysely<Database>,
  {
    text,
    column,
    lookedUpMax = LOOKED_UP_MAX,
  }: { text: string; column: RawBuilder<unknown>; lookedUpMax?: number },
): Promise<RawBuilder<unknown>> {
  const { parts } = readSearch(text)
  if (parts.length === 0) return sql`false`
  const matches = parts.map((part) => sql`words like fold_words(${patternOf(part)})`)
  const { rows } = await sql<{ id: string }>`
    select user_id as id from people_index where ${sql.join(matches, sql` and `)} limit ${lookedUpMax + 1}`.execute(
    db,
  )
  if (rows.length <= lookedUpMax) return sql`${column} = any(${rows.map(({ id }) => id)}::uuid[])`
  const seen = parts.map((part) => sql`strpos(words, fold_words(${part})) > 0`)
  return sql`exists (select from people_index where user_id = ${column} and ${sql.join(seen, sql` and `)})`
}
