import type { Role } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of memberships and their ends.

type Db = Kysely<Database>

export type Member = Row<'premium_members', 'memberUntil' | 'givenUp'>

export async function selectMember(db: Db, userId: string): Promise<Member | null> {
  const { rows } = await sql<Member>`
    select member_until as "memberUntil", given_up as "givenUp" from premium_members
    where user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Returns until when a user's payments make them a member: the end of the last month whose payment stands. If
 * its renewal is due and has not failed, add the time that the provider may take to charge it.
 */
export async function selectMemberUntil(
  trx: Db,
  { userId, graceMs }: { userId: string; graceMs: number },
): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(period_end + case
      when status = 'running' and renews and failed_from is null then ${graceMs} * interval '1 millisecond'
      else interval '0'
    end) as until
    from premium_invoices join subscriptions on subscriptions.id = subscription_id
    where premium_invoices.user_id = ${userId} and is_good`.execute(trx)
  return rows[0]?.until ?? null
}

/** Stores a membership. If `givenUp` is left out, it stays. */
export async function upsertMember(
  trx: Db,
  {
    userId,
    memberUntil,
    givenUp = null,
    dueAt,
  }: { userId: string; memberUntil: Date | null; givenUp?: boolean | null; dueAt: Date | null },
): Promise<Member> {
  const { rows } = await sql<Member>`
    insert into premium_members as known (user_id, member_until, given_up, due_at)
    values (${userId}, ${memberUntil}, coalesce(${givenUp}::boolean, false), ${dueAt})
    on conflict (user_id) do update
      set member_until = excluded.member_until, due_at = excluded.due_at,
        given_up = coalesce(${givenUp}::boolean, known.given_up)
    returning member_until as "memberUntil", given_up as "givenUp"`.execute(trx)
  return rows[0] ?? { memberUntil, givenUp: givenUp ?? false }
}

/** Ends the membership of a closed account, whatever was paid. */
export async function updateAccountClosed(trx: Db, userId: string): Promise<void> {
  await sql`update premium_members set given_up = true, due_at = null where user_id = ${userId}`.execute(trx)
}

/** Lists the users whose membership may have ended. */
export async function selectDueMembers(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<Row<'premium_members', 'userId'>>`
    select user_id as "userId" from premium_members where due_at <= ${now} order by due_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ userId }) => userId)
}

/** Returns whether the role changed. */
export async function updateRole(
  trx: Db,
  { userId, role }: { userId: string; role: Role },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set role = ${role} where id = ${userId} and role <> ${role}`.execute(trx)
  return numAffectedRows === 1n
}

/** Returns the roles of these users; unknown ids are missing. */
export async function selectRoles(db: Db, userIds: readonly string[]): Promise<Map<string, Role>> {
  const { rows } = await sql<Row<'users', 'id' | 'role'>>`
    select id, role from users where id = any(${userIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, role }) => [id, role]))
}
