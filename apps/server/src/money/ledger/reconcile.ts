import { TRANSFER_KINDS } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

type Db = Kysely<Database>

/** Something that must not be. `check` names the broken rule, `about` the account or row it concerns. */
export type Finding = { check: string; about: string; detail: string }

/** Another capability's proof of its own money on this snapshot: escrows, the causes of transfers. */
export type Audit = (snapshot: Db) => Promise<Finding[]>

/**
 * A correction whose counterpart is still missing: nothing is wrong, but an operator has to see to it.
 * `about` and `since` may be logged; `detail` is for operators only.
 */
export type OpenItem = { about: string; since: Date; detail: string }

/** The open items, oldest first; `items` has at most OPEN_LISTED_MAX of `count`. */
export type OpenItems = { count: number; items: readonly OpenItem[] }
export type ListOpen = (snapshot: Db) => Promise<OpenItems>

/** How much was checked, and what is wrong or open. */
export type Proof = { accounts: number; transfers: number; findings: Finding[]; open: OpenItems }

/** More findings of one check than this add no information. */
export const FINDINGS_MAX = 100
export const OPEN_LISTED_MAX = 100

const NOTHING_OPEN: OpenItems = { count: 0, items: [] }

/**
 * Proves the ledger on one snapshot, while the service keeps running: every balance is the sum of its
 * transfers, all balances add up to zero, no balance is below its floor, and resting lots and wallet moves
 * match the transfers. Then runs each audit and lists what is open according to `listOpen`.
 */
export async function reconcile(db: Db, audits: readonly Audit[], listOpen?: ListOpen): Promise<Proof> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      // A full proof takes as long as it needs.
      await sql`set local statement_timeout = 0`.execute(snapshot)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot)
      const findings: Finding[] = []
      const ours = [auditBalances, auditSum, auditBounds, auditTransfers, auditLots, auditMoves]
      for (const audit of [...ours, ...audits]) findings.push(...(await audit(snapshot)))
      const { rows } = await sql<{ accounts: number; transfers: number }>`
        select (select count(*) from accounts)::int as accounts,
          (select count(*) from transfers)::int as transfers`.execute(snapshot)
      const open = (await listOpen?.(snapshot)) ?? NOTHING_OPEN
      return { accounts: 0, transfers: 0, ...rows[0], findings, open }
    })
}

/** Selects the sum of each account's transfers. */
const sums = sql`(
  select account, sum(amount) as total from (
    select credit_account as account, amount from transfers
    union all
    select debit_account, -amount from transfers
  ) as moved group by account
)`

const nameOf = sql`concat_ws(' ', accounts.kind, accounts.owner_id)`

async function auditBalances(db: Db): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select 'balance is the sum of its transfers' as check, ${nameOf} as about,
      format('balance %s, transfers %s', balance, coalesce(total, 0)) as detail
    from accounts left join ${sums} as sums on account = accounts.id
    where balance is not null and balance <> coalesce(total, 0) limit ${FINDINGS_MAX}`.execute(db)
  return rows
}

async function auditSum(db: Db): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select 'all balances add up to zero' as check, 'everything' as about, format('%s left over', total) as detail
    from (
      select sum(coalesce(balance, total, 0)) as total
      from accounts left join ${sums} as sums on account = accounts.id
    ) as everything where total <> 0`.execute(db)
  return rows
}

async function auditBounds(db: Db): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select 'no balance is out of its bounds' as check, ${nameOf} as about, format('balance %s', balance) as detail
    from accounts where balance < floor or (kind = 'debt' and balance > 0) limit ${FINDINGS_MAX}`.execute(db)
  return rows
}

async function auditTransfers(db: Db): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select 'every transfer is one of ours, between two accounts' as check, 'transfer ' || transfers.id as about,
      format('%s from %s to %s', kind, debit_account, credit_account) as detail
    from transfers
    where not exists (select from accounts where id = debit_account)
      or not exists (select from accounts where id = credit_account)
      or debit_account = credit_account or amount <= 0 or kind <> all(${[...TRANSFER_KINDS]}::text[])
    limit ${FINDINGS_MAX}`.execute(db)
  return rows
}

/** Lots never add up to more than their account's balance, or than the deposit they came from. */
async function auditLots(db: Db): Promise<Finding[]> {
  const { rows: accounts } = await sql<Finding>`
    select 'no more rests than an account holds' as check, concat_ws(' ', a.kind, a.owner_id) as about,
      format('balance %s, resting %s', coalesce(a.balance, 0), l.amount) as detail
    from (select account, sum(amount) as amount from resting_lots group by account) as l
    left join accounts a on a.id = l.account
    where a.balance is null or l.amount > a.balance or a.kind not in ('wallet', 'hold', 'escrow')
    limit ${FINDINGS_MAX}`.execute(db)
  const { rows: sources } = await sql<Finding>`
    select 'no more rests of a deposit than came in' as check, 'deposit ' || l.source as about,
      format('deposited %s, resting %s', coalesce(t.amount, 0), l.amount) as detail
    from (select source, sum(amount) as amount from resting_lots where source <> '' group by source) as l
    left join (
      select reference, sum(amount) as amount from transfers
      where kind in ('deposit', 'reversal_undone') group by reference
    ) as t on t.reference = l.source
    where l.amount > coalesce(t.amount, 0) limit ${FINDINGS_MAX}`.execute(db)
  return [...accounts, ...sources]
}

/** Only transfers older than a wallet's first noted move may lack one; after the backfill, none may. */
async function auditMoves(db: Db): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with counted as (
      select account, id, moved.kind, sum(change) over (partition by account order by id) as after
      from (
        select credit_account as account, id, kind, amount as change from transfers
        union all
        select debit_account, id, kind, -amount from transfers
      ) as moved
      where account in (select id from accounts where kind = 'wallet')
    ), oldest as (
      select account, min(transfer_id) as id from wallet_moves group by account
    )
    select 'the moves of a wallet are its transfers' as check,
      (select ${nameOf} from accounts where accounts.id = coalesce(counted.account, noted.account)) as about,
      format('transfer %s: %s %s, noted %s %s', coalesce(counted.id, transfer_id), counted.kind, after, noted.kind,
        balance_after) as detail
    from counted full join wallet_moves as noted on noted.account = counted.account and transfer_id = counted.id
      left join oldest on oldest.account = counted.account
    where (counted.kind, after) is distinct from (noted.kind, balance_after::numeric) and (
      noted.account is not null or counted.id > oldest.id
      or exists (select from wallet_moves_fill where done_at is not null)
    ) limit ${FINDINGS_MAX}`.execute(db)
  return rows
}
