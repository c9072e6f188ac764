import { asCents, type DepositLimit, NO_DEPOSIT_LIMIT } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

// All SQL of how people bound their own play.

type Db = Kysely<Database>

export type PlayRulesRow = {
  adultDeclaredAt: Date | null
  pausedUntil: Date | null
  depositLimit: DepositLimit
}

const NO_RULES: PlayRulesRow = { adultDeclaredAt: null, pausedUntil: null, depositLimit: NO_DEPOSIT_LIMIT }

type StoredRules = {
  userId: string
  adultDeclaredAt: Date | null
  pausedUntil: Date | null
  limit: bigint | null
  next: bigint | null
  nextFrom: Date | null
}

const asLimit = (amount: bigint | null) => (amount === null ? null : asCents(amount))

/** The rules of each of these users. */
export async function selectRulesOf(db: Db, userIds: readonly string[]): Promise<Map<string, PlayRulesRow>> {
  const { rows } = await sql<StoredRules>`
    select user_id as "userId", adult_declared_at as "adultDeclaredAt", paused_until as "pausedUntil",
      daily_deposit_cents as limit, next_deposit_cents as next, next_from as "nextFrom"
    from play_rules where user_id = any(${userIds}::uuid[])`.execute(db)
  const found = new Map<string, PlayRulesRow>(userIds.map((userId) => [userId, NO_RULES]))
  for (const { userId, adultDeclaredAt, pausedUntil, limit, next, nextFrom } of rows) {
    const raise = nextFrom && { limit: asLimit(next), fromMs: nextFrom.getTime() }
    found.set(userId, { adultDeclaredAt, pausedUntil, depositLimit: { limit: asLimit(limit), next: raise } })
  }
  return found
}

export async function selectRules(db: Db, userId: string): Promise<PlayRulesRow> {
  return (await selectRulesOf(db, [userId])).get(userId) ?? NO_RULES
}

/** The first declaration stays. */
export async function upsertAdult(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await sql`
    insert into play_rules as known (user_id, adult_declared_at) values (${userId}, ${now})
    on conflict (user_id) do update
      set adult_declared_at = coalesce(known.adult_declared_at, excluded.adult_declared_at)`.execute(db)
}

/** A pause that ends later stays. */
export async function upsertPause(db: Db, { userId, until }: { userId: string; until: Date }): Promise<void> {
  await sql`
    insert into play_rules as known (user_id, paused_until) values (${userId}, ${until})
    on conflict (user_id) do update
      set paused_until = greatest(known.paused_until, excluded.paused_until)`.execute(db)
}

/** The user is held. */
export async function upsertDepositLimit(
  trx: Db,
  { userId, depositLimit: { limit, next } }: { userId: string; depositLimit: DepositLimit },
): Promise<void> {
  const nextFrom = next && new Date(next.fromMs)
  await sql`
    insert into play_rules (user_id, daily_deposit_cents, next_deposit_cents, next_from)
    values (${userId}, ${limit}, ${next?.limit ?? null}, ${nextFrom})
    on conflict (user_id) do update set daily_deposit_cents = excluded.daily_deposit_cents,
      next_deposit_cents = excluded.next_deposit_cents, next_from = excluded.next_from`.execute(trx)
}

export async function deleteRules(trx: Db, userId: string): Promise<void> {
  await sql`delete from play_rules where user_id = ${userId}`.execute(trx)
}
