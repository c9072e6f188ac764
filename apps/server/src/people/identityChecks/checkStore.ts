import type { Cpf } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Sealer } from '../../kernel/sealing/sealer.ts'
import type { Person } from './identityProvider.ts'

// All SQL of identity checks. Every function takes the database or a transaction.

type Db = Kysely<Database>

export type CheckPurpose = 'verify' | 'recover'
export type CheckRow = Row<
  'identity_checks',
  | 'id'
  | 'userId'
  | 'reason'
  | 'provider'
  | 'personSealed'
  | 'documentUrl'
  | 'startedAt'
  | 'askAt'
  | 'settledAt'
> & { purpose: CheckPurpose; status: 'started' | 'waits' | 'verified' | 'refused' | 'expired' }

const columns = sql`
  id, user_id as "userId", purpose, status, reason, provider, person_sealed as "personSealed",
  document_url as "documentUrl", started_at as "startedAt", ask_at as "askAt", settled_at as "settledAt"`

const placeOf = ({ id, userId }: Pick<CheckRow, 'id' | 'userId'>) => ({
  table: 'identity_checks',
  column: 'person',
  row: `${id} of ${userId}`,
})

export const sealPerson = (sealer: Sealer, row: Pick<CheckRow, 'id' | 'userId'>, person: Person): string =>
  sealer.seal(placeOf(row), JSON.stringify(person))

/** Throws `SealError` if it can't be opened. */
export const openPerson = (sealer: Sealer, row: Pick<CheckRow, 'id' | 'userId' | 'personSealed'>): Person =>
  JSON.parse(sealer.open(placeOf(row), row.personSealed)) as Person

export async function insertCheck(
  trx: Db,
  check: {
    sealer: Sealer
    id: string
    userId: string
    purpose: CheckPurpose
    provider: string
    person: Person
    at: Date
    askAt: Date
  },
): Promise<void> {
  const { sealer, id, userId, purpose, provider, person, at, askAt } = check
  await sql`
    insert into identity_checks
      (id, user_id, purpose, status, provider, person_sealed, cpf_index, started_at, ask_at)
    values (${id}, ${userId}, ${purpose}, 'started', ${provider}, ${sealPerson(sealer, { id, userId }, person)},
      ${sealer.indexOf('cpf', person.cpf)}, ${at}, ${askAt})`.execute(trx)
}

export async function selectCheck(db: Db, id: string): Promise<CheckRow | null> {
  const { rows } = await sql<CheckRow>`select ${columns} from identity_checks where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Reads a check and locks it until the transaction ends. */
export async function lockCheck(trx: Db, id: string): Promise<CheckRow | null> {
  const { rows } = await sql<CheckRow>`
    select ${columns} from identity_checks where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

export async function selectOpenCheck(
  db: Db,
  { userId, purpose }: { userId: string; purpose: CheckPurpose },
): Promise<CheckRow | null> {
  const { rows } = await sql<CheckRow>`
    select ${columns} from identity_checks
    where user_id = ${userId} and purpose = ${purpose} and settled_at is null`.execute(db)
  return rows[0] ?? null
}

/** The check that says who the owner of an account is; null while none does. */
export async function selectVerified(db: Db, userId: string): Promise<CheckRow | null> {
  const { rows } = await sql<CheckRow>`
    select ${columns} from identity_checks
    where user_id = ${userId} and purpose = 'verify' and status = 'verified'`.execute(db)
  return rows[0] ?? null
}

/** The latest check of an account. */
export async function selectLatest(
  db: Db,
  { userId, purpose }: { userId: string; purpose: CheckPurpose },
): Promise<CheckRow | null> {
  const { rows } = await sql<CheckRow>`
    select ${columns} from identity_checks where user_id = ${userId} and purpose = ${purpose}
    order by started_at desc, id limit 1`.execute(db)
  return rows[0] ?? null
}

/** The checks that an account began after `since`, and when the oldest of them began. */
export async function countChecks(
  db: Db,
  { userId, since }: { userId: string; since: Date },
): Promise<{ count: number; firstAt: Date | null }> {
  const { rows } = await sql<{ count: number; firstAt: Date | null }>`
    select count(*)::int as count, min(started_at) as "firstAt" from identity_checks
    where user_id = ${userId} and started_at > ${since}`.execute(db)
  return rows[0] ?? { count: 0, firstAt: null }
}

/** Whether another account has verified this CPF. The caller has locked it. */
export async function isVerifiedElsewhere(
  db: Db,
  { sealer, userId, cpf }: { sealer: Sealer; userId: string; cpf: Cpf },
): Promise<boolean> {
  const { rows } = await sql`
    select from identity_checks
    where cpf_index = any(${sealer.indexesOf('cpf', cpf)}::bytea[]) and purpose = 'verify'
      and status = 'verified' and user_id <> ${userId} limit 1`.execute(db)
  return rows.length > 0
}

/** When to ask next about a check that is still open. */
export async function updateWaits(
  db: Db,
  { id, documentUrl, askAt }: { id: string; documentUrl: string | null; askAt: Date },
): Promise<void> {
  await sql`
    update identity_checks set status = 'waits', document_url = ${documentUrl}, ask_at = ${askAt}
    where id = ${id} and settled_at is null`.execute(db)
}

export async function postponeCheck(db: Db, { id, askAt }: { id: string; askAt: Date }): Promise<void> {
  await sql`
    update identity_checks set ask_at = ${askAt} where id = ${id} and settled_at is null`.execute(db)
}

export async function settleCheckRow(
  trx: Db,
  {
    id,
    status,
    reason,
    at,
  }: { id: string; status: 'verified' | 'refused' | 'expired'; reason: CheckRow['reason']; at: Date },
): Promise<void> {
  await sql`
    update identity_checks set status = ${status}, reason = ${reason}, document_url = null, ask_at = null,
      settled_at = ${at}
    where id = ${id} and settled_at is null`.execute(trx)
}

/** Takes checks whose time has come, and has other servers ask about them only after `nextAt`. */
export async function takeDueChecks(
  db: Db,
  { now, nextAt, limit }: { now: Date; nextAt: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update identity_checks set ask_at = ${nextAt} where id in (
      select id from identity_checks where ask_at <= ${now} order by ask_at limit ${limit} for update skip locked
    ) returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Has a check asked about now; nothing if it is over or unknown. */
export async function makeDue(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`
    update identity_checks set ask_at = ${now} where id = ${id} and settled_at is null`.execute(db)
}

/** Deletes checks that ended long ago, but not those that say who an owner is. */
export async function deleteOldChecks(
  db: Db,
  { longAgo, limit }: { longAgo: Date; limit: number },
): Promise<void> {
  await sql`
    delete from identity_checks where id in (
      select id from identity_checks
      where settled_at < ${longAgo} and not (purpose = 'verify' and status = 'verified')
      order by settled_at limit ${limit}
    )`.execute(db)
}

export async function selectChecksOf(db: Db, userId: string): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select ${columns} from identity_checks where user_id = ${userId} order by started_at, id`.execute(db)
  return rows
}

/** The checks that are not over, the oldest first. */
export async function selectOpenChecks(
  db: Db,
  { limit }: { limit: number },
): Promise<Omit<CheckRow, 'personSealed'>[]> {
  const { rows } = await sql<CheckRow>`
    select ${columns} from identity_checks where settled_at is null order by started_at, id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ personSealed: _sealed, ...row }) => row)
}

export async function deleteChecksOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from identity_checks where user_id = ${userId}`.execute(trx)
}
