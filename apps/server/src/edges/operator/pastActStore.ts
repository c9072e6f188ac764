import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

/** As the desk shows it: `PastAct` of the contract. */
export type PastActRow = Row<'operator_acts', 'id' | 'verb' | 'who' | 'why' | 'begunAt'> & {
  isDone: boolean
  asksForSecond: boolean
  confirms: boolean
  receipt: string | null
  tracking: string | null
}

/** What an act may be about. Written out, because each has an index of its own. */
const GIVEN = { order: sql`given->>'order'`, withdrawal: sql`given->>'withdrawal'` }

/** What operators did to an order or a withdrawal, newest first, without what they only read. */
export async function selectActsOn(
  db: Kysely<Database>,
  { kind, id, limit }: { kind: keyof typeof GIVEN; id: string; limit: number },
): Promise<PastActRow[]> {
  const { rows } = await sql<PastActRow>`
    select id, verb, who, why, begun_at as "begunAt", done_at is not null as "isDone",
      changed->>'waits' is not null as "asksForSecond", given->>'confirms' is not null as confirms,
      given->>'receipt' as receipt, given->>'tracking' as tracking
    from operator_acts where ${GIVEN[kind]} = ${id} and verb not like 'see-%'
    order by begun_at desc limit ${limit}`.execute(db)
  return rows
}
