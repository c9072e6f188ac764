import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

export type OrderActRow = Row<'operator_acts', 'id' | 'verb' | 'who' | 'why' | 'begunAt'> & {
  isDone: boolean
}

/** What operators did to an order, newest first, without what they only read. */
export async function selectActsOfOrder(
  db: Kysely<Database>,
  { number, limit }: { number: number; limit: number },
): Promise<OrderActRow[]> {
  const { rows } = await sql<OrderActRow>`
    select id, verb, who, why, begun_at as "begunAt", done_at is not null as "isDone" from operator_acts
    where given->>'order' = ${String(number)} and verb not like 'see-%'
    order by begun_at desc limit ${limit}`.execute(db)
  return rows
}
