import type { Withdrawal } from '@lance/contract'
import { asCents, type Cents, type Cpf, NO_CENTS, type PixKey } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of withdrawals.

type Db = Kysely<Database>

export type WithdrawalStatus = Withdrawal['status']

/** The operator who took a withdrawal to send its money, and the act by which they did. */
export type SendingAct = { who: string; actId: string }

export type SettledStatus = Exclude<WithdrawalStatus, 'asked' | 'approved' | 'sending'>

export type WithdrawalRow = Row<
  'withdrawals',
  | 'id'
  | 'userId'
  | 'cpf'
  | 'pixKind'
  | 'pixKey'
  | 'status'
  | 'createdAt'
  | 'settledAt'
  | 'takenBy'
  | 'takenAct'
  | 'takenAt'
> & { amount: Cents }

const columns = sql`
  id, user_id as "userId", amount_cents as amount, cpf, pix_kind as "pixKind", pix_key as "pixKey", status,
  created_at as "createdAt", settled_at as "settledAt", taken_by as "takenBy", taken_act as "takenAct",
  taken_at as "takenAt"`

/** The statuses in which the money is in the hold and none has left yet. */
const unsent = sql`('asked', 'approved')`

/** The statuses in which an operator still has something to do. */
const open = sql`('asked', 'approved', 'sending')`

/** `keyChangedAt`: since when this is the key; null for a first key from before first keys rested. */
export type Payee = { cpf: Cpf; pixKey: PixKey; keyChangedAt: Date | null }

export async function selectPayee(db: Db, userId: string): Promise<Payee | null> {
  const { rows } = await sql<{ cpf: Cpf; kind: PixKey['kind']; key: string; keyChangedAt: Date | null }>`
    select cpf, pix_kind as kind, pix_key as key, key_changed_at as "keyChangedAt" from payees
    where user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { cpf, kind, key, keyChangedAt } = row
  return { cpf, pixKey: { kind, key }, keyChangedAt }
}

/** Returns false if the CPF belongs to another account. */
export async function upsertPayee(
  trx: Db,
  { userId, cpf, pixKey, keyChangedAt }: Payee & { userId: string },
): Promise<boolean> {
  const { rows } = await sql`select from payees where cpf = ${cpf} and user_id <> ${userId}`.execute(trx)
  if (rows.length > 0) return false
  await sql`
    insert into payees (user_id, cpf, pix_kind, pix_key, key_changed_at)
    values (${userId}, ${cpf}, ${pixKey.kind}, ${pixKey.key}, ${keyChangedAt})
    on conflict (user_id) do update set pix_kind = excluded.pix_kind, pix_key = excluded.pix_key,
      key_changed_at = excluded.key_changed_at`.execute(trx)
  return true
}

/** Lets only one transaction at a time check and claim a CPF. */
export async function lockCpf(trx: Db, cpf: Cpf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cpf ${cpf}`}, 0))`.execute(trx)
}

/** Whether this user has a withdrawal that is not settled. */
export async function hasOpen(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from withdrawals where user_id = ${userId} and status in ${open} limit 1`.execute(db)
  return rows.length > 0
}

export async function insertWithdrawal(
  trx: Db,
  withdrawal: { id: string; userId: string; amount: Cents; cpf: Cpf; pixKey: PixKey; now: Date },
): Promise<void> {
  const { id, userId, amount, cpf, pixKey, now } = withdrawal
  await sql`
    insert into withdrawals (id, user_id, amount_cents, cpf, pix_kind, pix_key, created_at)
    values (${id}, ${userId}, ${amount}, ${cpf}, ${pixKey.kind}, ${pixKey.key}, ${now})`.execute(trx)
}

/** Returns the user who requested a withdrawal. They never change, so they can be locked before it is. */
export async function selectApplicant(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<Row<'withdrawals', 'userId'>>`
    select user_id as "userId" from withdrawals where id = ${id}`.execute(db)
  return rows[0]?.userId ?? null
}

/** Reads a withdrawal and locks it until the transaction ends. */
export async function lockWithdrawal(trx: Db, id: string): Promise<WithdrawalRow | null> {
  const { rows } = await sql<WithdrawalRow>`
    select ${columns} from withdrawals where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

/** Locks a user's withdrawals that no operator has begun to send, until the transaction ends. */
export async function lockUnsentOf(trx: Db, userId: string): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    select ${columns} from withdrawals where user_id = ${userId} and status in ${unsent}
    order by id for update`.execute(trx)
  return rows
}

export async function updateApproved(trx: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`update withdrawals set status = 'approved', approved_at = ${now} where id = ${id}`.execute(trx)
}

export async function updateSending(
  trx: Db,
  { id, who, actId, now }: { id: string; now: Date } & SendingAct,
): Promise<void> {
  await sql`
    update withdrawals set status = 'sending', taken_by = ${who}, taken_act = ${actId}, taken_at = ${now}
    where id = ${id}`.execute(trx)
}

export async function updateSettled(
  trx: Db,
  { id, status, now }: { id: string; status: SettledStatus; now: Date },
): Promise<void> {
  await sql`update withdrawals set status = ${status}, settled_at = ${now} where id = ${id}`.execute(trx)
}

/** Sums up the withdrawals that were requested after `since`, without those whose money came back. */
export async function sumWithdrawnSince(
  db: Db,
  { userId, since }: { userId: string; since: Date },
): Promise<{ totalCents: Cents; firstAt: Date | null }> {
  const { rows } = await sql<{ total: bigint; firstAt: Date | null }>`
    select coalesce(sum(amount_cents), 0)::bigint as total, min(created_at) as "firstAt" from withdrawals
    where user_id = ${userId} and created_at > ${since} and status in ('asked', 'approved', 'sending', 'paid')`.execute(
    db,
  )
  return { totalCents: asCents(rows[0]?.total ?? NO_CENTS), firstAt: rows[0]?.firstAt ?? null }
}

export async function selectWithdrawalsOf(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    select ${columns} from withdrawals where user_id = ${userId}
    order by created_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** Lists the withdrawals that wait for an operator, oldest first, with who lost how much to the applicant. */
export async function selectOpen(
  db: Db,
  limit: number,
): Promise<(WithdrawalRow & { email: string; losers: string[] })[]> {
  const { rows } = await sql<WithdrawalRow & { email: string; losers: string[] }>`
    select w.*, users.email, array(
      select format('%s (%s, %s games, R$ %s)', loser.name, loser.id, count(*), round(sum(wager_cents) / 100.0, 2))
      from games join users loser
        on loser.id = case when white_id = w."userId" then black_id else white_id end
      where winner_id = w."userId" and wager_cents > 0
      group by loser.id, loser.name order by sum(wager_cents) desc limit 10
    ) as losers
    from (
      select ${columns} from withdrawals where status in ${open} order by created_at, id limit ${limit}
    ) w join users on users.id = w."userId" order by w."createdAt", w.id`.execute(db)
  return rows
}

export type OwnWithdrawal = { id: string; createdAt: Date } & Record<string, unknown>

/** Lists all withdrawals of a user, newest first, one page at a time; amounts in R$. */
export async function selectOwnWithdrawals(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnWithdrawal | null; limit: number },
): Promise<OwnWithdrawal[]> {
  const { rows } = await sql<OwnWithdrawal>`
    select id, (amount_cents / 100.0)::float8 as amount, cpf, pix_kind as "pixKind", pix_key as "pixKey", status,
      created_at as "createdAt", settled_at as "settledAt"
    from withdrawals
    where user_id = ${userId} and (${after?.id ?? null}::uuid is null
      or (created_at, id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export async function deletePayee(trx: Db, userId: string): Promise<void> {
  await sql`delete from payees where user_id = ${userId}`.execute(trx)
}
