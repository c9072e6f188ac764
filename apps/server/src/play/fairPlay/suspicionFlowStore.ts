import { asCents, type Cents } from '@lance/domain'
import type { MoneyFlow } from '@lance/domain/fairPlay'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the accounts among which money went, and of what went from one to another.

type Db = Kysely<Database>

export type SuspicionAccount = { id: string; name: string | null }
export type SuspicionFlow = { fromId: string; toId: string; games: number; net: Cents; expected: Cents }

/** Stores the accounts and flows of a suspicion instead of those it had. */
export async function replaceFlows(
  trx: Db,
  {
    suspicionId,
    accountIds,
    flows,
  }: { suspicionId: string; accountIds: readonly string[]; flows: readonly MoneyFlow[] },
): Promise<void> {
  await sql`delete from suspicion_accounts where suspicion_id = ${suspicionId}`.execute(trx)
  await sql`delete from suspicion_flows where suspicion_id = ${suspicionId}`.execute(trx)
  await sql`
    insert into suspicion_accounts (suspicion_id, user_id)
    select ${suspicionId}, id from users where id = any(${accountIds}::uuid[]) and closed_at is null`.execute(
    trx,
  )
  for (const { fromId, toId, games, netCents, expectedCents } of flows)
    await sql`
      insert into suspicion_flows (suspicion_id, from_id, to_id, games, net_cents, expected_cents)
      values (${suspicionId}, ${fromId}, ${toId}, ${games}, ${Math.round(netCents)}, ${Math.round(expectedCents)})`.execute(
      trx,
    )
}

export async function selectAccounts(
  db: Db,
  { suspicionId, limit }: { suspicionId: string; limit: number },
): Promise<SuspicionAccount[]> {
  const { rows } = await sql<SuspicionAccount>`
    select u.id, u.name from suspicion_accounts a join users u on u.id = a.user_id
    where a.suspicion_id = ${suspicionId} order by u.name nulls last, u.id limit ${limit}`.execute(db)
  return rows
}

/** The largest first. */
export async function selectFlows(
  db: Db,
  { suspicionId, limit }: { suspicionId: string; limit: number },
): Promise<SuspicionFlow[]> {
  const { rows } = await sql<Omit<SuspicionFlow, 'net' | 'expected'> & { net: bigint; expected: bigint }>`
    select from_id as "fromId", to_id as "toId", games, net_cents as net, expected_cents as expected
    from suspicion_flows where suspicion_id = ${suspicionId}
    order by net_cents desc, from_id, to_id limit ${limit}`.execute(db)
  return rows.map(({ net, expected, ...row }) => ({ ...row, net: asCents(net), expected: asCents(expected) }))
}

/** Deletes a user from all suspicions about others. */
export async function forgetFlowsOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from suspicion_accounts where user_id = ${userId}`.execute(trx)
  await sql`delete from suspicion_flows where from_id = ${userId} or to_id = ${userId}`.execute(trx)
}

/** Deletes the accounts and flows of suspicions that were last raised before `before`, up to `limit`. Returns how many. */
export async function forgetFlows(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.suspicion_id as id from suspicion_accounts a join suspicions s on s.id = a.suspicion_id
    where s.renewed_at < ${before} limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`delete from suspicion_flows where suspicion_id = any(${ids}::uuid[])`.execute(db)
  await sql`delete from suspicion_accounts where suspicion_id = any(${ids}::uuid[])`.execute(db)
  return ids.length
}
