import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Changed } from './verb.ts'

// The log of operators as the desk shows it: each act once, at its last row.

type Db = Kysely<Database>

export type LogFilters = {
  verb?: string | undefined
  who?: string | undefined
  person?: string | undefined
  /** First and last day, `2026-01-15`, in Brazil's time. */
  from?: string | undefined
  to?: string | undefined
  words?: string | undefined
  readings?: 'hidden' | undefined
}

export type LoggedRow = Row<
  'operator_log',
  'seq' | 'actId' | 'at' | 'step' | 'verb' | 'who' | 'operatorId' | 'why'
> & {
  given: Readonly<Record<string, string>>
  changed: Changed | null
  person: string | null
}

const columns = sql`
  seq, act_id as "actId", at, step, verb, who, operator_id as "operatorId", why, given, changed,
  coalesce(changed->>'user', given->>'account') as person`

/** Rows near the ends of a range of days may be out of the order of time by less than this. */
const SEQ_MARGIN = 1000n

const startOf = (day: string, days = 0) =>
  sql`((${day}::date + ${days}::int)::timestamp at time zone 'America/Sao_Paulo')`

/** The words of a search, each as the beginning of a word; null if it has none. */
function wordsQuery(words: string): string | null {
  const found = words.split(/[\s!-/:-@[-`{-~]+/).filter((word) => word !== '')
  return found.length === 0 ? null : found.map((word) => `'${word}':*`).join(' & ')
}

/** The range of numbers in which the rows of these days are; null if the log has nothing as late. */
async function selectSeqRange(
  db: Db,
  { from, to }: LogFilters,
): Promise<{ above: bigint; below: bigint | null } | null> {
  const first = async (condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ seq: bigint }>`
      select seq from operator_log where ${condition} order by at, seq limit 1`.execute(db)
    return rows[0]?.seq ?? null
  }
  const [begin, end] = await Promise.all([
    from === undefined ? null : first(sql`at >= ${startOf(from)}`),
    to === undefined ? null : first(sql`at >= ${startOf(to, 1)}`),
  ])
  if (from !== undefined && begin === null) return null
  return { above: begin === null ? 0n : begin - SEQ_MARGIN, below: end === null ? null : end + SEQ_MARGIN }
}

/**
 * Matches of a search that are few enough to be sorted. Where more match, the newest are found by going back
 * from the end of the log.
 */
const FEW_MATCHES = 50_000
const MATCHES_AT_ONCE = 2000

const hasWords = (query: string) => sql`words_of_reason(why) @@ to_tsquery('simple', ${query})`

/** The newest rows before this one whose reason has these words, by their numbers; null if too many match. */
async function selectMatches(db: Db, query: string, before: bigint | null): Promise<bigint[] | null> {
  const { rows } = await sql<{ count: number; seqs: string | null }>`
    with few as materialized (
      select seq from operator_log where ${hasWords(query)} limit ${FEW_MATCHES + 1}
    ), newest as (
      select seq from few where ${before}::bigint is null or seq < ${before}
      order by seq desc limit ${MATCHES_AT_ONCE}
    )
    select (select count(*)::int from few) as count,
      (select string_agg(seq::text, ' ' order by seq desc) from newest) as seqs`.execute(db)
  const { count = 0, seqs = null } = rows[0] ?? {}
  if (count > FEW_MATCHES) return null
  return seqs === null ? [] : seqs.split(' ').map(BigInt)
}

type LogPart = { before: bigint | null; limit: number; without?: readonly string[] }

/**
 * Reads acts by these filters, newest first. `before`: only those whose last row has a lower number. `without`:
 * leaves out these verbs and who read what.
 */
export async function selectLogPage(db: Db, filters: LogFilters, part: LogPart): Promise<LoggedRow[]> {
  const { before, limit } = part
  const { words } = filters
  const query = words === undefined ? null : wordsQuery(words)
  const conditions = await conditionsOf(db, filters, part)
  if (conditions === null || (words !== undefined && query === null)) return []
  if (query === null) return selectRows(db, conditions, limit)
  const found: LoggedRow[] = []
  for (let matches: bigint[] | null, below = before; ; below = matches.at(-1) ?? null) {
    matches = await selectMatches(db, query, below)
    if (matches === null) return selectRows(db, [...conditions, hasWords(query)], limit)
    const seqs = sql`seq = any(${matches}::bigint[])`
    found.push(...(await selectRows(db, [...conditions, seqs], limit - found.length)))
    if (found.length >= limit || matches.length < MATCHES_AT_ONCE) return found
  }
}

async function selectRows(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<LoggedRow[]> {
  const { rows } = await sql<LoggedRow>`
    select ${columns} from operator_log where ${sql.join(conditions, sql` and `)}
    order by seq desc limit ${limit}`.execute(db)
  return rows
}

/** What a row must fulfil besides its words; null if none can. */
async function conditionsOf(
  db: Db,
  filters: LogFilters,
  { before, without }: LogPart,
): Promise<RawBuilder<unknown>[] | null> {
  const { verb, who, person, from, to, readings } = filters
  const conditions = [
    // A value and not `not exists`: PostgreSQL would read all acts that are done before the first row.
    sql`(step = 'done' or coalesce((
      select false from operator_log later where later.act_id = operator_log.act_id and later.step = 'done'), true))`,
    ...(verb === undefined ? [] : [sql`verb = ${verb}`]),
    ...(who === undefined ? [] : [sql`lower(who) = lower(${who})`]),
    ...(person === undefined ? [] : [sql`coalesce(changed->>'user', given->>'account') = ${person}`]),
    ...(readings === 'hidden' ? [sql`verb not like 'see-%'`] : []),
    ...(without === undefined ? [] : [sql`verb not like 'see-%' and verb <> all(${without}::text[])`]),
    ...(from === undefined ? [] : [sql`at >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql`at < ${startOf(to, 1)}`]),
    ...(before === null ? [] : [sql`seq < ${before}`]),
  ]
  if (from === undefined && to === undefined) return conditions
  const range = await selectSeqRange(db, filters)
  if (range === null) return null
  const { above, below } = range
  return [...conditions, sql`seq > ${above}`, ...(below === null ? [] : [sql`seq < ${below}`])]
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The names of the accounts that acts were about, by their ids. */
export async function selectPersonNames(
  db: Db,
  acts: readonly Pick<LoggedRow, 'person'>[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = acts.flatMap(({ person }) => (person !== null && UUID.test(person) ? [person] : []))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row<'users', 'id' | 'name'>>`
    select id, name from users where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type LoggedStep = Row<'operator_log', 'seq' | 'step' | 'at'> & { hash: string; previousHash: string }

/** The rows of one act, in order, with their hashes. */
export async function selectLoggedAct(
  db: Db,
  actId: string,
): Promise<{ act: LoggedRow; steps: LoggedStep[] } | null> {
  const { rows } = await sql<LoggedRow & LoggedStep>`
    select ${columns}, encode(hash, 'hex') as hash, encode(previous_hash, 'hex') as "previousHash"
    from operator_log where act_id = ${actId} order by seq`.execute(db)
  const act = rows.at(-1)
  return act ? { act, steps: rows } : null
}

/** The verbs that the log has, one look at the index for each. */
export async function selectLogVerbs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ verb: string }>`
    with recursive found as (
      select min(verb) as verb from operator_log
      union all
      select (select min(verb) from operator_log where verb > found.verb) from found where found.verb is not null
    )
    select verb from found where verb is not null`.execute(db)
  return rows.map(({ verb }) => verb)
}
