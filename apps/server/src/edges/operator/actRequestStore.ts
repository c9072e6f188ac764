import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Actor } from './samePerson.ts'
import type { ArgumentValues } from './verb.ts'

// All SQL of acts that wait for a second operator.

type Db = Kysely<Database>

/** Tells acts apart by what they do: the verb and its arguments, in any order. */
export function fingerprintOf(verb: string, given: ArgumentValues): Buffer {
  const pairs = Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([verb, pairs]))
    .digest()
}

/** An act that waits, or waited, for a second operator. */
export type ActRequest = Row<'act_requests', 'actId' | 'expiresAt' | 'confirmedBy'> & Actor

const columns = sql`
  request.act_id as "actId", request.expires_at as "expiresAt", request.confirmed_by as "confirmedBy", act.who,
  act.operator_id as "operatorId"
  from act_requests request join operator_acts act on act.id = request.act_id`

/** An operator who left confirms nothing, and what they asked for can't be confirmed either. */
const isOpen = (now: Date) => sql`
  request.confirmed_by is null and request.expires_at > ${now}
  and not exists (select from operators where operators.id = act.operator_id and ended_at is not null)`

/** Lets one act at a time ask for this, or confirm it, until the transaction ends. */
export async function lockRequests(trx: Db, fingerprint: Buffer): Promise<void> {
  const name = `request ${fingerprint.toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/** The request that this act made or confirmed; null for any other act. */
export async function selectRequestOf(trx: Db, actId: string): Promise<ActRequest | null> {
  const { rows } = await sql<ActRequest>`
    select ${columns} where ${actId} in (request.act_id, request.confirmed_by)`.execute(trx)
  return rows[0] ?? null
}

export async function selectOpenRequest(
  trx: Db,
  { fingerprint, now }: { fingerprint: Buffer; now: Date },
): Promise<ActRequest | null> {
  const { rows } = await sql<ActRequest>`
    select ${columns} where request.fingerprint = ${fingerprint} and ${isOpen(now)}
    order by request.asked_at desc limit 1`.execute(trx)
  return rows[0] ?? null
}

export async function insertRequest(
  trx: Db,
  { actId, fingerprint, now, expiresAt }: { actId: string; fingerprint: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into act_requests (act_id, fingerprint, asked_at, expires_at)
    values (${actId}, ${fingerprint}, ${now}, ${expiresAt})`.execute(trx)
}

export async function updateConfirmed(
  trx: Db,
  { actId, confirmedBy }: { actId: string; confirmedBy: string },
): Promise<void> {
  await sql`
    update act_requests set confirmed_by = ${confirmedBy}
    where act_id = ${actId} and confirmed_by is null`.execute(trx)
}

export type WaitingAct = Pick<ActRequest, 'actId' | 'expiresAt' | 'who' | 'operatorId'> &
  Row<'operator_acts', 'verb' | 'why'> &
  Row<'act_requests', 'askedAt'> & { given: ArgumentValues }

/** The acts that wait for a second operator, oldest first. */
export async function selectWaitingActs(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingAct[]> {
  const { rows } = await sql<WaitingAct>`
    select request.act_id as "actId", request.asked_at as "askedAt", request.expires_at as "expiresAt", act.who,
      act.operator_id as "operatorId", act.verb, act.why, act.given
    from act_requests request join operator_acts act on act.id = request.act_id
    where ${isOpen(now)} order by request.asked_at, request.act_id limit ${limit}`.execute(db)
  return rows
}
