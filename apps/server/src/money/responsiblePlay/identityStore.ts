import type { Cpf } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Sealer } from '../../kernel/sealing/sealer.ts'
import type { Identity, IdentityHash } from '../../people/identities/index.ts'
import { readVerifiedCpf } from '../../people/identityChecks/index.ts'
import { readPayeeCpf } from '../withdrawals/index.ts'

// All SQL of the hashes by which the owner of an account is recognized.

type Db = Kysely<Database>

/** The most CPFs stored for an account that it has named but that are not its own. */
const NAMED_CPFS_MAX = 20

/** What an account's owner is recognized by, in plain text. `cpf`: the one that is bound to the account. */
export type PlainIdentities = { userId: string; email: string; emailConfirmed: boolean; cpf: Cpf | null }

export type NewIdentity = { kind: Identity['kind']; isBound: boolean; hashes: readonly IdentityHash[] }

/** Stores an identity of an account's owner. A CPF that was only named may be bound later, and stays so. */
export async function upsertIdentity(
  trx: Db,
  userId: string,
  { kind, isBound, hashes }: NewIdentity,
): Promise<void> {
  if (!isBound && !(await hasRoom(trx, userId, hashes))) return
  await sql`
    insert into account_identities as known (user_id, kind, key_id, hash, is_bound)
    select ${userId}, ${kind}, key_id, hash, ${isBound}
    from unnest(${hashes.map(({ keyId }) => keyId)}::text[], ${hashes.map(({ hash }) => hash)}::bytea[])
      as given (key_id, hash)
    on conflict (user_id, hash) do update set is_bound = true where excluded.is_bound and not known.is_bound`.execute(
    trx,
  )
}

async function hasRoom(trx: Db, userId: string, hashes: readonly IdentityHash[]): Promise<boolean> {
  const [first] = hashes
  const { rows } = await sql<{ named: number }>`
    select count(*)::int as named from account_identities
    where user_id = ${userId} and not is_bound and key_id = ${first?.keyId ?? ''}`.execute(trx)
  return (rows[0]?.named ?? 0) < NAMED_CPFS_MAX
}

/** Locks an open account, so that it can't be closed until the transaction ends; null if it is closed. */
export async function lockPlainIdentities(
  trx: Db,
  { sealer, userId }: { sealer: Sealer; userId: string },
): Promise<PlainIdentities | null> {
  const { rows } = await sql<Omit<PlainIdentities, 'cpf'>>`
    select id as "userId", email, email_confirmed_at is not null as "emailConfirmed" from users
    where id = ${userId} and closed_at is null for share`.execute(trx)
  const [row] = rows
  if (!row) return null
  const of = { sealer, userId }
  return { ...row, cpf: (await readPayeeCpf(trx, of)) ?? (await readVerifiedCpf(trx, of)) }
}

/**
 * Lists the accounts after this one in order of id. `isDue`: a hash by one of these keys is missing, or the account
 * is closed and still has one.
 */
export async function selectAccountsAfter(
  db: Db,
  { after, keyIds, limit }: { after: string | null; keyIds: readonly string[]; limit: number },
): Promise<{ userId: string; isDue: boolean }[]> {
  const { rows } = await sql<{ userId: string; isDue: boolean }>`
    select id as "userId", case
        when closed_at is not null then exists (select from account_identities where user_id = id)
        else (select count(*) from account_identities where user_id = id and is_bound and key_id = any(${keyIds}))
          < cardinality(${keyIds}::text[]) * case when payees.user_id is null then 1 else 2 end
      end as "isDue"
    from users left join payees on payees.user_id = users.id
    where ${after}::uuid is null or id > ${after}::uuid
    order by id limit ${limit}`.execute(db)
  return rows
}

export async function deleteIdentities(trx: Db, userId: string): Promise<void> {
  await sql`delete from account_identities where user_id = ${userId}`.execute(trx)
}

/** Lists a user's identities for the export of their own data. */
export async function selectOwnIdentities(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select kind, key_id as "key", encode(hash, 'hex') as digest, is_bound as "isBound" from account_identities
    where user_id = ${userId} order by kind, key_id, hash`.execute(db)
  return rows
}
