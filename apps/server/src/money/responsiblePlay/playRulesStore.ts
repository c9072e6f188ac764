import { applyKeptLimit, asCents, type DepositLimit } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of the rules that users set for their own play.

type Db = Kysely<Database>

export type OwnRules = {
  adultDeclaredAt: Date | null
  pausedUntil: Date | null
  depositLimit: DepositLimit
}

/** What applies to a user: their own rules, and those carried over from other accounts. */
export type PlayRulesRow = OwnRules & {
  /** Whether the pause comes from another account of the same owner and is longer than the user's own. */
  isCarried: boolean
}

type StoredRules = {
  userId: string
  adultDeclaredAt: Date | null
  pausedUntil: Date | null
  limit: bigint | null
  next: bigint | null
  nextFrom: Date | null
}

type StoredElsewhere = { pausedElsewhere: Date | null; kept: bigint | null; keptUntil: Date | null }

const asLimit = (amount: bigint | null) => (amount === null ? null : asCents(amount))

function readOwn({ adultDeclaredAt, pausedUntil, limit, next, nextFrom }: StoredRules): OwnRules {
  const raise = nextFrom && { limit: asLimit(next), fromMs: nextFrom.getTime() }
  return { adultDeclaredAt, pausedUntil, depositLimit: { limit: asLimit(limit), next: raise } }
}

const ownColumns = sql`
  own.adult_declared_at as "adultDeclaredAt", own.paused_until as "pausedUntil", own.daily_deposit_cents as limit,
  own.next_deposit_cents as next, own.next_from as "nextFrom"`

/** Reads only the rules that the user set in this account: a change starts from these. */
export async function selectOwnRules(db: Db, userId: string): Promise<OwnRules> {
  const { rows } = await sql<StoredRules>`
    select ${userId} as "userId", ${ownColumns} from (select) as one
    left join play_rules own on own.user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a query without a condition returned no row')
  return readOwn(row)
}

/** The most pairs of account and hash that are searched for one account's owner, the nearest first. */
const REACHED_MAX = 1000
/** One proven, and one not. */
const KEPT_OF_HASH_MAX = 2

/**
 * Reads what applies to each of these users. Rules carry over by a hash that two accounts share, if the other
 * account has proven it as its owner's: by a confirmed address, or a CPF to which money may leave. So no
 * stranger can pause a user by naming their address or CPF. Rules kept of closed accounts apply by the hash
 * alone; those of an address that was never confirmed apply only to accounts created after they were kept.
 */
export async function selectRulesOf(
  db: Db,
  { userIds, nowMs }: { userIds: readonly string[]; nowMs: number },
): Promise<Map<string, PlayRulesRow>> {
  const now = new Date(nowMs)
  const { rows } = await sql<StoredRules & StoredElsewhere>`
    select one.id as "userId", ${ownColumns}, elsewhere.*
    from unnest(${userIds}::uuid[]) as one (id)
    left join play_rules own on own.user_id = one.id
    left join lateral (${elsewhere(now)}) elsewhere on true`.execute(db)
  return new Map(rows.map((row) => [row.userId, combine(row, nowMs)]))
}

const elsewhere = (now: Date) => sql`
  with recursive reached (user_id, hash) as (
    select user_id, hash from account_identities where user_id = one.id
    union
    select theirs.user_id, theirs.hash
    from reached
    join account_identities shown on shown.hash = reached.hash and shown.is_bound
    join users on users.id = shown.user_id and (shown.kind = 'cpf' or users.email_confirmed_at is not null)
    join account_identities theirs on theirs.user_id = shown.user_id
  ), near as (
    select * from reached limit ${REACHED_MAX}
  ), kept as (
    select of_hash.* from near
    -- One hash at a time, by index: with a wrong estimate the planner would read all kept rules.
    cross join lateral (select * from kept_play_rules where hash = near.hash limit ${KEPT_OF_HASH_MAX}) as of_hash
    where is_proven or kept_at <= (select created_at from users where id = near.user_id)
  )
  select
    greatest(
      (select max(paused_until) from kept),
      (select max((select paused_until from play_rules where user_id = near.user_id)) from near
        where near.user_id <> one.id)
    ) as "pausedElsewhere",
    (select min(deposit_cents) from kept where deposit_until > ${now}) as kept,
    (select max(deposit_until) from kept where deposit_until > ${now}) as "keptUntil"`

function combine(row: StoredRules & StoredElsewhere, nowMs: number): PlayRulesRow {
  const own = readOwn(row)
  const { pausedElsewhere, kept, keptUntil } = row
  const isCarried =
    pausedElsewhere !== null &&
    pausedElsewhere.getTime() > Math.max(nowMs, own.pausedUntil?.getTime() ?? Number.NEGATIVE_INFINITY)
  const keptLimit =
    kept === null || !keptUntil ? null : { limit: asCents(kept), untilMs: keptUntil.getTime() }
  return {
    ...own,
    pausedUntil: isCarried ? pausedElsewhere : own.pausedUntil,
    isCarried,
    depositLimit: applyKeptLimit(own.depositLimit, keptLimit, nowMs),
  }
}

export async function selectRules(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<PlayRulesRow> {
  const rules = (await selectRulesOf(db, { userIds: [userId], nowMs })).get(userId)
  if (!rules) throw new Error(`the rules of ${userId} were not read`)
  return rules
}

/** Stores that the user declared to be an adult. The first declaration stays. */
export async function upsertAdult(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await sql`
    insert into play_rules as known (user_id, adult_declared_at) values (${userId}, ${now})
    on conflict (user_id) do update
      set adult_declared_at = coalesce(known.adult_declared_at, excluded.adult_declared_at)`.execute(db)
}

/** Stores a pause, unless one ends later. Returns the end of the one that applies. */
export async function upsertPause(db: Db, { userId, until }: { userId: string; until: Date }): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    insert into play_rules as known (user_id, paused_until) values (${userId}, ${until})
    on conflict (user_id) do update
      set paused_until = greatest(known.paused_until, excluded.paused_until)
    returning paused_until as until`.execute(db)
  return rows[0]?.until ?? until
}

/** The caller has locked the user. */
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
