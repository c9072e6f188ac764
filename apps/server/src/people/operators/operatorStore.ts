import type { OperatorRole } from '@lance/contract/desk'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Passkey } from '../../kernel/factors/passkeys.ts'

// All SQL of operators, their invitations and their factors.

type Db = Kysely<Database>

export type Operator = { id: string; name: string; roles: readonly OperatorRole[]; endedAt: Date | null }

const columns = sql`id, name, roles, ended_at as "endedAt"`

export type ListedOperator = Operator & {
  createdAt: Date
  usedAt: Date | null
  passkeys: number
  hasPassword: boolean
}

/** Operators by name, those who left last. */
export async function selectOperators(db: Db, limit: number): Promise<ListedOperator[]> {
  const { rows } = await sql<ListedOperator>`
    select ${columns}, created_at as "createdAt", password_hash is not null as "hasPassword",
      (select count(*)::int from operator_passkeys where operator_id = operators.id) as passkeys,
      (select max(used_at) from operator_sessions where operator_id = operators.id) as "usedAt"
    from operators order by ended_at is not null, lower(name) limit ${limit}`.execute(db)
  return rows
}

export async function selectOperator(db: Db, id: string): Promise<Operator | null> {
  const { rows } = await sql<Operator>`select ${columns} from operators where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function selectOperatorByName(db: Db, name: string): Promise<Operator | null> {
  const { rows } = await sql<Operator>`
    select ${columns} from operators where lower(name) = lower(${name})`.execute(db)
  return rows[0] ?? null
}

/** False if an operator has this name, also one who left. */
export async function insertOperator(
  trx: Db,
  { id, name, roles, now }: { id: string; name: string; roles: readonly OperatorRole[]; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into operators (id, name, roles, created_at) values (${id}, ${name}, ${roles}, ${now})
    on conflict do nothing`.execute(trx)
  return numAffectedRows === 1n
}

export async function updateRoles(trx: Db, id: string, roles: readonly OperatorRole[]): Promise<void> {
  await sql`update operators set roles = ${roles} where id = ${id}`.execute(trx)
}

export async function updateEnded(trx: Db, id: string, now: Date): Promise<void> {
  await sql`update operators set ended_at = ${now} where id = ${id} and ended_at is null`.execute(trx)
}

/** Locks all owners, so that the last one can't be taken away by two acts at once. */
export async function lockOwners(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from operators where ended_at is null and 'owner' = any(roles) order by id for update`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

export type Invite = { operatorId: string | null; roles: readonly OperatorRole[] }

export async function insertInvite(
  trx: Db,
  {
    tokenHash,
    operatorId,
    roles,
    actId,
    now,
    expiresAt,
  }: Invite & { tokenHash: Buffer; actId: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into operator_invites (token_hash, operator_id, roles, act_id, made_at, expires_at)
    values (${tokenHash}, ${operatorId}, ${roles}, ${actId}, ${now}, ${expiresAt})`.execute(trx)
}

export async function selectInvite(db: Db, tokenHash: Buffer, now: Date): Promise<Invite | null> {
  const { rows } = await sql<Invite>`
    select operator_id as "operatorId", roles from operator_invites
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Uses an invitation up; null if it is used or expired. Of two at once, one gets it. */
export async function takeInvite(trx: Db, tokenHash: Buffer, now: Date): Promise<Invite | null> {
  const { rows } = await sql<Invite>`
    update operator_invites set used_at = ${now}
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}
    returning operator_id as "operatorId", roles`.execute(trx)
  return rows[0] ?? null
}

/** Whether the desk ever had an operator. */
export async function hasOperators(db: Db): Promise<boolean> {
  const { rows } = await sql`select from operators limit 1`.execute(db)
  return rows.length > 0
}

/** Ends the unused invitations of people who are not operators yet. */
export async function expireNewInvites(trx: Db, now: Date): Promise<void> {
  await sql`
    update operator_invites set expires_at = ${now}
    where operator_id is null and used_at is null and expires_at > ${now}`.execute(trx)
}

/** Ends the unused invitations of an operator. */
export async function expireInvites(trx: Db, operatorId: string, now: Date): Promise<void> {
  await sql`
    update operator_invites set expires_at = ${now}
    where operator_id = ${operatorId} and used_at is null and expires_at > ${now}`.execute(trx)
}

/** Ends the unused invitation that an act made; null if there is none. */
export async function expireInvitesOfAct(trx: Db, actId: string, now: Date): Promise<Invite | null> {
  const { rows } = await sql<Invite>`
    update operator_invites set expires_at = ${now}
    where act_id = ${actId} and used_at is null and expires_at > ${now}
    returning operator_id as "operatorId", roles`.execute(trx)
  return rows[0] ?? null
}

/**
 * A link that was not used yet. `actId`: the act that made it; null for the link of the first start. `name`: of the
 * operator who gets a new factor.
 */
export type OpenInvite = Pick<Invite, 'roles'> & {
  actId: string | null
  name: string | null
  expiresAt: Date
}

/** The links that were not used yet, the newest first. */
export async function selectOpenInvites(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<OpenInvite[]> {
  const { rows } = await sql<OpenInvite>`
    select i.act_id as "actId", operators.name, i.roles, i.expires_at as "expiresAt"
    from operator_invites i left join operators on operators.id = i.operator_id
    where used_at is null and expires_at > ${now} order by i.made_at desc limit ${limit}`.execute(db)
  return rows
}

export type StoredPasskey = Passkey & { operatorId: string }

export async function selectPasskey(db: Db, id: string): Promise<StoredPasskey | null> {
  const [found] = await readPasskeys(db, sql`id = ${id}`)
  return found ?? null
}

async function readPasskeys(db: Db, where: ReturnType<typeof sql>): Promise<StoredPasskey[]> {
  const { rows } = await sql<Omit<StoredPasskey, 'counter'> & { counter: bigint }>`
    select id, operator_id as "operatorId", public_key as "publicKey", counter, transports
    from operator_passkeys where ${where}`.execute(db)
  return rows.map((row) => ({ ...row, counter: Number(row.counter) }))
}

export async function insertPasskey(trx: Db, passkey: StoredPasskey, now: Date): Promise<boolean> {
  const { id, operatorId, publicKey, counter, transports } = passkey
  const { numAffectedRows } = await sql`
    insert into operator_passkeys (id, operator_id, public_key, counter, transports, created_at)
    values (${id}, ${operatorId}, ${Buffer.from(publicKey)}, ${counter}, ${transports}, ${now})
    on conflict do nothing`.execute(trx)
  return numAffectedRows === 1n
}

export async function updateCounter(
  trx: Db,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<void> {
  await sql`update operator_passkeys set counter = ${counter}, used_at = ${now} where id = ${id}`.execute(trx)
}

/** A lost factor stops to count as soon as its owner has a new one. */
export async function deleteFactors(trx: Db, operatorId: string): Promise<void> {
  await sql`delete from operator_passkeys where operator_id = ${operatorId}`.execute(trx)
  await sql`
    update operators set password_hash = null, totp_secret = null, totp_step = null
    where id = ${operatorId}`.execute(trx)
}

export async function updatePassword(
  trx: Db,
  { operatorId, hash, secret, step }: { operatorId: string; hash: string; secret: Buffer; step: number },
): Promise<void> {
  await sql`
    update operators set password_hash = ${hash}, totp_secret = ${secret}, totp_step = ${step}
    where id = ${operatorId}`.execute(trx)
}

export type PasswordFactor = { operatorId: string; hash: string; secret: Buffer; step: number | null }

export async function selectPassword(db: Db, name: string): Promise<PasswordFactor | null> {
  const { rows } = await sql<Omit<PasswordFactor, 'step'> & { step: bigint | null }>`
    select id as "operatorId", password_hash as hash, totp_secret as secret, totp_step as step
    from operators where lower(name) = lower(${name}) and ended_at is null and password_hash is not null`.execute(
    db,
  )
  const [row] = rows
  return row ? { ...row, step: row.step === null ? null : Number(row.step) } : null
}

/** Records that a code was used; false if this one or a later one was before. */
export async function updateTotpStep(trx: Db, operatorId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update operators set totp_step = ${step}
    where id = ${operatorId} and (totp_step is null or totp_step < ${step})`.execute(trx)
  return numAffectedRows === 1n
}

export async function insertChallenge(
  db: Db,
  { challenge, totpSecret, expiresAt }: { challenge: string; totpSecret: Buffer | null; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into operator_challenges (challenge, totp_secret, expires_at)
    values (${challenge}, ${totpSecret}, ${expiresAt})`.execute(db)
}

/** Uses a challenge up; null if it is unknown, used or expired. */
export async function takeChallenge(
  trx: Db,
  challenge: string,
  now: Date,
): Promise<{ totpSecret: Buffer | null } | null> {
  const { rows } = await sql<{ totpSecret: Buffer | null }>`
    delete from operator_challenges where challenge = ${challenge} and expires_at > ${now}
    returning totp_secret as "totpSecret"`.execute(trx)
  return rows[0] ?? null
}

export async function deleteOldChallenges(db: Db, now: Date): Promise<void> {
  await sql`delete from operator_challenges where expires_at <= ${now}`.execute(db)
}
