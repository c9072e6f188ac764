import { type AccountKind, asCents, type Cents, type TransferKind } from '@lance/domain'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type Account, accountName } from './account.ts'
import type { LeastBalance } from './decidePosting.ts'
import { type Posting, type Transfer, transferKey } from './transfer.ts'

// All SQL of the ledger except its proofs (reconcile.ts). A trigger updates the balances on each transfer.

type Db = Kysely<Database>

export type LockedAccount = { id: bigint; account: Account; balance: Cents | null }

type AccountRow = { id: bigint; kind: AccountKind; owner_id: string | null; balance: bigint | null }

// Every posting runs the first, and the others where it didn't write. They are constant strings that PostgreSQL
// plans once.

const POST =
  '/* ledger post */ select post_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as written'

const LOCK_ACCOUNTS = `/* ledger hold */ with held as materialized (
    select id, kind, owner_id, balance from accounts
    where owner_id = any($1::text[]) and kind || ' ' || owner_id = any($2::text[])
    order by id for no key update
  )
  select *, exists (select from transfers where idempotency_key = $3) as posted from (
    select * from held
    union all
    select id, kind, owner_id, balance from accounts where owner_id is null
  ) as found`

const insert = (opened: string) => `with opened as (${opened})
  insert into transfers (debit_account, credit_account, amount, kind, reference, idempotency_key, created_at)
  select coalesce(debit, opened.id), coalesce(credit, opened.id), amount, kind, reference, key, $7::timestamptz
  from opened, unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[])
    with ordinality as t (debit, credit, amount, kind, reference, key, place)
  order by place
  on conflict (idempotency_key) do nothing`

const MOVE = `/* ledger move */ ${insert('select null::bigint as id')}`
const OPEN = `/* ledger open */ ${insert(
  'insert into accounts (kind, owner_id, balance, floor) values ($8, $9, 0, 0) returning id',
)}`

/**
 * Writes a posting's transfers in one statement if nothing stands in the way: the key is unused, and each
 * account exists and has its least balance. Returns how many it wrote. 0: something stands in the way, and
 * the accounts may be locked, in order of id.
 */
export async function postAtOnce(
  db: Db,
  { key, transfers }: Posting,
  { leastBalances, nowMs }: { leastBalances: readonly LeastBalance[]; nowMs: number },
): Promise<number> {
  const places = new Map(leastBalances.map(({ account }, index) => [accountName(account), index + 1]))
  const placeOf = (account: Account) => places.get(accountName(account))
  const escrows = leastBalances.filter(({ account }) => account.kind === 'escrow')
  const [escrow] = escrows
  const { rows } = await db.executeQuery<{ written: number }>(
    CompiledQuery.raw(POST, [
      leastBalances.map(({ account }) => account.kind),
      leastBalances.map(({ account }) => account.ownerId),
      leastBalances.map(({ cents }) => cents),
      escrow && escrows.length === 1 ? placeOf(escrow.account) : null,
      transfers.map(({ from }) => placeOf(from)),
      transfers.map(({ to }) => placeOf(to)),
      transfers.map(({ amountCents }) => amountCents),
      transfers.map(({ kind }) => kind),
      transfers.map(({ reference }) => reference),
      transfers.map((_, index) => transferKey(key, index)),
      new Date(nowMs),
    ]),
  )
  return rows[0]?.written ?? 0
}

/**
 * Locks these accounts in order of id until the transaction ends, and returns their balances under the lock.
 * Accounts that store no balance are not locked; accounts that don't exist are missing. `isPosted`: the key
 * was used before. (It may also have been used while we waited for the locks; the insert finds out.)
 */
export async function lockAccounts(
  trx: Db,
  { accounts, key }: { accounts: readonly Account[]; key: string },
): Promise<{ held: Map<string, LockedAccount>; isPosted: boolean }> {
  const owned = accounts.filter(({ ownerId }) => ownerId !== null)
  const ownerIds = [...new Set(owned.map(({ ownerId }) => ownerId))]
  const { rows } = await trx.executeQuery<AccountRow & { posted: boolean }>(
    CompiledQuery.raw(LOCK_ACCOUNTS, [ownerIds, owned.map(accountName), key]),
  )
  const held = new Map<string, LockedAccount>()
  for (const { id, kind, owner_id, balance } of rows) {
    const account = { kind, ownerId: owner_id } as Account
    held.set(accountName(account), { id, account, balance: balance === null ? null : asCents(balance) })
  }
  return { held, isPosted: rows[0]?.posted ?? false }
}

/** `debit` and `credit` are null for the escrow that the transfer opens. */
export type StoredTransfer = Transfer & { key: string; debit: bigint | null; credit: bigint | null }

/**
 * Inserts transfers, and the account `opened` if there is one. Returns how many were inserted: those whose
 * key is taken are not.
 */
export async function insertTransfers(
  trx: Db,
  {
    transfers,
    opened,
    nowMs,
  }: { transfers: readonly StoredTransfer[]; opened: Account | null; nowMs: number },
): Promise<number> {
  const columns = [
    transfers.map(({ debit }) => debit),
    transfers.map(({ credit }) => credit),
    transfers.map(({ amountCents }) => amountCents),
    transfers.map(({ kind }) => kind),
    transfers.map(({ reference }) => reference),
    transfers.map(({ key }) => key),
    new Date(nowMs),
  ]
  const query = opened
    ? CompiledQuery.raw(OPEN, [...columns, opened.kind, opened.ownerId])
    : CompiledQuery.raw(MOVE, columns)
  const { numAffectedRows } = await trx.executeQuery(query)
  return Number(numAffectedRows ?? 0n)
}

/** Returns the transfers stored under a posting's keys, in order: at most one more than the posting has. */
export async function selectPosted(db: Db, { key, transfers }: Posting): Promise<Transfer[]> {
  const keys = Array.from({ length: transfers.length + 1 }, (_, index) => transferKey(key, index))
  const { rows } = await sql<{
    from_kind: AccountKind
    from_owner: string | null
    to_kind: AccountKind
    to_owner: string | null
    amount: bigint
    kind: TransferKind
    reference: string
  }>`
    select f.kind as from_kind, f.owner_id as from_owner, t.kind as to_kind, t.owner_id as to_owner, amount,
      transfers.kind, reference
    from transfers join accounts f on f.id = debit_account join accounts t on t.id = credit_account
    where idempotency_key = any(${keys}::text[]) order by transfers.id`.execute(db)
  return rows.map(({ from_kind, from_owner, to_kind, to_owner, amount, kind, reference }) => ({
    from: { kind: from_kind, ownerId: from_owner } as Account,
    to: { kind: to_kind, ownerId: to_owner } as Account,
    amountCents: asCents(amount),
    kind,
    reference,
  }))
}

/** Returns an account's balance; null if there is no such account. */
export async function selectBalance(db: Db, { kind, ownerId }: Account): Promise<Cents | null> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(balance, (
      select coalesce((select sum(amount) from transfers where credit_account = accounts.id), 0)
        - coalesce((select sum(amount) from transfers where debit_account = accounts.id), 0)
    )::bigint) as balance
    from accounts where kind = ${kind} and owner_id is not distinct from ${ownerId}`.execute(db)
  return rows[0] ? asCents(rows[0].balance) : null
}

/** Returns the wallet balances of these users; unknown ids are missing. */
export async function selectWallets(db: Db, userIds: readonly string[]): Promise<Map<string, Cents>> {
  const { rows } = await sql<{ owner_id: string; balance: bigint }>`
    select owner_id, balance from accounts
    where owner_id = any(${userIds}::text[]) and kind = 'wallet'`.execute(db)
  return new Map(rows.map(({ owner_id, balance }) => [owner_id, asCents(balance)]))
}

/** Locks these users' wallets and debts, in order of id, and returns their balances. */
export async function lockWalletRows(
  trx: Db,
  userIds: readonly string[],
): Promise<{ userId: string; kind: 'wallet' | 'debt'; balance: Cents }[]> {
  const { rows } = await sql<{ userId: string; kind: 'wallet' | 'debt'; balance: Cents }>`
    select owner_id as "userId", kind, balance from accounts
    where owner_id = any(${userIds}::text[]) and kind in ('wallet', 'debt')
    order by id for no key update`.execute(trx)
  return rows
}

/** Stamps the database unless it already has a stamp, and returns the stamp it has. */
export async function stamp(
  db: Db,
  { mode, nowMs }: { mode: 'sandbox' | 'live'; nowMs: number },
): Promise<'sandbox' | 'live'> {
  await sql`
    insert into ledger_stamp (mode, stamped_at) values (${mode}, ${new Date(nowMs)})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<Row<'ledger_stamp', 'mode'>>`select mode from ledger_stamp`.execute(db)
  if (!rows[0]) throw new Error('the ledger has no stamp')
  return rows[0].mode
}
