import type { KeptLimit } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { IdentityHash } from '../../people/identities/index.ts'

// All SQL of the rules that are kept of closed accounts.

type Db = Kysely<Database>

const ENDED_AT_ONCE_MAX = 5000

export type KeptRules = { pausedUntil: Date | null; limit: KeptLimit | null }

/** Keeps the rules that still apply under each of these hashes. Stricter ones that are kept already stay. */
export async function upsertKept(
  trx: Db,
  {
    hashes,
    isProven,
    kept: { pausedUntil, limit },
    now,
  }: { hashes: readonly IdentityHash[]; isProven: boolean; kept: KeptRules; now: Date },
): Promise<void> {
  const depositUntil = limit && new Date(limit.untilMs)
  await sql`
    insert into kept_play_rules as known
      (hash, is_proven, key_id, paused_until, deposit_cents, deposit_until, kept_at, ends_at)
    select hash, ${isProven}, key_id, ${pausedUntil}, ${limit?.limit ?? null}, ${depositUntil}, ${now},
      greatest(${pausedUntil}::timestamptz, ${depositUntil}::timestamptz)
    from unnest(${hashes.map(({ keyId }) => keyId)}::text[], ${hashes.map(({ hash }) => hash)}::bytea[])
      as given (key_id, hash)
    on conflict (hash, is_proven) do update set
      paused_until = greatest(known.paused_until, excluded.paused_until),
      deposit_cents = least(
        case when known.deposit_until > excluded.kept_at then known.deposit_cents end, excluded.deposit_cents),
      deposit_until = greatest(
        case when known.deposit_until > excluded.kept_at then known.deposit_until end, excluded.deposit_until),
      kept_at = least(known.kept_at, excluded.kept_at),
      ends_at = greatest(known.ends_at, excluded.ends_at)`.execute(trx)
}

/** Deletes the rules that no longer apply. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await sql`
    delete from kept_play_rules where (hash, is_proven) in (
      select hash, is_proven from kept_play_rules where ends_at <= ${now} limit ${ENDED_AT_ONCE_MAX}
    )`.execute(db)
}

/** Counts the rules that none of these keys can find, and until when they would apply. */
export async function selectLost(
  db: Db,
  { keyIds, now }: { keyIds: readonly string[]; now: Date },
): Promise<{ keyId: string; rules: number; until: Date }[]> {
  const { rows } = await sql<{ keyId: string; rules: number; until: Date }>`
    select key_id as "keyId", count(*)::int as rules, max(ends_at) as until from kept_play_rules
    where ends_at > ${now} and key_id <> all(${keyIds}) group by key_id order by key_id`.execute(db)
  return rows
}

/** Deletes the rules kept of other accounts under the identities of this one's owner. Returns how many. */
export async function deleteKeptOf(trx: Db, userId: string): Promise<number> {
  const kept = await sql`
    delete from kept_play_rules using account_identities
    where kept_play_rules.hash = account_identities.hash and user_id = ${userId}`.execute(trx)
  await sql`delete from account_identities where user_id = ${userId} and not is_bound`.execute(trx)
  return Number(kept.numAffectedRows ?? 0)
}
