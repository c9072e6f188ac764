import type { OperatorRole } from '@lance/contract/desk'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Device } from '../accounts/index.ts'

// All SQL of operators' sessions.

type Db = Kysely<Database>

export type StoredSession = {
  id: string
  operatorId: string
  name: string
  roles: readonly OperatorRole[]
  browserKey: Buffer
  usedAt: Date
  expiresAt: Date
}

export async function insertSession(
  trx: Db,
  session: {
    id: string
    tokenHash: Buffer
    operatorId: string
    browserKey: Buffer
    device: Device
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  const { id, tokenHash, operatorId, browserKey, device, now, expiresAt } = session
  await sql`
    insert into operator_sessions
      (id, token_hash, operator_id, browser_key, browser, system, created_at, used_at, expires_at)
    values (${id}, ${tokenHash}, ${operatorId}, ${browserKey}, ${device.browser}, ${device.system}, ${now}, ${now},
      ${expiresAt})`.execute(trx)
}

/** A session that is not over, with its operator as they are now. */
export async function selectSession(
  db: Db,
  { tokenHash, now, idleSince }: { tokenHash: Buffer; now: Date; idleSince: Date },
): Promise<StoredSession | null> {
  const { rows } = await sql<StoredSession>`
    select s.id, o.id as "operatorId", name, roles, browser_key as "browserKey", used_at as "usedAt",
      expires_at as "expiresAt"
    from operator_sessions s join operators o on o.id = operator_id
    where token_hash = ${tokenHash} and s.ended_at is null and o.ended_at is null
      and expires_at > ${now} and used_at > ${idleSince}`.execute(db)
  return rows[0] ?? null
}

export type OpenSession = Pick<StoredSession, 'operatorId' | 'usedAt'> & Device & { createdAt: Date }

/** The sessions of all operators that are not over. An operator has few. */
export async function selectSessions(
  db: Db,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select operator_id as "operatorId", browser, system, created_at as "createdAt", used_at as "usedAt"
    from operator_sessions
    where ended_at is null and expires_at > ${now} and used_at > ${idleSince}
    order by used_at desc`.execute(db)
  return rows
}

export async function updateUsed(db: Db, id: string, now: Date): Promise<void> {
  await sql`update operator_sessions set used_at = ${now} where id = ${id} and used_at < ${now}`.execute(db)
}

export async function endSession(trx: Db, id: string, now: Date): Promise<void> {
  await sql`update operator_sessions set ended_at = ${now} where id = ${id} and ended_at is null`.execute(trx)
}

/** Ends all sessions of an operator; returns how many. */
export async function endSessionsOf(trx: Db, operatorId: string, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update operator_sessions set ended_at = ${now}
    where operator_id = ${operatorId} and ended_at is null`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** Keeps the newest sessions of an operator and ends the others. */
export async function endOlderSessions(
  trx: Db,
  { operatorId, kept, now }: { operatorId: string; kept: number; now: Date },
): Promise<void> {
  await sql`
    update operator_sessions set ended_at = ${now} where id in (
      select id from operator_sessions where operator_id = ${operatorId} and ended_at is null
      order by created_at desc, id offset ${kept})`.execute(trx)
}
