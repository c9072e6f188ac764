import type { Withdrawal } from '@lance/contract'
import { asCents, type Cents, type Cpf, NO_CENTS, type PixKey } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Sealer } from '../../kernel/sealing/sealer.ts'
import { isVerifiedElsewhere } from '../../people/identityChecks/index.ts'
import { openKey, type StoredKey, sealCpf, sealPixKey } from './sealedColumns.ts'

// All SQL of withdrawals.

type Db = Kysely<Database>

export type WithdrawalStatus = Withdrawal['status']

/** The operator who took a withdrawal to send its money, and the act by which they did. */
export type SendingAct = { who: string; actId: string }

export type SettledStatus = Exclude<WithdrawalStatus, 'asked' | 'approved' | 'sending'>

type StoredRow = Row<
  'withdrawals',
  | 'id'
  | 'userId'
  | 'pixKind'
  | 'status'
  | 'createdAt'
  | 'settledAt'
  | 'takenBy'
  | 'takenAct'
  | 'takenAt'
  | 'told'
> &
  StoredKey & { amount: Cents }

export type WithdrawalRow = Omit<StoredRow, keyof StoredKey> & { cpf: Cpf; pixKey: string }

const columns = sql`
  id, user_id as "userId", amount_cents as amount, cpf, cpf_sealed as "cpfSealed", pix_kind as "pixKind",
  pix_key as "pixKey", pix_key_sealed as "pixKeySealed", status, created_at as "createdAt",
  settled_at as "settledAt", taken_by as "takenBy", taken_act as "takenAct", taken_at as "takenAt", told`

function openRow<Stored extends StoredKey & { id: string; userId: string }>(sealer: Sealer, stored: Stored) {
  const { cpfSealed: _cpf, pixKeySealed: _key, ...row } = stored
  return { ...row, ...openKey(sealer, { table: 'withdrawals', id: row.id, userId: row.userId }, stored) }
}

/** Clear text for servers of the previous version, until an operator has removed it. */
const clearText = (text: string) =>
  sql`case when not exists (select from sealing_state) then ${text}::text end`

/** The statuses in which the money is in the hold and none has left yet. */
const unsent = sql`('asked', 'approved')`

/** The statuses in which an operator still has something to do. */
const open = sql`('asked', 'approved', 'sending')`

/** `keyChangedAt`: since when this is the key; null for a first key from before first keys rested. */
export type Payee = { cpf: Cpf; pixKey: PixKey; keyChangedAt: Date | null }

export async function selectPayee(
  db: Db,
  { sealer, userId }: { sealer: Sealer; userId: string },
): Promise<Payee | null> {
  const { rows } = await sql<StoredKey & { kind: PixKey['kind']; keyChangedAt: Date | null }>`
    select cpf, cpf_sealed as "cpfSealed", pix_kind as kind, pix_key as "pixKey", pix_key_sealed as "pixKeySealed",
      key_changed_at as "keyChangedAt"
    from payees where user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { cpf, pixKey } = openKey(sealer, { table: 'payees', userId }, row)
  return { cpf, pixKey: { kind: row.kind, key: pixKey }, keyChangedAt: row.keyChangedAt }
}

/** Whether withdrawals of another account go to this CPF. The caller has locked it. */
export async function isPayeeElsewhere(
  db: Db,
  { sealer, userId, cpf }: { sealer: Sealer; userId: string; cpf: Cpf },
): Promise<boolean> {
  const { rows } = await sql`
    select from payees where (cpf_index = any(${sealer.indexesOf('cpf', cpf)}::bytea[]) or cpf = ${cpf})
      and user_id <> ${userId} limit 1`.execute(db)
  return rows.length > 0
}

/** Returns false if the CPF belongs to another account. The caller has locked it. */
export async function upsertPayee(
  trx: Db,
  { sealer, userId, cpf, pixKey, keyChangedAt }: Payee & { sealer: Sealer; userId: string },
): Promise<boolean> {
  if (await isPayeeElsewhere(trx, { sealer, userId, cpf })) return false
  if (await isVerifiedElsewhere(trx, { sealer, userId, cpf })) return false
  const row = { table: 'payees', userId } as const
  await sql`
    insert into payees (user_id, cpf, cpf_sealed, cpf_index, pix_kind, pix_key, pix_key_sealed, key_changed_at)
    values (${userId}, ${clearText(cpf)}, ${sealCpf(sealer, row, cpf)}, ${sealer.indexOf('cpf', cpf)}, ${pixKey.kind},
      ${clearText(pixKey.key)}, ${sealPixKey(sealer, row, pixKey.key)}, ${keyChangedAt})
    on conflict (user_id) do update set cpf_sealed = excluded.cpf_sealed, cpf_index = excluded.cpf_index,
      pix_kind = excluded.pix_kind, pix_key = excluded.pix_key, pix_key_sealed = excluded.pix_key_sealed,
      key_changed_at = excluded.key_changed_at`.execute(trx)
  return true
}

/** Whether this user has a withdrawal that is not settled. */
export async function hasOpen(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from withdrawals where user_id = ${userId} and status in ${open} limit 1`.execute(db)
  return rows.length > 0
}

export async function insertWithdrawal(
  trx: Db,
  withdrawal: {
    sealer: Sealer
    id: string
    userId: string
    amount: Cents
    cpf: Cpf
    pixKey: PixKey
    now: Date
  },
): Promise<void> {
  const { sealer, id, userId, amount, cpf, pixKey, now } = withdrawal
  const row = { table: 'withdrawals', id, userId } as const
  await sql`
    insert into withdrawals
      (id, user_id, amount_cents, cpf, cpf_sealed, pix_kind, pix_key, pix_key_sealed, created_at)
    values (${id}, ${userId}, ${amount}, ${clearText(cpf)}, ${sealCpf(sealer, row, cpf)}, ${pixKey.kind},
      ${clearText(pixKey.key)}, ${sealPixKey(sealer, row, pixKey.key)}, ${now})`.execute(trx)
}

/** Returns the user who requested a withdrawal. They never change, so they can be locked before it is. */
export async function selectApplicant(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<Row<'withdrawals', 'userId'>>`
    select user_id as "userId" from withdrawals where id = ${id}`.execute(db)
  return rows[0]?.userId ?? null
}

/** Reads a withdrawal and locks it until the transaction ends. */
export async function lockWithdrawal(
  trx: Db,
  { sealer, id }: { sealer: Sealer; id: string },
): Promise<WithdrawalRow | null> {
  const { rows } = await sql<StoredRow>`
    select ${columns} from withdrawals where id = ${id} for update`.execute(trx)
  return rows[0] ? openRow(sealer, rows[0]) : null
}

/** Locks a user's withdrawals that no operator has begun to send, until the transaction ends. */
export async function lockUnsentOf(
  trx: Db,
  { sealer, userId }: { sealer: Sealer; userId: string },
): Promise<WithdrawalRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns} from withdrawals where user_id = ${userId} and status in ${unsent}
    order by id for update`.execute(trx)
  return rows.map((row) => openRow(sealer, row))
}

export async function updateApproved(trx: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`update withdrawals set status = 'approved', approved_at = ${now} where id = ${id}`.execute(trx)
}

/** Takes an approval back. */
export async function updateAsked(trx: Db, id: string): Promise<void> {
  await sql`update withdrawals set status = 'asked', approved_at = null where id = ${id}`.execute(trx)
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
  { id, status, told, now }: { id: string; status: SettledStatus; told: string | null; now: Date },
): Promise<void> {
  await sql`
    update withdrawals set status = ${status}, told = ${told}, settled_at = ${now} where id = ${id}`.execute(
    trx,
  )
}

/**
 * Sums a withdrawal that waits for a decision and what its applicant was approved since, so that many small
 * ones count like a large one. Null if it does not wait.
 */
export async function sumApproval(db: Db, { id, since }: { id: string; since: Date }): Promise<Cents | null> {
  const { rows } = await sql<{ total: bigint | null }>`
    select (asked.amount_cents + coalesce((
      select sum(amount_cents) from withdrawals
      where user_id = asked.user_id and status in ('approved', 'sending', 'paid') and approved_at > ${since}
    ), 0))::bigint as total
    from withdrawals asked where id = ${id} and status = 'asked'`.execute(db)
  const total = rows[0]?.total
  return total === undefined || total === null ? null : asCents(total)
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
  { sealer, userId, limit }: { sealer: Sealer; userId: string; limit: number },
): Promise<WithdrawalRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns} from withdrawals where user_id = ${userId}
    order by created_at desc, id limit ${limit}`.execute(db)
  return rows.map((row) => openRow(sealer, row))
}

/** Lists the withdrawals that wait for an operator, oldest first, with who lost how much to the applicant. */
export async function selectOpen(
  db: Db,
  { sealer, limit }: { sealer: Sealer; limit: number },
): Promise<(WithdrawalRow & { email: string; losers: string[] })[]> {
  const { rows } = await sql<StoredRow & { email: string; losers: string[] }>`
    select w.*, users.email, array(
      select format('%s (%s, %s games, R$ %s)', loser.name, loser.id, count(*), round(sum(wager_cents) / 100.0, 2))
      from games join users loser
        on loser.id = case when white_id = w."userId" then black_id else white_id end
      where (white_id = w."userId" or black_id = w."userId") and winner_id = w."userId" and wager_cents > 0
      group by loser.id, loser.name order by sum(wager_cents) desc limit 10
    ) as losers
    from (
      select ${columns} from withdrawals where status in ${open} order by created_at, id limit ${limit}
    ) w join users on users.id = w."userId" order by w."createdAt", w.id`.execute(db)
  return rows.map((row) => openRow(sealer, row))
}

export type OwnWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'cpf' | 'pixKind' | 'pixKey' | 'status' | 'createdAt' | 'settledAt' | 'told'
> & { amount: number }

/** Lists all withdrawals of a user, newest first, one page at a time; amounts in R$. */
export async function selectOwnWithdrawals(
  db: Db,
  { sealer, userId }: { sealer: Sealer; userId: string },
  { after, limit }: { after: OwnWithdrawal | null; limit: number },
): Promise<OwnWithdrawal[]> {
  const { rows } = await sql<Omit<OwnWithdrawal, keyof StoredKey> & StoredKey>`
    select id, (amount_cents / 100.0)::float8 as amount, cpf, cpf_sealed as "cpfSealed", pix_kind as "pixKind",
      pix_key as "pixKey", pix_key_sealed as "pixKeySealed", status, created_at as "createdAt",
      settled_at as "settledAt", told
    from withdrawals
    where user_id = ${userId} and (${after?.id ?? null}::uuid is null
      or (created_at, id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows.map((stored) => {
    const { userId: _userId, ...row } = openRow(sealer, { ...stored, userId })
    return row
  })
}

export async function deletePayee(trx: Db, userId: string): Promise<void> {
  await sql`delete from payees where user_id = ${userId}`.execute(trx)
}
