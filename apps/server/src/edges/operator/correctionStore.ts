import { type AccountKind, asCents, type Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of corrections. A correction that touches an account without an owner (world, fees, revenue, house)
// is open: nothing limits such an account, so money may have come from nowhere. It stays open until other
// corrections have taken it back in full, or another operator has recorded a proof.

type Db = Kysely<Database>

/** What is left of a correction on an account without an owner: above 0 if that account gained. */
export type Remainder = { account: AccountKind; cents: Cents }

export type OpenCorrection = {
  actId: string
  who: string
  postedAt: Date
  from: string
  to: string
  amount: Cents
  /** Null for corrections from before a purpose was required. */
  purpose: string | null
  left: readonly Remainder[]
}

const nameOf = (alias: string) =>
  sql`concat_ws(':', ${sql.ref(`${alias}.kind`)}, ${sql.ref(`${alias}.owner_id`)})`

/** What corrections leave on accounts without an owner. One that takes another back counts toward it. */
const remaindersOf = (posted: string) => sql`
  select root, kind as account, sum(change) as cents from (
    select root, credit_account as account, amount as change from ${sql.table(posted)}
    union all
    select root, debit_account, -amount from ${sql.table(posted)}
  ) as moved join accounts on accounts.id = account
  where owner_id is null group by root, kind having sum(change) <> 0`

/** The open corrections, oldest first, and how many there are in total. */
export async function selectOpenCorrections(
  db: Db,
  limit: number,
): Promise<{ count: number; rows: OpenCorrection[] }> {
  const { rows } = await sql<Omit<OpenCorrection, 'left'> & { left: StoredRemainders; count: number }>`
    with posted as materialized (
      select transfers.*, act.id as act_id, act.who, purpose, answers, coalesce(answers, act.id) as root
      from transfers join operator_acts act on act.id::text = reference
        left join corrections on corrections.act_id = act.id
      where kind = 'correction'
    ), open as (${remaindersOf('posted')})
    select act_id as "actId", who, created_at as "postedAt", ${nameOf('f')} as from, ${nameOf('t')} as to, amount,
      purpose, count(*) over ()::int as count,
      (select json_agg(json_build_object('account', account, 'cents', cents::text) order by account)
        from open where root = act_id) as left
    from posted join accounts f on f.id = debit_account join accounts t on t.id = credit_account
    where answers is null and act_id in (select root from open)
      and act_id not in (select correction_id from correction_proofs)
    order by posted.id limit ${limit}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ count: _count, left, ...row }) => ({ ...row, left: parseRemainders(left) })),
  }
}

/** As JSON, which has no integers of this size. */
type StoredRemainders = { account: AccountKind; cents: string }[] | null

const parseRemainders = (left: StoredRemainders): Remainder[] =>
  (left ?? []).map(({ account, cents }) => ({ account, cents: asCents(BigInt(cents)) }))

/** What is left of an open correction; empty for any other act. */
export async function selectRemainders(db: Db, actId: string): Promise<Remainder[]> {
  const { rows } = await sql<{ left: StoredRemainders }>`
    with counted as (
      select ${actId}::uuid as id union all select act_id from corrections where answers = ${actId}
    ), posted as (
      select ${actId}::uuid as root, transfers.* from counted
        join transfers on idempotency_key = 'correction ' || counted.id
      where kind = 'correction'
        and not exists (select from correction_proofs where correction_id = ${actId})
        and not exists (select from corrections where act_id = ${actId} and answers is not null)
    ), open as (${remaindersOf('posted')})
    select json_agg(json_build_object('account', account, 'cents', cents::text) order by account) as left
    from open`.execute(db)
  return parseRemainders(rows[0]?.left ?? null)
}

/** Lets one operator at a time close a correction, or part of it. */
export async function lockCorrection(trx: Db, actId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`correction ${actId}`}, 0))`.execute(trx)
}

export async function isRecorded(db: Db, actId: string): Promise<boolean> {
  const { rows } = await sql`select from corrections where act_id = ${actId}`.execute(db)
  return rows.length > 0
}

export async function insertCorrection(
  trx: Db,
  { actId, purpose, answers }: { actId: string; purpose: string; answers: string | null },
): Promise<void> {
  await sql`
    insert into corrections (act_id, purpose, answers) values (${actId}, ${purpose}, ${answers})
    on conflict (act_id) do nothing`.execute(trx)
}

export async function selectOperator(db: Db, actId: string): Promise<string | null> {
  const { rows } = await sql<Row<'operator_acts', 'who'>>`
    select who from operator_acts where id = ${actId}`.execute(db)
  return rows[0]?.who ?? null
}

export type CorrectionProof = Row<'correction_proofs', 'correctionId' | 'actId' | 'proof'>

/** The recorded proof of this correction, or this proof's other use; null if there is neither. */
export async function selectProof(
  db: Db,
  { correctionId, proof }: Pick<CorrectionProof, 'correctionId' | 'proof'>,
): Promise<CorrectionProof | null> {
  const { rows } = await sql<CorrectionProof>`
    select correction_id as "correctionId", act_id as "actId", proof from correction_proofs
    where correction_id = ${correctionId} or lower(proof) = lower(${proof})
    order by correction_id = ${correctionId} desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** False if this proof already proves another correction. */
export async function insertProof(
  trx: Db,
  { correctionId, actId, proof }: CorrectionProof,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into correction_proofs (correction_id, act_id, proof) values (${correctionId}, ${actId}, ${proof})
    on conflict do nothing`.execute(trx)
  return numAffectedRows === 1n
}
